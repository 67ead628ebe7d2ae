/** The slider over all moments of the game, and steps to the next and the previous one. */
import { useWords } from '../speech.tsx'
import type { TableView } from './view.ts'

export function Replay({ view }: { view: TableView }) {
  const w = useWords()
  const { at, last, to } = useMoments(view)
  return (
    <div className="replay">
      <Step view={view} by={-1} />
      <input
        type="range"
        min={0}
        max={Math.max(0, last)}
        value={Math.max(0, at)}
        onChange={e => to(Number(e.target.value))}
        aria-label={w.say('replay.slider')}
        aria-valuetext={w.say('replay.position', { at: at + 1, of: last + 1 })}
      />
      <Step view={view} by={1} />
    </div>
  )
}

/** A button to the next or the previous moment. */
export function Step({ view, by }: { view: TableView; by: 1 | -1 }) {
  const w = useWords()
  const { at, last, to } = useMoments(view)
  return (
    <button
      type="button"
      className="button square small"
      onClick={() => to(at + by)}
      disabled={by < 0 ? at <= 0 : at >= last}
      aria-label={w.say(by < 0 ? 'replay.previous' : 'replay.next')}
    >
      <span aria-hidden="true">{by < 0 ? '◂' : '▸'}</span>
    </button>
  )
}

function useMoments({ snapshot, moment, jump }: TableView) {
  const { lines } = snapshot
  const last = lines.length - 1
  const at = moment ? lines.countTo(moment.seq) - 1 : last
  const to = (i: number): void => jump(i >= last ? null : lines.at(Math.max(0, i)).seq)
  return { at, last, to }
}
