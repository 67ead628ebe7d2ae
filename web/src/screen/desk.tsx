/** The table on a wide screen: players left, board and question in the middle, chronicle right. */
import { type ReactNode, useState } from 'react'
import { useWords } from '../speech.tsx'
import { useMedia } from '../ui/use-media.ts'
import { Actions } from './actions.tsx'
import { Centre } from './centre.tsx'
import { Chronicle } from './chronicle.tsx'
import { Drawn } from './drawn.tsx'
import { OlderRules } from './older-rules.tsx'
import { Others } from './others.tsx'
import { PromptBar } from './prompt-bar.tsx'
import { TopBar } from './top-bar.tsx'
import type { TableView } from './view.ts'
import { WhileAway } from './while-away.tsx'

export function DeskLayout({ view }: { view: TableView }) {
  const w = useWords()
  const { ui, parts } = view
  const isRoomy = useMedia('(min-width: 1500px)')
  const [wish, setWish] = useState<boolean | null>(null)
  // A wide board needs the room of the chronicle unless the window has enough for both.
  const isTold = wish ?? (!ui?.isWide || isRoomy)
  return (
    <div className={`desk${ui?.isWide ? ' wide' : ''}${isTold ? '' : ' folded'}`} data-seq={view.snapshot.seq}>
      <TopBar view={view} />
      <aside className="desk-left" aria-label={w.say('others.title')}>
        <Others view={view} />
        {ui?.Tracks && (
          <section className="tracks" aria-label={w.say('tracks.title')}>
            <Drawn view={view}>
              <ui.Tracks {...parts} />
            </Drawn>
          </section>
        )}
      </aside>
      <main className={view.isList && !view.snapshot.outcome ? 'desk-main list' : 'desk-main'}>
        <Centre view={view} />
        {ui?.MyArea && parts.seat !== 'table' && (
          <section className="mine-area" aria-label={w.say('me.title')}>
            <Drawn view={view}>
              <ui.MyArea {...parts} />
            </Drawn>
          </section>
        )}
        <section className="decide" aria-label={w.say('prompt.title')}>
          <OlderRules view={view} />
          {view.extras?.notices}
          <PromptBar view={view} />
          {(view.isList || !ui?.isComplete) && <Actions view={view} isCompact={!view.isList} />}
        </section>
      </main>
      <aside className="desk-right" aria-label={w.say('chronicle.title')}>
        <h2>
          <button
            type="button"
            className="link"
            data-fold="chronicle"
            aria-expanded={isTold}
            onClick={() => setWish(!isTold)}
          >
            {w.say('chronicle.title')}
          </button>
        </h2>
        <WhileAway view={view} />
        <Chronicle view={view} />
        {view.extras && <Talk label={view.extras.talk.label} panel={view.extras.talk.panel} />}
      </aside>
    </div>
  )
}

/** Under the chronicle; who wants more of it folds it away. */
function Talk({ label, panel }: { label: ReactNode; panel: ReactNode }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <section className="desk-talk">
      <h2>
        <button type="button" className="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {label}
        </button>
      </h2>
      {isOpen && panel}
    </section>
  )
}
