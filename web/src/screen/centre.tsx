/**
 * The middle of the table: the game's board, or a calm panel where none is drawn yet; at the end, the way to the
 * result.
 */
import { current } from '@ecumene/kernel'
import { Cover } from '../shelf/covers/cover.tsx'
import { useWords } from '../speech.tsx'
import { Drawn } from './drawn-part.tsx'
import { Position } from './position.tsx'
import type { TableView } from './view.ts'

export function Centre({ view, page }: { view: TableView; page?: string }) {
  const w = useWords()
  const { ui, parts, snapshot, moment } = view
  const isFinal = snapshot.outcome !== null && moment === null
  const isForm = ui?.Form !== undefined && moment === null && current(parts.game, snapshot.view)?.form !== undefined
  return (
    <div className="board" translate="no">
      {ui && !view.isList && (
        <Drawn view={view}>
          <ui.Board {...parts} events={view.events} motion={view.motion} {...(page ? { page } : {})} />
        </Drawn>
      )}
      {view.isList && !isFinal && (isForm ? <FormPanel view={view} /> : <CalmPanel view={view} />)}
      {isFinal && (
        <button type="button" className="button primary result-open" data-result onClick={view.openResult}>
          {w.say('final.open')}
        </button>
      )}
    </div>
  )
}

/** Beside the plain list: what no list can hold, and the position. */
function FormPanel({ view }: { view: TableView }) {
  const Form = view.ui?.Form
  return Form ? (
    <div className="form-panel" data-form>
      <Drawn view={view}>
        <Form {...view.parts} />
      </Drawn>
      <Position view={view} />
    </div>
  ) : null
}

function CalmPanel({ view }: { view: TableView }) {
  const w = useWords()
  const { snapshot, moment, table } = view
  const until = moment?.seq ?? snapshot.seq
  const count = snapshot.lines.countTo(until)
  const past = snapshot.lines.slice(Math.max(0, count - 8), count).flatMap(l => l.events.map(w.event).filter(Boolean))
  return (
    <div className={view.ui?.asText ? 'calm with-position' : 'calm'}>
      <div className="calm-cover" aria-hidden="true">
        <Cover id={table.game.id} />
      </div>
      <div className="calm-text">
        {!view.ui && <p className="soft">{w.say('calm.text')}</p>}
        <ul>
          {past.slice(-4).map((text, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the last lines, in their order
            <li key={i}>{text}</li>
          ))}
        </ul>
      </div>
      <Position view={view} />
    </div>
  )
}
