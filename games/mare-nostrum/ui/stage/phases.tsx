/** Where the trade has come to: marker, offers, takes, evening out. */
import type { Part } from '../rules.ts'

const PHASES = ['marker', 'offer', 'take', 'give'] as const

export function Phases({ p, now }: { p: Part; now: (typeof PHASES)[number] }) {
  return (
    <ol className="mn-phases" aria-label={p.say('ui.phases')}>
      {PHASES.map(phase => (
        <li key={phase} aria-current={phase === now ? 'step' : undefined}>
          {p.say(`ui.phase.${phase}`)}
        </li>
      ))}
    </ol>
  )
}
