/** The yellow and the blue bank as tracks: price of the next worker, consumption, needed happiness, corruption. */

import type { Seat } from '@ecumene/kernel'
import { useMemo } from 'react'
import { CONSUMPTION, CORRUPTION, HAPPINESS_NEEDED, POPULATION_COST } from '../data/board.ts'
import { type Choices, keys } from './choices.ts'
import { Thing } from './choosable.tsx'
import { figure } from './figure.ts'
import { Amount, Glyph } from './glyph.tsx'
import type { Part } from './part-props.ts'
import { figuresOf, workerPrice } from './position.ts'
import { forecastOf } from './preview.ts'

export function Banks({ p, seat, choices }: { p: Part; seat: Seat; choices: Choices | null }) {
  const figures = figuresOf(p.view, seat)
  const after = useMemo(
    () => (choices && seat === p.seat ? forecastOf(p, seat)?.blueAfter : undefined),
    [p, seat, choices],
  )
  return (
    <div className="tta-banks">
      <Thing
        p={p}
        id={choices ? keys.yellow : `${keys.yellow}:${seat}`}
        label={p.say('ui.yellowSpoken', { left: figures.yellow, price: workerPrice(p.view, seat), pool: figures.pool })}
        actions={choices?.at.get(keys.yellow)}
        wish={choices ? { verb: 'population' } : undefined}
        tip={`bank:yellow:${seat}`}
        className="tta-bank is-yellow"
        isPlace={choices !== null}
        ghost={choices ? <Glyph of="yellow" size={26} /> : null}
      >
        <span className="tta-pool" data-anchor={`pool:${seat}`}>
          <Glyph of="yellow" size={16} />
          <b {...figure('pool', seat)}>{figures.pool}</b>
          {figures.discontent > 0 && (
            <span className={figures.discontent > figures.pool ? 'tta-discontent is-bad' : 'tta-discontent'}>
              <Glyph of="unhappiness" size={14} />
              <span {...figure('discontent', seat)}>{figures.discontent}</span>
            </span>
          )}
        </span>
        <YellowTrack left={figures.yellow} />
        <span className="tta-bank-sums">
          {figures.yellow > 0 && (
            <Amount of="food" n={workerPrice(p.view, seat)} size={12} mark={figure('workerPrice', seat)} />
          )}
          <span className="tta-eats">
            <Amount of="food" n={-figures.consumption} size={12} mark={figure('consumption', seat)} />
          </span>
        </span>
      </Thing>
      <div className="tta-bank is-blue" data-tip={`bank:blue:${seat}`} data-anchor={`bank:blue:${seat}`}>
        <span className="tta-pool">
          <Glyph of="blue" size={16} />
          <b {...figure('blue', seat)}>{figures.blue}</b>
        </span>
        <BlueTrack left={figures.blue} after={after} />
        <span className="tta-bank-sums">
          {figures.corruption > 0 && (
            <Amount of="resources" n={-figures.corruption} size={12} mark={figure('corruption', seat)} />
          )}
        </span>
      </div>
    </div>
  )
}

/** Where a track changes its number: the sections of the printed board, from the fullest to the emptiest. */
interface Section {
  readonly from: number
  readonly to: number
  readonly marks: readonly string[]
}
function sections(length: number, ...tables: readonly (readonly number[])[]): readonly Section[] {
  const list: Section[] = []
  for (let at = length; at >= 1; at--) {
    const marks = tables.map(table => String(table[at]))
    const last = list.at(-1)
    if (last && last.marks.join() === marks.join()) list[list.length - 1] = { ...last, to: at }
    else list.push({ from: at, to: at, marks })
  }
  return list
}
const YELLOW = sections(18, POPULATION_COST, CONSUMPTION)
const BLUE = sections(16, CORRUPTION)

function YellowTrack({ left }: { left: number }) {
  return (
    <span className="tta-track" aria-hidden="true">
      {YELLOW.map(section => (
        <span key={section.from} className="tta-section">
          <span className="tta-section-spots">
            {spots(section).map(at => (
              <span key={at} className={at <= left ? 'tta-spot is-yellow' : 'tta-spot'}>
                {HAPPINESS_NEEDED[at] !== HAPPINESS_NEEDED[at + 1] && HAPPINESS_NEEDED[at] > 0 && (
                  <small>{HAPPINESS_NEEDED[at]}</small>
                )}
              </span>
            ))}
          </span>
          <span className="tta-section-mark">{section.marks[0]}</span>
        </span>
      ))}
    </span>
  )
}
/** `after`: how many will be left after this turn. */
function BlueTrack({ left, after }: { left: number; after: number | undefined }) {
  const marked = after === undefined ? undefined : Math.min(BLUE[0].from, after)
  return (
    <span className="tta-track" aria-hidden="true">
      {BLUE.map(section => (
        <span key={section.from} className="tta-section">
          <span className="tta-section-spots">
            {spots(section).map(at => (
              <span key={at} className={at <= left ? 'tta-spot is-blue' : 'tta-spot'}>
                {at === marked && <i className="tta-later" />}
              </span>
            ))}
          </span>
          <span className="tta-section-mark">{section.marks[0] === '0' ? '' : `−${section.marks[0]}`}</span>
        </span>
      ))}
    </span>
  )
}
const spots = ({ from, to }: Section): readonly number[] => Array.from({ length: from - to + 1 }, (_, i) => from - i)
