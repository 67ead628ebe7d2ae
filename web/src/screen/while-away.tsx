/** What happened while the viewer was not looking, or the device was in other hands. */
import { useWords } from '../speech.tsx'
import type { TableView } from './view.ts'

export function WhileAway({ view }: { view: TableView }) {
  const w = useWords()
  const since = view.snapshot.awaySince
  if (since === null) return null
  const n = view.snapshot.lines.after(since).reduce((sum, l) => sum + l.events.length, 0)
  return (
    <div className="notice away" role="status">
      <p>{w.say('away.text', { n })}</p>
      <div className="row">
        <button type="button" className="button small" onClick={() => view.jump(since)}>
          {w.say('away.replay')}
        </button>
        <button type="button" className="button small quiet" onClick={() => view.table.caughtUp()}>
          {w.say('away.read')}
        </button>
      </div>
    </div>
  )
}
