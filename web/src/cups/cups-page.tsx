/** Cups: those one can enter, those that are played, those that are over; and a new one. */
import '../design/shelf.css'
import '../account/account.css'
import '../online/online.css'
import type { CupInfo } from '@ecumene/protocol'
import { useEffect, useState } from 'react'
import { Ideas, playersFor } from '../online/ideas.tsx'
import { enter, server } from '../online/session.ts'
import { useWords } from '../speech.tsx'
import { Masthead } from '../ui/masthead.tsx'
import { LanguageSwitch } from '../ui/settings-dialog.tsx'
import { LoadingNote, useLoaded } from '../ui/use-loaded.tsx'
import { CupRow } from './cup-row.tsx'
import { MembersOnly } from './members-only.tsx'
import { NewCupDialog } from './new-cup.tsx'

interface ListedCups {
  readonly cups: readonly CupInfo[]
  readonly isMember: boolean
}
async function loadCups(): Promise<ListedCups> {
  await enter()
  const [cups, me] = await Promise.all([
    server.call<readonly CupInfo[]>('GET', '/cups'),
    server.call<{ guest?: boolean }>('GET', '/me'),
  ])
  return { cups, isMember: me.guest === false }
}

export default function CupsPage() {
  const w = useWords()
  const found = useLoaded(loadCups)
  const cups = found.value?.cups
  /** The game a new cup is proposed for; empty: the first. */
  const [creating, create] = useState<string | null>(null)
  useEffect(() => {
    document.title = `${w.say('cups.title')} · Ecumene`
  }, [w])
  return (
    <>
      <Masthead
        title={w.say('cups.title')}
        text={w.say('cups.about')}
        back={{ to: '/online', label: w.say('online.toLobby') }}
      >
        <button type="button" className="button primary" data-new-cup onClick={() => create('')}>
          {w.say('cups.new')}
        </button>
        <LanguageSwitch />
      </Masthead>
      <main className="shelf online">
        <LoadingNote of={found} />
        {found.value?.isMember === false && <MembersOnly />}
        {cups?.length === 0 && <p className="soft">{w.say('cups.none')}</p>}
        <ul className="online-tables">
          {cups?.map(cup => (
            <CupRow key={cup.id} cup={cup} />
          ))}
        </ul>
        {cups && !cups.some(cup => cup.status === 'open') && (
          <Ideas
            title={w.say('cups.ideas')}
            button={w.say('cups.new')}
            about={game => w.say('cups.idea', { n: Math.max(3, Math.min(4, playersFor(game)[1])) })}
            onChoose={create}
          >
            <p className="soft small-text">{w.say('cups.duplicateHelp')}</p>
          </Ideas>
        )}
        {creating !== null && (
          <NewCupDialog first={creating} isMember={found.value?.isMember !== false} onClose={() => create(null)} />
        )}
      </main>
    </>
  )
}
