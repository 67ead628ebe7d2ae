/** What each total is made of: civilization cards, trade cards, Treasury (CIV-20.3b). Hands are known now: the total was disclosed. */
import { Sign } from '../../../web/src/kit/piece.tsx'
import type { PartProps } from '../../../web/src/seam.ts'
import { cardPoints } from '../src/query.ts'
import type { S } from '../src/state.ts'
import type { Owner } from './board/pieces.tsx'

const PARTS = ['cards', 'trade', 'treasury'] as const

export function Totals({ p, owners }: { p: PartProps<S>; owners: readonly Owner[] }) {
  const s = p.view
  const rows = p.seats.map((look, seat) => {
    const [cards, treasury, total] = [cardPoints(s, seat), s.treasury[seat], s.total[seat]]
    return { seat, name: look.name, total, parts: { cards, treasury, trade: Math.max(0, total - cards - treasury) } }
  })
  rows.sort((a, b) => b.total - a.total)
  const most = Math.max(1, ...rows.map(r => r.total))
  return (
    <figure className="civ-totals">
      <figcaption>{p.say('ui.final.totals')}</figcaption>
      <ul className="civ-totals-key" aria-hidden="true">
        {PARTS.map(part => (
          <li key={part}>
            <i className={`civ-part-${part}`} /> {p.say(`ui.final.part.${part}`)}
          </li>
        ))}
      </ul>
      <ol>
        {rows.map(r => (
          <li key={r.seat} data-total={r.seat}>
            <span className="civ-totals-name">
              <svg viewBox="-12 -12 24 24" width="20" height="20" aria-hidden="true">
                <Sign {...owners[r.seat]} size={22} />
              </svg>{' '}
              {r.name}
            </span>
            <span className="civ-totals-bar" aria-hidden="true">
              {PARTS.map(part => (
                <span key={part} className={`civ-part-${part}`} style={{ width: `${(100 * r.parts[part]) / most}%` }} />
              ))}
            </span>
            <span className="civ-totals-numbers">
              {PARTS.map(part => (
                <span key={part}>
                  <span className="hidden-text">{p.say(`ui.final.part.${part}`)} </span>
                  {r.parts[part]}
                </span>
              ))}
              <strong>{r.total}</strong>
            </span>
          </li>
        ))}
      </ol>
    </figure>
  )
}
