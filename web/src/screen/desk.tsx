/** The table on a wide screen: the board, the question under it; players left and chronicle right fold to rails. */
import { useMedia } from '@ecumene/kit/media.ts'
import { useLater } from '@ecumene/kit/picture.ts'
import { memo, type ReactNode, useState } from 'react'
import { change, useSettings } from '../settings.ts'
import { useWords } from '../speech.tsx'
import { Actions } from './actions.tsx'
import { Centre } from './centre.tsx'
import { Chronicle } from './chronicle.tsx'
import { Drawn } from './drawn-part.tsx'
import { MineArea } from './mine-area.tsx'
import { NewsSince } from './news.tsx'
import { OlderRules } from './older-rules.tsx'
import { Others } from './other-players.tsx'
import { PromptBar } from './prompt-bar.tsx'
import { TopBar } from './top-bar.tsx'
import { useNews } from './use-news.ts'
import type { TableView } from './view.ts'

export function DeskLayout({ view }: { view: TableView }) {
  const w = useWords()
  const { ui } = view
  const left = usePanel('players', '(min-width: 1180px)', '(max-width: 1099px)')
  const right = usePanel('chronicle', '(min-width: 2000px)', '(max-width: 1399px)')
  const since = useNews(view)
  return (
    <div
      className={`desk${left.isOpen ? '' : ' left-folded'}${right.isOpen ? '' : ' right-folded'}`}
      data-seq={view.snapshot.seq}
    >
      <TopBar view={view} />
      <aside className={left.className('desk-left')} aria-label={w.say('others.title')}>
        <Fold panel={left} name="players" label={w.say('others.title')} />
        <PlayersLater view={view} isRail={!left.isOpen} />
        {left.isOpen && <NewsSince view={view} since={since} />}
      </aside>
      <main className={view.isList && !view.snapshot.outcome ? 'desk-main list' : 'desk-main'}>
        <Centre view={view} />
        <MineArea view={view} />
        <section className="decide" aria-label={w.say('prompt.title')}>
          {!left.isOpen && <NewsSince view={view} since={since} isBrief />}
          <OlderRules view={view} />
          {view.extras?.notices}
          <PromptBar view={view} />
          {(view.isList || !ui?.isComplete) && <Actions view={view} isCompact={!view.isList} />}
        </section>
      </main>
      <aside className={right.className('desk-right')} aria-label={w.say('chronicle.title')}>
        <Fold panel={right} name="chronicle" label={w.say('chronicle.title')} />
        {view.extras?.talk && !right.isOpen && (
          <h2 className="desk-talk">
            <button type="button" className="link" onClick={right.toggle}>
              {view.extras.talk.label}
            </button>
          </h2>
        )}
        {right.isOpen && (
          <>
            <Chronicle view={view} />
            {view.extras?.talk && <Talk label={view.extras.talk.label} panel={view.extras.talk.panel} />}
          </>
        )}
      </aside>
    </div>
  )
}

/** The board and the question are drawn first; the tables beside them follow. */
const PlayersLater = ({ view, isRail }: { view: TableView; isRail: boolean }) => (
  <Players view={useLater(view)} isRail={isRail} />
)
const Players = memo(function Players({ view, isRail }: { view: TableView; isRail: boolean }) {
  const w = useWords()
  const { ui, parts } = view
  return (
    <>
      <Others view={view} isRail={isRail} />
      {ui?.Tracks && !isRail && (
        <section className="tracks" aria-label={w.say('tracks.title')}>
          <Drawn view={view}>
            <ui.Tracks {...parts} />
          </Drawn>
        </section>
      )}
    </>
  )
})

interface Panel {
  readonly isOpen: boolean
  className(name: string): string
  toggle(): void
}
/**
 * A panel beside the board stands open where the window has room for both, unless the player said otherwise; what they
 * said is remembered. Where it would take too much, the open panel lies over the board's edge.
 */
function usePanel(name: 'players' | 'chronicle', roomy: string, tight: string): Panel {
  const isRoomy = useMedia(roomy)
  const isTight = useMedia(tight)
  const { panels } = useSettings()
  const [isLook, look] = useState(false)
  const isOpen = isTight ? isLook : (panels[name] ?? isRoomy)
  return {
    isOpen,
    className: base => `${base}${isOpen ? '' : ' folded'}${isOpen && isTight ? ' over' : ''}`,
    toggle: () => (isTight ? look(!isOpen) : change({ panels: { ...panels, [name]: !isOpen } })),
  }
}

function Fold({ panel, name, label }: { panel: Panel; name: string; label: string }) {
  return (
    <h2>
      <button type="button" className="link" data-fold={name} aria-expanded={panel.isOpen} onClick={panel.toggle}>
        {label}
      </button>
    </h2>
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
