/** What is mine: the matrix large, cubes, cities with live points, runs and tokens. */
import { useMemo } from 'react'
import { Tips } from '../../../web/src/kit/tip.tsx'
import { explain } from './explain.tsx'
import { Matrix } from './matrix.tsx'
import { choicesOf, mineOf, type Part } from './model.ts'
import { Cities, Counts, Runs } from './sheet.tsx'
import './bronze.css'

export function MyArea(p: Part) {
  const choices = useMemo(() => choicesOf(p.view, p.legal), [p.view, p.legal])
  const me = mineOf(p.view, p.seat)
  return (
    <Tips className="brz-mine" explain={word => explain(p, word)}>
      <section className="brz-mine-matrix">
        <header>
          <h3>{p.say('ui.myMatrix')}</h3>
          <Counts p={p} seat={me} />
        </header>
        <Matrix p={p} seat={me} choices={choices} size="large" />
      </section>
      <section className="brz-mine-cities">
        <h3>{p.say('ui.cities')}</h3>
        <Cities p={p} seat={me} />
      </section>
      <section className="brz-mine-runs">
        <h3>{p.say('ui.runs')}</h3>
        <Runs p={p} seat={me} />
      </section>
    </Tips>
  )
}
