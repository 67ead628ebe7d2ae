/** What happened since my last turn, in one line a player: what they took, how they grew, what hit me. */
import type { GameEvent } from '@ecumene/kernel'
import type { E } from '../src/verbs.ts'
import type { Part } from './part.ts'

const TOLD: ReadonlySet<E['type']> = new Set([
  'took',
  'led',
  'completed',
  'developed',
  'revolted',
  'attacked',
  'warDeclared',
  'warWon',
  'succeeded',
  'repelled',
  'revealed',
  'colonized',
  'age',
  'tactic',
  'agreed',
  'lastRound',
])
/** The events after the end of `seat`'s last turn that are worth telling. */
export function sinceLastTurn(events: readonly GameEvent[], seat: number): readonly GameEvent[] {
  const all = events as unknown as readonly E[]
  const mine = all.findLastIndex(e => e.type === 'turn' && e.seat === seat)
  const before = all.slice(0, Math.max(0, mine)).findLastIndex(e => e.type === 'turn' && e.seat === seat)
  const next = all.findIndex((e, i) => i > before && e.type === 'turn' && e.seat !== seat)
  if (mine < 0 || next < 0 || next > mine) return []
  return events.slice(next, mine).filter(e => TOLD.has(e.type as E['type']))
}

export function Since({ p }: { p: Part }) {
  if (p.seat === 'table' || p.legal.length === 0) return null
  const told = sinceLastTurn(p.chronicle(), p.seat)
  if (told.length === 0) return null
  return (
    <details className="tta-since">
      <summary>{p.say('ui.since', { n: told.length })}</summary>
      <ul>
        {linesOf(told).map(line => (
          <li key={line.map(e => p.sayEvent(e)).join()} className={hitsMe(line, p.seat) ? 'is-bad' : ''}>
            {line.map(event => p.sayEvent(event)).join(' · ')}
          </li>
        ))}
      </ul>
    </details>
  )
}
/** What one player did, together. */
function linesOf(events: readonly GameEvent[]): readonly (readonly GameEvent[])[] {
  const lines: GameEvent[][] = []
  for (const event of events) {
    const last = lines.at(-1)
    if (last && last[0].seat === event.seat) last.push(event)
    else lines.push([event])
  }
  return lines
}
const hitsMe = (line: readonly GameEvent[], seat: number | 'table'): boolean => line.some(e => e.target === seat)
