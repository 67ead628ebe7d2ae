/** What is mine: the matrix large, cubes, cities with live points, runs and tokens. */

import type { Seat } from '@ecumene/kernel'
import { useLater } from '@ecumene/kit/picture.ts'
import { Tips } from '@ecumene/kit/tip.tsx'
import { memo, type ReactNode, useMemo } from 'react'
import { explain } from './explain.tsx'
import { Matrix } from './matrix.tsx'
import { type BronzeChoices, choicesOf, mineOf, type Part } from './model.ts'
import { Cities, Counts, Runs } from './sheet.tsx'
import './bronze.css'

export function MyArea(p: Part) {
  const choices = useMemo(() => choicesOf(p.view, p.legal), [p.view, p.legal])
  return (
    <Tips explain={word => explain(p, word)}>
      <Mine p={p} choices={choices} />
    </Tips>
  )
}

/** On a desk in the tray under the board, on a phone in a tab of its own. */
export function Mine({ p, choices }: { p: Part; choices: BronzeChoices }) {
  const me = mineOf(p.view, p.seat)
  return (
    <div className="brz-mine">
      <Scrolling className="brz-mine-matrix" label={p.say('ui.myMatrix')}>
        <header>
          <h3>{p.say('ui.myMatrix')}</h3>
          <Counts p={p} seat={me} />
        </header>
        <Matrix p={p} seat={me} choices={choices} size="large" />
      </Scrolling>
      <CitiesAndRuns p={useLater(p)} seat={me} />
    </div>
  )
}

/** Nothing is chosen here: the board and the question are drawn first. */
const CitiesAndRuns = memo(function CitiesAndRuns({ p, seat }: { p: Part; seat: Seat }) {
  return (
    <>
      <Scrolling className="brz-mine-cities" label={p.say('ui.cities')}>
        <h3>{p.say('ui.cities')}</h3>
        <Cities p={p} seat={seat} />
      </Scrolling>
      <Scrolling className="brz-mine-runs" label={p.say('ui.runs')}>
        <h3>{p.say('ui.runs')}</h3>
        <Runs p={p} seat={seat} />
      </Scrolling>
    </>
  )
})

/** A part that may have to be scrolled: by keyboard too. */
function Scrolling({ className, label, children }: { className: string; label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region wants the arrow keys
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
