/** How it ended: every city of every player, and how the points grew. */

import { Plot } from '@ecumene/kit/plot.tsx'
import type { FinalProps } from '@ecumene/kit/seam.ts'
import { Tips } from '@ecumene/kit/tip.tsx'
import { useEffect, useState } from 'react'
import { totalOf } from '../src/scoring.ts'
import type { S } from '../src/state.ts'
import { explain } from './explain.tsx'
import type { BronzeMessage } from './message.ts'
import type { Part } from './model.ts'
import { ownerOf } from './owner.ts'
import { Cities } from './sheet.tsx'
import './bronze.css'

export function Final(p: FinalProps<S, BronzeMessage>) {
  const history = useHistory(p)
  return (
    <Tips className="brz-final" explain={word => explain(p, word)}>
      {history.length > 1 && (
        <figure>
          <figcaption>{p.say('ui.plot')}</figcaption>
          <Plot
            label={p.say('ui.plot')}
            xLabel={p.say('ui.plot.round')}
            yLabel={p.say('ui.plot.points')}
            lines={p.seats.map((look, seat) => ({
              name: look.name,
              nation: ownerOf(p, seat).nation,
              points: history.map(h => ({ x: h.round, y: h.totals[seat] })),
            }))}
          />
        </figure>
      )}
      <div className="brz-final-cities">
        {p.seats.map((look, seat) => (
          <section key={seat}>
            <h3>{look.name}</h3>
            <Cities p={p} seat={seat} />
          </section>
        ))}
      </div>
    </Tips>
  )
}

interface CultureRound {
  readonly round: number
  readonly totals: readonly number[]
}
/** Points at the end of each round: the last position of the round says it. */
function useHistory(p: FinalProps<S, BronzeMessage>): readonly CultureRound[] {
  const [history, setHistory] = useState<readonly CultureRound[]>([])
  const { positions, view } = p
  useEffect(() => {
    let isCurrent = true
    positions().then(list => {
      if (!isCurrent) return
      const rounds = new Map<number, CultureRound>([[0, { round: 0, totals: Array(view.seats).fill(0) }]])
      for (const s of [...list, view]) rounds.set(s.round, roundOf(s))
      setHistory([...rounds.values()].sort((a, b) => a.round - b.round))
    })
    return () => {
      isCurrent = false
    }
  }, [positions, view])
  return history
}
const roundOf = (s: Part['view']): CultureRound => ({
  round: s.round,
  totals: Array.from({ length: s.seats }, (_, seat) => totalOf(s, seat)),
})
