/** Who has won a cup: their names in a laurel. */
import type { CupInfo } from '@ecumene/protocol'
import { useWords } from '../speech.tsx'
import { Link } from '../ui/link.tsx'

export function Winners({ cup: { standings } }: { cup: Pick<CupInfo, 'standings'> }) {
  const w = useWords()
  const [first] = standings
  if (!first) return null
  const best = standings.filter(s => s.points === first.points && s.won === first.won)
  const names = new Intl.ListFormat(w.language).format(best.map(s => s.name || w.say('online.somebody')))
  return (
    <section className="cup-won" data-won={best.length} aria-label={w.say('final.title', { names, n: best.length })}>
      <Branch />
      <ul>
        {best.map(s => (
          <li key={s.user}>
            <Link to={`/people/${s.user}`} className="cup-winner">
              {s.name || w.say('online.somebody')}
            </Link>
          </li>
        ))}
      </ul>
      <Branch isRight />
    </section>
  )
}

const LEAVES = 6
/** Where the leaves grow, from the foot of the twig to its tip. */
const KNOTS = Array.from({ length: LEAVES }, (_, i) => {
  const part = i / (LEAVES - 1)
  return [31 - 22 * Math.sin((part * 0.72 + 0.14) * Math.PI), 82 - part * 72] as const
})
/** Half of a laurel: leaves on both sides of a bent twig. */
function Branch({ isRight = false }: { isRight?: boolean }) {
  return (
    <svg viewBox="-6 -4 48 100" className={isRight ? 'cup-laurel is-right' : 'cup-laurel'} aria-hidden="true">
      <polyline points={KNOTS.join(' ')} className="cup-twig" />
      {KNOTS.map(([x, y]) => (
        <g key={y} transform={`translate(${x} ${y})`}>
          <ellipse cx="-6" cy="-2" rx="8" ry="3.4" transform="rotate(38)" />
          <ellipse cx="7" cy="-3" rx="8" ry="3.4" transform="rotate(-52)" />
        </g>
      ))}
    </svg>
  )
}
