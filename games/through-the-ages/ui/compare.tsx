/** All civilizations side by side, the best and the worst of each line marked: events ask exactly that. */
import { Tips } from '@ecumene/kit/tip.tsx'
import { explain } from './explain.tsx'
import { type Count, Glyph } from './glyph.tsx'
import type { Part } from './part.ts'
import { type Figures, figuresOf, seatsOf } from './read.ts'
import './style/index.css'

const LINES: readonly (readonly [keyof Figures, Count, string])[] = [
  ['strength', 'strength', 'strength'],
  ['culture', 'culture', 'culture'],
  ['cultureRate', 'culture', 'cultureRate'],
  ['scienceRate', 'science', 'scienceRate'],
  ['foodRate', 'food', 'foodRate'],
  ['resourceRate', 'resources', 'resourceRate'],
  ['happiness', 'happiness', 'happiness'],
]

export function Compare(p: Part) {
  const seats = seatsOf(p.view).filter(seat => p.view.out[seat] === 0)
  const figures = seats.map(seat => figuresOf(p.view, seat))
  return (
    <Tips className="tta-compare" explain={word => explain(p, word)}>
      <table>
        <caption>{p.say('ui.compare')}</caption>
        <thead>
          <tr>
            <td />
            {seats.map(seat => (
              <th key={seat} scope="col" title={p.seats[seat].name}>
                <span style={{ background: `var(--nation-${p.seats[seat].colour})` }} className="tta-dot" />
                <span className="hidden-text">{p.seats[seat].name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LINES.map(([key, of, name]) => {
            const values = figures.map(f => f[key])
            const [best, worst] = [Math.max(...values), Math.min(...values)]
            return (
              <tr key={key}>
                <th scope="row">
                  <Glyph of={of} size={13} /> {p.say(`ui.line.${name}`)}
                </th>
                {values.map((value, i) => (
                  <td
                    key={seats[i]}
                    className={best === worst ? '' : value === best ? 'is-best' : value === worst ? 'is-worst' : ''}
                  >
                    {value}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </Tips>
  )
}
