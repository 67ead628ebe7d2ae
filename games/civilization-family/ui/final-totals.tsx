/** What each total is made of. Hands are known now: the total was disclosed. */

import { Sign } from '@ecumene/kit/piece.tsx'
import type { Owner } from './board/pieces.tsx'
import type { Part } from './edition.ts'
import { figure } from './figure.ts'

export function Totals({
  p,
  owners,
}: {
  p: Pick<Part, 'view' | 'seat' | 'seats' | 'say' | 'edition'>
  owners: readonly Owner[]
}) {
  const s = p.view
  const { sums } = p.edition
  const rows = p.seats.map((look, seat) => ({
    seat,
    name: look.name,
    total: s.total[seat],
    parts: sums.partsOf(s, seat),
  }))
  rows.sort((a, b) => b.total - a.total)
  const most = Math.max(1, ...rows.map(r => r.total))
  return (
    <figure className="civ-totals">
      <figcaption>{p.say('ui.final.totals')}</figcaption>
      <ul className="civ-totals-key" aria-hidden="true">
        {sums.parts.map(part => (
          <li key={part}>
            <i className={`civ-part-${part}`} /> {p.say(`ui.final.part.${part}`)}
          </li>
        ))}
      </ul>
      <ol>
        {rows.map(r => (
          <li key={r.seat} data-total={r.seat} className={r.seat === p.seat ? 'is-mine' : undefined}>
            <span className="civ-totals-name">
              <svg viewBox="-12 -12 24 24" width="20" height="20" aria-hidden="true">
                <Sign {...owners[r.seat]} size={22} />
              </svg>{' '}
              {r.name}
              {r.seat === p.seat && <span className="civ-hint"> {p.say('ui.final.you')}</span>}
            </span>
            <span className="civ-totals-bar" aria-hidden="true">
              {sums.parts.map((part, i) => (
                <span key={part} className={`civ-part-${part}`} style={{ width: `${(100 * r.parts[i]) / most}%` }} />
              ))}
            </span>
            <span className="civ-totals-numbers">
              {sums.parts.map((part, i) => (
                <span key={part} {...figure('part', r.seat, i)}>
                  <span className="hidden-text">{p.say(`ui.final.part.${part}`)} </span>
                  {r.parts[i]}
                </span>
              ))}
              <strong {...figure('total', r.seat)}>{r.total}</strong>
            </span>
          </li>
        ))}
      </ol>
    </figure>
  )
}
