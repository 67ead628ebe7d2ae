/**
 * Set-up: in the order of the turn cards each player picks a nation and one of its start areas (CIV-4.4a, CIV-4.4b);
 * their marker is on the arrow (CIV-4.4c) and all else in Stock (CIV-4.4d).
 */
import { type Decision, done, NONE, refusal, type Seat } from '@ecumene/kernel'
import { AREA_IDS, AREAS } from '../../data/areas.ts'
import { NATION_IDS, NATIONS } from '../../data/nations.ts'
import type { Told } from '../events.ts'
import { place } from '../pieces.ts'
import { inPlay } from '../query.ts'
import type { Common } from '../state.ts'
import type { SharedVerbs } from '../verbs.ts'

const taken = (s: Common, nation: number): boolean => {
  for (let seat = 0; seat < s.seats; seat++) if (s.nation[seat] === nation) return true
  return false
}
/** Who may begin where: the nation that starts in an area (or NONE), and the nations to choose from. */
interface Starts {
  nationOf(s: Common, area: number): number
  isOffered(s: Common, nation: number): boolean
}
export const makeSettle = (verbs: SharedVerbs, { nationOf, isOffered }: Starts): Decision<Common, Told> => {
  const open = (s: Common, area: number): boolean => {
    const nation = nationOf(s, area)
    return nation !== NONE && inPlay(s, area) && isOffered(s, nation) && !taken(s, nation)
  }
  return {
    name: 'settle',
    rule: 'CIV-4.4a',
    mode: 'one',
    legal(s, _, out) {
      for (let area = 0; area < AREAS; area++) if (open(s, area)) out.put(verbs.found.code(nationOf(s, area), area))
    },
    apply(s, seat, code, world) {
      const nation = verbs.found.arg.nation(code)
      const area = verbs.found.arg.area(code)
      done(s)
      s.nation[seat] = nation
      place(s, area, seat, 1)
      if (world.live) world.emit({ type: 'settled', seat, nation: NATION_IDS[nation], area: AREA_IDS[area] })
    },
    why(s, _, code) {
      if (!verbs.found.is(code)) return null
      const nation = verbs.found.arg.nation(code)
      const area = verbs.found.arg.area(code)
      if (taken(s, nation)) return refusal('CIV-4.4a', 'refuse.nationTaken', { nation: NATION_IDS[nation] })
      if (!isOffered(s, nation)) return refusal('CIV-R-103', 'refuse.nationOut', { nation: NATION_IDS[nation] })
      if (nationOf(s, area) !== nation) return refusal('CIV-2.2n', 'refuse.startArea', { area: AREA_IDS[area] })
      return refusal('CIV-R-103', 'refuse.outOfPlay', { area: AREA_IDS[area] })
    },
    fallback(s) {
      for (let area = 0; area < AREAS; area++) if (open(s, area)) return verbs.found.code(nationOf(s, area), area)
      return verbs.done.code()
    },
    prompt: () => ({ key: 'prompt.settle', rule: 'CIV-4.4a' }),
  }
}

/** A.S.T. order: the nations from Africa down to Egypt (CIV-5.2a, CIV-R-2). */
export function orderSuccession(s: Common): void {
  let i = 0
  for (let nation = 0; nation < NATIONS; nation++)
    for (let seat: Seat = 0; seat < s.seats; seat++) if (s.nation[seat] === nation) s.succession[i++] = seat
}
