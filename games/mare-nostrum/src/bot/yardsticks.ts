/** What good play looks like in numbers: battles, and nobody lets a player with four heroes take the fifth. */
import type { Yardsticks } from '@ecumene/contract'
import { type ActionJson, has, NONE, type Seat } from '@ecumene/kernel'
import { PROVINCE_IDS, type ProvinceId } from '../../data/names.ts'
import { SLOT_PROVINCE, slotOf } from '../board.ts'
import { glory } from '../query/powers.ts'
import { stairs } from '../query/sets.ts'
import type { S } from '../state.ts'

/** Heroes and wonders with which one more wins. */
const NEARLY = 4
const ANSWERED = 'rounds begun with four heroes: attacked or refused goods'
const ATTACKED = 'of these, attacked'
const REFUSED = 'of these, refused goods'
const STOPPED = 'of these, did not win at once'

/** Whom an action hits: in a battle, or by taking or destroying what stands in their province. */
function hitBy(s: S, { verb, target, province, slot }: ActionJson): Seat {
  if (verb === 'fight' || verb === 'attack') return Number(target)
  if (verb === 'pillage') return s.control[SLOT_PROVINCE[slotOf(String(slot))]]
  if (verb !== 'occupy' && verb !== 'occupyMarker') return NONE
  return s.control[PROVINCE_IDS.indexOf(province as ProvinceId)]
}
/** The longest set of every seat: what a hero is paid with. */
const longest = (s: S): readonly number[] => Array.from({ length: s.seats }, (_, seat) => stairs(s, seat).largest)

export const yardsticks: Yardsticks<S> = {
  players: 3,
  list: [
    { name: 'games with a battle', least: 0.5 },
    { name: 'battles in a game' },
    { name: ANSWERED, least: 0.8 },
    { name: ATTACKED },
    { name: REFUSED },
    { name: STOPPED },
    { name: 'rounds' },
  ],
  begin() {
    let battles = 0
    /** Seats that began this round with four; all who were hit in it; longest sets before and after the trade. */
    let leaders = 0
    let hit = 0
    let before: readonly number[] = []
    let after: readonly number[] = []
    const samples: Record<string, number[]> = { [ANSWERED]: [], [ATTACKED]: [], [REFUSED]: [], [STOPPED]: [] }
    const endRound = (s: S): void => {
      for (let seat = 0; seat < s.seats; seat++) {
        if (!has(leaders, seat)) continue
        const isRefused = !(after[seat] > before[seat])
        samples[ANSWERED].push(has(hit, seat) || isRefused ? 1 : 0)
        samples[ATTACKED].push(has(hit, seat) ? 1 : 0)
        samples[REFUSED].push(isRefused ? 1 : 0)
        samples[STOPPED].push(s.depth === 0 && has(s.winners, seat) ? 0 : 1)
      }
      leaders = 0
      hit = 0
      before = after = []
    }
    return {
      after(earlier, seat, action, s) {
        const { verb } = action
        if (verb === 'fight' || verb === 'attack') battles++
        const other = hitBy(earlier, action)
        if (other >= 0 && other !== seat) hit |= 1 << other
        if (verb === 'marker') before = longest(earlier)
        else if (verb === 'take' || verb === 'give') after = longest(s)
        if (s.round === earlier.round) return
        endRound(s)
        for (let one = 0; one < s.seats; one++) if (glory(s, one) === NEARLY) leaders |= 1 << one
      },
      samples(s) {
        endRound(s)
        return {
          ...samples,
          'games with a battle': [battles > 0 ? 1 : 0],
          'battles in a game': [battles],
          rounds: [s.round],
        }
      },
    }
  },
}
