/**
 * How it went: the markers and the points round by round, the map from the first round to the last, and what the totals
 * are made of.
 */

import type { Seat } from '@ecumene/kernel'
import { Plot } from '@ecumene/kit/plot.tsx'
import type { FinalProps } from '@ecumene/kit/seam.ts'
import { useEffect, useMemo, useState } from 'react'
import { AREA_IDS, AREAS } from '../data/areas.ts'
import { inPlay } from '../src/query.ts'
import { FARMERS, FULL, NOMADS, tokensAt } from '../src/state.ts'
import type { Edition, Table } from './edition.ts'
import { AtlasOfRounds } from './final-map.tsx'
import { Totals } from './final-totals.tsx'
import { BOARD_GROUND, boxAround } from './ground.ts'
import { holdingsOf } from './holdings.ts'
import type { FamilyMessage } from './message.ts'
import { ownersOf } from './part-props.ts'
import './final.css'

export function Final(p: FinalProps<Table, FamilyMessage> & { edition: Edition }) {
  const history = useHistory(p)
  const s = p.view
  const owners = useMemo(() => ownersOf({ seats: p.seats }), [p.seats])
  const box = useMemo(
    () => boxAround(AREA_IDS.filter((_, a) => inPlay(s, a) && !BOARD_GROUND.areas.get(AREA_IDS[a])?.isSea)),
    [s],
  )
  const lines = (of: (s: Table, seat: Seat) => number) =>
    p.seats.map((look, seat) => ({
      name: look.name,
      nation: owners[seat].nation,
      points: history.map((h, round) => ({ x: round, y: of(h, seat) })),
    }))
  const plots =
    s.ruleset === NOMADS
      ? [{ key: 'areas' as const, lines: lines(areasOf) }]
      : s.ruleset === FARMERS
        ? [
            { key: 'ast' as const, lines: lines((h, seat) => h.position[seat]) },
            { key: 'cities' as const, lines: lines((h, seat) => h.cities[seat]) },
          ]
        : [
            { key: 'ast' as const, lines: lines((h, seat) => h.position[seat]) },
            { key: 'cards' as const, lines: lines(p.edition.sums.cardPoints) },
          ]
  return (
    <div className="civ-final">
      {history.length > 1 && (
        <>
          {plots.map(plot => (
            <figure key={plot.key} data-plot={plot.key}>
              <figcaption>{p.say(`ui.final.${plot.key}`)}</figcaption>
              <Plot
                label={p.say(`ui.final.${plot.key}`)}
                xLabel={p.say('ui.final.round')}
                yLabel={p.say(`ui.final.${plot.key}.unit`)}
                lines={plot.lines}
              />
            </figure>
          ))}
          <AtlasOfRounds
            ground={BOARD_GROUND}
            box={box}
            owners={owners}
            frames={history}
            holdings={holdingsOf}
            title={p.say('ui.final.map')}
            say={round => (round === 0 ? p.say('ui.final.start') : p.say('ui.final.after', { round }))}
          />
        </>
      )}
      {s.ruleset === FULL && <Totals p={p} owners={owners} />}
    </div>
  )
}
function areasOf(s: Table, seat: Seat): number {
  let n = 0
  for (let a = 0; a < AREAS; a++) if (s.tokens[tokensAt(a, seat)] > 0) n++
  return n
}
/** The position at the start, after each round, and at the end. */
function useHistory(p: FinalProps<Table, FamilyMessage>): readonly Table[] {
  const [history, setHistory] = useState<readonly Table[]>([])
  const { positions, view } = p
  useEffect(() => {
    let isCurrent = true
    positions('rounds').then(list => isCurrent && setHistory([...list.slice(0, -1), view]))
    return () => {
      isCurrent = false
    }
  }, [positions, view])
  return history
}
