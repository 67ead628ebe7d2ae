import { lazy, Suspense } from 'react'
import { useWaiting } from './queue/waiting.ts'
import { usePlace } from './router.ts'
import { Shelf } from './shelf/shelf.tsx'
import { useWords } from './speech.tsx'
import { Loading, Trouble } from './ui/trouble.tsx'
import { UpdateNotice } from './ui/update.tsx'

// The shelf comes first and quickly; the table and the rules follow when they are opened.
const TablePage = lazy(() => import('./screen/table-page.tsx'))
const GuidePage = lazy(() => import('./guide/guide-page.tsx'))
const ChallengePage = lazy(() => import('./guide/challenge-page.tsx'))
const RulesPage = lazy(() => import('./rules/rules-page.tsx'))
const LobbyPage = lazy(() => import('./online/lobby-page.tsx'))
const MatchPage = lazy(() => import('./online/match-page.tsx'))
const InvitePage = lazy(() => import('./online/invite-page.tsx'))
const AccountPage = lazy(() => import('./account/account-page.tsx'))
const OfferNotice = lazy(() => import('./queue/offer-notice.tsx'))
const PersonPage = lazy(() => import('./people/person-page.tsx'))
const LeadersPage = lazy(() => import('./people/leaders-page.tsx'))
const CupsPage = lazy(() => import('./cups/cups-page.tsx'))
const CupPage = lazy(() => import('./cups/cup-page.tsx'))
const FairPage = lazy(() => import('./fair/fair-page.tsx'))

export function App() {
  const place = usePlace()
  const w = useWords()
  const isWaiting = useWaiting()
  return (
    <>
      <Suspense fallback={<Loading />}>
        {place.at === 'shelf' && <Shelf />}
        {place.at === 'table' && <TablePage key={place.id} id={place.id} />}
        {place.at === 'learn' && <GuidePage key={place.game} game={place.game} chapter={place.chapter} />}
        {place.at === 'challenge' && <ChallengePage key={place.game} game={place.game} challenge={place.challenge} />}
        {place.at === 'rules' && <RulesPage key={place.game} game={place.game} rule={place.rule} />}
        {place.at === 'lobby' && <LobbyPage />}
        {place.at === 'match' && <MatchPage key={place.id} id={place.id} />}
        {place.at === 'middle' && <MatchPage key={`middle ${place.id}`} id={place.id} as="middle" />}
        {place.at === 'hand' && <MatchPage key={`hand ${place.id}`} id={place.id} as="hand" />}
        {place.at === 'invite' && <InvitePage key={place.code} code={place.code} />}
        {place.at === 'account' && <AccountPage part={place.part} />}
        {place.at === 'person' && <PersonPage key={place.user} user={place.user} />}
        {place.at === 'leaders' && <LeadersPage game={place.game} />}
        {place.at === 'cups' && <CupsPage />}
        {place.at === 'cup' && <CupPage key={place.id} id={place.id} />}
        {place.at === 'fair' && <FairPage key={place.id} id={place.id} />}
        {place.at === 'nowhere' && <Trouble title={w.say('nowhere.title')} text={w.say('nowhere.text')} />}
      </Suspense>
      <Suspense>{isWaiting && <OfferNotice />}</Suspense>
      <UpdateNotice />
    </>
  )
}
