/** What good play looks like in numbers: an engine that settles many places in every turn. */
import type { Yardsticks } from '@ecumene/contract'
import { totalOf } from '../scoring.ts'
import type { S } from '../state.ts'

/** From this round on an engine should run. */
const RUNS = 6
const SETTLED = `settlements a turn from round ${RUNS}`

export const yardsticks: Yardsticks<S> = {
  players: 2,
  list: [{ name: SETTLED, least: 2.8 }, { name: 'points' }, { name: 'rounds' }],
  begin() {
    let turns = 0
    let settled = 0
    return {
      after(before, _, { verb }) {
        if (before.round < RUNS) return
        if (verb === 'take') turns++
        if (verb === 'settle') settled++
      },
      samples: s => ({
        [SETTLED]: turns > 0 ? [settled / turns] : [],
        points: Array.from({ length: s.seats }, (_, seat) => totalOf(s, seat)),
        rounds: [s.round],
      }),
    }
  },
}
