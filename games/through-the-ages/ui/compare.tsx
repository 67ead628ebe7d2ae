/** All civilizations side by side, the best and the worst of each line marked: events ask exactly that. */

import type { Seat } from '@ecumene/kernel'
import { Tips } from '@ecumene/kit/tip.tsx'
import { useEffect, useState } from 'react'
import { workersOf } from '../src/query/counts.ts'
import type { S } from '../src/state.ts'
import { explain } from './explain.tsx'
import { figure } from './figure.ts'
import { type Count, Glyph } from './glyph.tsx'
import type { Part } from './part-props.ts'
import { coloniesOf, type Figures, figuresOf, seatsOf, wondersOf } from './position.ts'
import { Sheet } from './sheet.tsx'
import './style/index.css'

const LINES = [
  [f => f.strength, 'strength', 'strength'],
  [f => f.culture, 'culture', 'culture'],
  [f => f.cultureRate, 'culture', 'cultureRate'],
  [f => f.scienceRate, 'science', 'scienceRate'],
  [f => f.foodRate, 'food', 'foodRate'],
  [f => f.resourceRate, 'resources', 'resourceRate'],
  [f => f.happiness, 'happiness', 'happiness'],
] as const satisfies readonly LineOf<string>[]
const MORE = [
  [f => f.discontent, 'unhappiness', 'discontent', 'fewest'],
  [f => f.science, 'science', 'science'],
  [f => f.food, 'food', 'food'],
  [f => f.resources, 'resources', 'resources'],
  [f => f.civilTotal, 'civil', 'civil'],
  [f => f.militaryTotal, 'military', 'military'],
  [(_, s, seat) => workersOf(s, seat), 'yellow', 'workers'],
  [(_, s, seat) => coloniesOf(s, seat).length, 'colonization', 'colonies'],
  [(_, s, seat) => wondersOf(s, seat).filter(w => w.state === 'standing').length, 'culture', 'wonders'],
] as const satisfies readonly LineOf<string>[]
type CompareLine = LineOf<(typeof LINES | typeof MORE)[number][2]>

/** Beside the table; the key C opens and closes it over the table, with a line more for everything that is counted. */
export function Compare(p: Part) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const hear = (e: KeyboardEvent): void => {
      if (e.key.toLowerCase() !== 'c' || e.ctrlKey || e.metaKey || e.altKey) return
      if (e.target instanceof Element && e.target.closest('input, textarea, select, [role=dialog], dialog')) return
      setOpen(true)
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
  return (
    <Tips className="tta-compare" explain={word => explain(p, word)}>
      <Lines p={p} lines={LINES} />
      <button type="button" className="link" aria-keyshortcuts="c" onClick={() => setOpen(true)}>
        {p.say('ui.compareAll')}
      </button>
      {isOpen && (
        <Sheet say={p.say} label={p.say('ui.compare')} closesBy="c" onClose={() => setOpen(false)}>
          <AllLines p={p} />
        </Sheet>
      )}
    </Tips>
  )
}
/** Over the table there is room to say what comes each turn. */
const RATE_NAMES = {
  cultureRate: 'ui.sum.culture',
  scienceRate: 'ui.sum.science',
  foodRate: 'ui.sum.food',
  resourceRate: 'ui.sum.resources',
} as const
const isRate = (name: string): name is keyof typeof RATE_NAMES => name in RATE_NAMES

/** Everything that is counted, with the names of the players. */
export const AllLines = ({ p }: { p: Part }) => <Lines p={p} lines={[...LINES, ...MORE]} isNamed />
type LineOf<Name extends string> = readonly [
  value: (figures: Figures, s: S, seat: Seat) => number,
  of: Count,
  name: Name,
  /** The smallest number is the best one. */
  best?: 'fewest',
]
function Lines({ p, lines, isNamed = false }: { p: Part; lines: readonly CompareLine[]; isNamed?: boolean }) {
  const seats = seatsOf(p.view).filter(seat => p.view.out[seat] === 0)
  const figures = seats.map(seat => figuresOf(p.view, seat))
  return (
    <table className="tta-lines" data-anchor="compare">
      {!isNamed && <caption>{p.say('ui.compare')}</caption>}
      <thead>
        <tr>
          <td />
          {seats.map(seat => (
            <th key={seat} scope="col" title={p.seats[seat].name}>
              <span style={{ background: `var(--nation-${p.seats[seat].colour})` }} className="tta-dot" />
              <span className={isNamed ? '' : 'hidden-text'}>{p.seats[seat].name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(([value, of, name, wanted]) => {
          const values = figures.map((f, i) => value(f, p.view, seats[i]))
          const [most, fewest] = [Math.max(...values), Math.min(...values)]
          const [best, worst] = wanted === 'fewest' ? [fewest, most] : [most, fewest]
          return (
            <tr key={name}>
              <th scope="row">
                <Glyph of={of} size={13} /> {p.say(isNamed && isRate(name) ? RATE_NAMES[name] : `ui.line.${name}`)}
              </th>
              {values.map((value, i) => (
                <td
                  key={seats[i]}
                  className={best === worst ? '' : value === best ? 'is-best' : value === worst ? 'is-worst' : ''}
                  {...figure(name === 'civil' || name === 'military' ? `${name}Total` : name, seats[i])}
                >
                  {value}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
