/**
 * A phone beside the board in the middle: what is one's own, and what one is asked; nothing that lies in the middle
 * stands here a second time.
 */
import { current } from '@ecumene/kernel'
import { Shape } from '@ecumene/kit/shape.tsx'
import { initialOf } from '../names.ts'
import { Actions } from '../screen/actions.tsx'
import { Drawn } from '../screen/drawn-part.tsx'
import { PromptBar } from '../screen/prompt-bar.tsx'
import type { TableView } from '../screen/view.ts'
import { useWords } from '../speech.tsx'
import { Link } from '../ui/link.tsx'

export function HandLayout({ view: whole }: { view: TableView }) {
  const w = useWords()
  // What is chosen on the board elsewhere is chosen from the list here.
  const view: TableView = { ...whole, isList: true }
  const { ui, parts, snapshot, table } = view
  if (parts.seat === 'table') return null
  const names = parts.seats.map(p => p.name)
  const Form = snapshot.prompt !== null && current(parts.game, snapshot.view)?.form ? ui?.Form : undefined
  return (
    <div className="phone hand list" data-seq={snapshot.seq} data-hand={parts.seat}>
      <header className="hand-head">
        <Shape colour={parts.seats[parts.seat].colour} initial={initialOf(names, parts.seat)} size={34} />
        <h1>{names[parts.seat]}</h1>
        <Link to={`/online/${table.id}`} className="button quiet small">
          {w.say('middle.boardHere')}
        </Link>
        {view.extras?.tool}
        <button
          type="button"
          className="button quiet small"
          onClick={view.openSettings}
          aria-label={w.say('settings.title')}
        >
          <span aria-hidden="true">⚙</span>
        </button>
      </header>
      {view.extras?.notices}
      <PromptBar view={view} />
      {snapshot.prompt === null && !snapshot.outcome && <p className="soft hand-look">{w.say('middle.lookUp')}</p>}
      {Form && (
        <div className="form-panel" data-form>
          <Drawn view={view}>
            <Form {...parts} />
          </Drawn>
        </div>
      )}
      <Actions view={view} />
      {ui?.MyArea && (
        <section className="hand-mine" aria-label={w.say('me.title')}>
          <Drawn view={view}>
            <ui.MyArea {...parts} />
          </Drawn>
        </section>
      )}
    </div>
  )
}
