/** What good play looks like in numbers: battles, and nobody lets a player with four heroes take the fifth. */
import { has, type Yardsticks } from '@ecumene/kernel'
import { glory } from '../query/powers.ts'
import type { S } from '../state.ts'

/** Heroes and wonders with which one more wins. */
const NEARLY = 4

export const yardsticks: Yardsticks<S> = {
  players: 3,
  list: [
    { name: 'games with a battle', least: 0.5 },
    { name: 'battles in a game' },
    { name: 'rounds begun with four heroes that did not win at once', least: 0.8 },
    { name: 'of these, with an attack on that player' },
    { name: 'rounds' },
  ],
  begin() {
    let battles = 0
    let near = 0
    /** Seats that began this round with four, and those of them who were attacked. */
    let leaders = 0
    const stopped: number[] = []
    const attacked: number[] = []
    const endRound = (s: S): void => {
      for (let seat = 0; seat < s.seats; seat++) {
        if (!has(leaders, seat)) continue
        const won = s.depth === 0 && has(s.winners, seat)
        stopped.push(won ? 0 : 1)
        if (!won) attacked.push(has(near, seat) ? 1 : 0)
      }
      leaders = 0
      near = 0
    }
    return {
      after(before, _, { verb, target }, s) {
        if (verb === 'fight' || verb === 'attack') {
          battles++
          near |= 1 << Number(target)
        }
        if (s.round === before.round) return
        endRound(s)
        for (let seat = 0; seat < s.seats; seat++) if (glory(s, seat) === NEARLY) leaders |= 1 << seat
      },
      samples(s) {
        endRound(s)
        return {
          'games with a battle': [battles > 0 ? 1 : 0],
          'battles in a game': [battles],
          'rounds begun with four heroes that did not win at once': stopped,
          'of these, with an attack on that player': attacked,
          rounds: [s.round],
        }
      },
    }
  },
}
