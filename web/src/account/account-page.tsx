/**
 * The account: who one is here, how one comes in, how one is told, which programs may act for one, whom one does not
 * want to hear.
 */
import '../design/shelf.css'
import './account.css'
import { type ReactNode, useEffect } from 'react'
import { ToldMeasures } from '../moderation/told-measures.tsx'
import type { AccountPart } from '../router.ts'
import { useWords } from '../speech.tsx'
import { Link } from '../ui/link.tsx'
import { Masthead } from '../ui/masthead.tsx'
import { LanguageSwitch } from '../ui/settings-dialog.tsx'
import { LoadingNote, useLoaded } from '../ui/use-loaded.tsx'
import { ConfirmedPart } from './confirmed-part.tsx'
import { NoticesPart } from './notices-part.tsx'
import { PeoplePart } from './people-part.tsx'
import { ReportsPart } from './reports-part.tsx'
import { ResetPart } from './reset-part.tsx'
import { SecurityPart } from './security-part.tsx'
import { loadSelf, type Self } from './self.ts'
import { StopPart } from './stop-part.tsx'
import { TokensPart } from './tokens-part.tsx'
import { ComeIn, YouPart } from './you-part.tsx'

const PARTS: readonly AccountPart[] = ['you', 'security', 'notices', 'tokens', 'people', 'reports']
/** Where links of letters lead. */
const LANDINGS: readonly AccountPart[] = ['reset', 'confirmed', 'stop']
const pathOf = (part: AccountPart): string => (part === 'you' ? '/account' : `/account/${part}`)

export default function AccountPage({ part }: { part: AccountPart }) {
  const w = useWords()
  const self = useLoaded(loadSelf)
  useEffect(() => {
    document.title = `${w.say('account.title')} · Ecumene`
  }, [w])
  const who = self.value
  const shown = PARTS.filter(p => p !== 'reports' || who?.isOperator)
  return (
    <>
      <Masthead title={w.say('account.title')} back={{ to: '/online', label: w.say('online.toLobby') }}>
        <LanguageSwitch />
      </Masthead>
      <main className="shelf account">
        {!LANDINGS.includes(part) && (
          <nav className="account-nav" aria-label={w.say('account.parts')}>
            {shown.map(p => (
              <Link key={p} to={pathOf(p)} className="button small" isHere={p === part}>
                {w.say(`account.part.${p}`)}
              </Link>
            ))}
          </nav>
        )}
        {!LANDINGS.includes(part) && <ToldMeasures />}
        {part === 'reset' ? (
          <ResetPart />
        ) : part === 'stop' ? (
          <StopPart />
        ) : who ? (
          content(part, who, self.reload)
        ) : (
          <LoadingNote of={self} />
        )}
      </main>
    </>
  )
}

function content(part: AccountPart, self: Self, onChange: () => Promise<void>): ReactNode {
  if (part === 'confirmed') return <ConfirmedPart self={self} />
  if (part === 'you') return <YouPart self={self} onChange={onChange} />
  // Nobody has nothing: first they come in.
  if (self.user === null) return <ComeIn self={self} />
  if (part === 'security') return <SecurityPart self={self} onChange={onChange} />
  if (part === 'notices') return <NoticesPart self={self} />
  if (part === 'tokens') return <TokensPart />
  return part === 'reports' && self.isOperator ? <ReportsPart /> : <PeoplePart />
}
