import '../design/shelf.css'
import type { About } from '@ecumene/contract'
import { games } from '@ecumene/games'
import { lazy, Suspense, useEffect, useState } from 'react'
import { type SavedHead, savedGames } from '../local/saves.ts'
import { useOnlineGames } from '../online/available.ts'
import { useWords } from '../speech.tsx'
import { Link } from '../ui/link.tsx'
import { Masthead } from '../ui/masthead.tsx'
import { LanguageSwitch, SettingsButton } from '../ui/settings-dialog.tsx'
import { Box } from './box.tsx'
import { DailyChallenge } from './daily.tsx'
import { ImportButton } from './import.tsx'
import { SavedList } from './saved.tsx'

// What the server has comes after the shelf itself.
const LiveNow = lazy(() => import('../online/live-now.tsx'))
const NewGame = lazy(() => import('./new-game.tsx'))
const PlayWithFriends = lazy(() => import('../online/friends.tsx'))

export function Shelf() {
  const w = useWords()
  const [chosen, choose] = useState<About | null>(null)
  const [saved, setSaved] = useState<readonly SavedHead[]>([])
  const [together, playTogether] = useState<string | null>(null)
  const online = useOnlineGames()
  const isOnline = online.length > 0
  const refresh = (): void => void savedGames().then(setSaved, () => setSaved([]))
  useEffect(() => {
    savedGames().then(setSaved, () => setSaved([]))
  }, [])
  useEffect(() => {
    document.title = 'Ecumene'
  }, [])
  return (
    <>
      <Masthead title={w.say('ecumene')} text={w.say('tagline')}>
        {isOnline && (
          <Link to="/online" className="button primary">
            {w.say('online.open')}
          </Link>
        )}
        {isOnline && (
          <Link to="/account" className="button">
            {w.say('account.open')}
          </Link>
        )}
        <LanguageSwitch />
        <SettingsButton />
      </Masthead>
      <main className="shelf">
        <SavedList saved={saved} onChange={refresh} />
        <DailyChallenge />
        <section aria-labelledby="shelf-title">
          <div className="section-head">
            <h2 id="shelf-title">{w.say('shelf.title')}</h2>
            <ImportButton />
          </div>
          <ul className="boxes">
            {games.map(g => (
              <Box
                key={g.id}
                about={g}
                onPlay={() => choose(g)}
                onFriends={online.includes(g.id) ? () => playTogether(g.id) : undefined}
              />
            ))}
          </ul>
        </section>
        <Suspense>{isOnline && <LiveNow />}</Suspense>
      </main>
      <footer className="foot">
        <p>{w.say('shelf.local')}</p>
        <p>
          {w.say('shelf.credits')} <Link to="/rules/bronze">{w.say('rules.all')}</Link> ·{' '}
          <Link to="/fair">{w.say('fair.title')}</Link>
        </p>
      </footer>
      <Suspense>{chosen && <NewGame about={chosen} onClose={() => choose(null)} />}</Suspense>
      <Suspense>{together && <PlayWithFriends game={together} onClose={() => playTogether(null)} />}</Suspense>
    </>
  )
}
