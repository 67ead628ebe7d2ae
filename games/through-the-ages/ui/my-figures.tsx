/** The five figures that everybody watches, with the cubes; and what pointing at something would make of them. */

import type { GameEvent, Seat } from '@ecumene/kernel'
import { planned } from '@ecumene/kit/figure.ts'
import { useMemo } from 'react'
import { useCountUp } from './count-up.ts'
import { figure as mark } from './figure.ts'
import { type Count, Glyph } from './glyph.tsx'
import type { Part } from './part-props.ts'
import { usePointed } from './pointing.ts'
import { type Figures, figuresOf } from './position.ts'
import { type Change, previewOf } from './preview.ts'

type Stock = Extract<Count, 'culture' | 'science' | 'food' | 'resources' | 'strength'>
export interface LargeFigure {
  readonly of: Stock
  readonly stock: Stock
  readonly rate?: `${'culture' | 'science' | 'food' | 'resource'}Rate`
}
const FIVE: readonly LargeFigure[] = [
  { of: 'culture', stock: 'culture', rate: 'cultureRate' },
  { of: 'science', stock: 'science', rate: 'scienceRate' },
  { of: 'food', stock: 'food', rate: 'foodRate' },
  { of: 'resources', stock: 'resources', rate: 'resourceRate' },
  { of: 'strength', stock: 'strength' },
]

interface Props {
  readonly p: Part
  readonly seat: Seat
  /** What has just happened: what a turn brought is counted up. */
  readonly events?: readonly GameEvent[]
}
export function MyFigures({ p, seat, events = [] }: Props) {
  const isCounting = events.some(e => e.type === 'produced' && e.seat === seat)
  const pointed = usePointed()
  const figures = figuresOf(p.view, seat)
  const change = useMemo(() => (pointed && seat === p.seat ? previewOf(p, seat, pointed) : null), [pointed, p, seat])
  return (
    <ul className="tta-figures" aria-label={p.say('ui.figures')}>
      {FIVE.map(shown => (
        <Figure
          key={shown.of}
          p={p}
          seat={seat}
          shown={shown}
          figures={figures}
          change={change}
          isCounting={isCounting}
        />
      ))}
      <Happiness p={p} figures={figures} change={change} seat={seat} />
      <Cubes p={p} of="civil" left={figures.civil} all={figures.civilTotal} seat={seat} after={change?.civil?.[1]} />
      <Cubes
        p={p}
        of="military"
        left={figures.military}
        all={figures.militaryTotal}
        seat={seat}
        after={change?.military?.[1]}
      />
    </ul>
  )
}

interface FigureProps {
  readonly p: Part
  readonly seat: Seat
  readonly shown: LargeFigure
  readonly figures: Figures
  readonly change: Change | null
  readonly isCounting: boolean
}
function Figure({ p, seat, shown, figures, change, isCounting }: FigureProps) {
  const { of, stock, rate } = shown
  const name = p.say(`ui.count.${of}`)
  const spoken = rate
    ? p.say('ui.figureWithRate', { name, n: figures[stock], rate: signed(figures[rate]) })
    : p.say('ui.figure', { name, n: figures[stock] })
  return (
    <li className={`tta-figure is-${of}`} data-tip={`sum:${of}:${seat}`} data-anchor={`figure:${of}:${seat}`}>
      <span className="hidden-text" {...mark('spoken', seat, of)}>
        {spoken}
      </span>
      <span aria-hidden="true">
        <Glyph of={of} size={18} />
        <b {...mark(stock, seat)}>{useCountUp(figures[stock], isCounting && !change)}</b>
        {rate && (
          <small className={figures[rate] < 0 ? 'is-bad' : ''} {...mark(rate, seat)}>
            {signed(figures[rate])}
          </small>
        )}
      </span>
      <After stock={change?.[stock]?.[1]} rate={rate && change?.[rate]?.[1]} />
    </li>
  )
}
function Happiness({ p, figures, change, seat }: Omit<FigureProps, 'shown' | 'isCounting'>) {
  const { happiness, needed, discontent, pool } = figures
  const isBad = discontent > 0
  return (
    <li
      className={`tta-figure is-happiness ${discontent > pool ? 'is-uprising' : isBad ? 'is-short' : ''}`}
      data-tip={`sum:happiness:${seat}`}
      data-anchor={`figure:happiness:${seat}`}
    >
      <span className="hidden-text" {...mark('happinessSpoken', seat)}>
        {p.say('ui.happinessSpoken', { happiness, needed, discontent })}
      </span>
      <span aria-hidden="true">
        <Glyph of={isBad ? 'unhappiness' : 'happiness'} size={18} />
        <b {...mark('happinessNeeded', seat)}>
          {happiness}/{needed}
        </b>
      </span>
      <After stock={change?.happiness?.[1]} />
    </li>
  )
}
interface CubesProps {
  readonly p: Part
  readonly of: 'civil' | 'military'
  readonly left: number
  readonly all: number
  readonly seat: Seat
  readonly after: number | undefined
}
/** Available cubes are whole, spent ones turned and pale. */
function Cubes({ p, of, left, all, seat, after }: CubesProps) {
  return (
    <li className={`tta-figure tta-cubes is-${of}`} data-tip={`sum:${of}:${seat}`} data-anchor={`figure:${of}:${seat}`}>
      <span className="hidden-text" {...mark(`${of}Spoken`, seat)}>
        {p.say(`ui.cubes.${of}`, { left, all })}
      </span>
      <span aria-hidden="true">
        {Array.from({ length: Math.max(left, all) }, (_, i) => {
          const state = i >= left ? 'is-spent' : after !== undefined && i >= after ? 'is-going' : ''
          return (
            <span key={`cube-${i + 1}`} className={state}>
              <Glyph of={of} size={13} />
            </span>
          )
        })}
      </span>
    </li>
  )
}
/** What pointing promises lies over the bar: nothing moves while one points. */
function After({ stock, rate }: { stock?: number | undefined; rate?: number | undefined }) {
  if (stock === undefined && rate === undefined) return null
  return (
    <span className="tta-after" aria-hidden="true" {...planned('after')}>
      {stock !== undefined && <b>→{stock}</b>}
      {rate !== undefined && <small>{signed(rate)}</small>}
    </span>
  )
}
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
