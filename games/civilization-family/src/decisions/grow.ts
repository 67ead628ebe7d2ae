/**
 * Phase 2, Population expansion (CIV-7.1a, CIV-7.1b): automatic while the Stock lasts, otherwise the owner distributes
 * it (CIV-7.4).
 */
import { type Decision, has, NONE, refusal, type Seat, type SeatMask, type World } from '@ecumene/kernel'
import { AREA_IDS, AREAS } from '../../data/areas.ts'
import type { Told } from '../events.ts'
import { place } from '../pieces.ts'
import { askTogether, finish, insisted, listInsist } from '../simultaneous.ts'
import { type Common, tokensAt } from '../state.ts'
import type { SharedVerbs } from '../verbs.ts'

/**
 * One token where they have one, two where they have more (CIV-7.1a, CIV-7.1b); none beside a city (CIV-7.2); once per
 * area (`mark` holds who has).
 */
function growthIn(s: Common, area: number, seat: Seat): number {
  const n = s.tokens[tokensAt(area, seat)]
  if (n === 0 || s.city[area] !== NONE || has(s.mark[area], seat)) return 0
  return n === 1 ? 1 : 2
}
function growthOf(s: Common, seat: Seat): number {
  let n = 0
  for (let area = 0; area < AREAS; area++) n += growthIn(s, area, seat)
  return n
}

export const makeGrow = (verbs: SharedVerbs): Decision<Common, Told> => ({
  name: 'grow',
  rule: 'CIV-7.4',
  mode: 'open',
  legal(s, seat, out) {
    const room = growthOf(s, seat)
    const stock = s.stock[seat]
    for (let area = 0; area < AREAS; area++) {
      const most = growthIn(s, area, seat)
      // compulsory while Stock lasts (CIV-R-10)
      for (let n = 1; n <= most && n <= stock; n++) if (room - most + n >= stock) out.put(verbs.grow.code(area, n))
    }
    listInsist(s, seat, verbs.insist, out)
  },
  apply(s, seat, code, world) {
    if (insisted(s, seat, code, verbs.insist, world)) return
    const area = verbs.grow.arg.area(code)
    const tokens = place(s, area, seat, verbs.grow.arg.tokens(code))
    s.mark[area] |= 1 << seat
    if (world.live) world.emit({ type: 'grew', seat, tokens })
    if (s.stock[seat] === 0) finish(s, seat)
  },
  why(s, seat, code) {
    if (!verbs.grow.is(code)) return null
    const area = verbs.grow.arg.area(code)
    const most = growthIn(s, area, seat)
    if (s.city[area] !== NONE) return refusal('CIV-7.2', 'refuse.cityThere', { area: AREA_IDS[area] })
    if (verbs.grow.arg.tokens(code) > most)
      return refusal(most === 1 ? 'CIV-7.1a' : 'CIV-7.1b', 'refuse.growth', { most })
    return refusal('CIV-R-10', 'refuse.growAll', { stock: s.stock[seat] })
  },
  fallback(s, seat) {
    for (let area = 0; area < AREAS; area++) {
      const n = growthIn(s, area, seat)
      if (n > 0) return verbs.grow.code(area, Math.min(n, s.stock[seat]))
    }
    return verbs.done.code()
  },
  prompt: (s, seat) => ({ key: 'prompt.grow', rule: 'CIV-7.4', args: { stock: s.stock[seat] } }),
})

/**
 * Growth is computed from the tokens at the start of the phase, for each player alone (CIV-R-10). It may exceed the
 * limit (CIV-7.3). `idle`: seats that take no part.
 */
export function expandPopulation(s: Common, decision: number, idle: SeatMask, world: World<Told>): void {
  s.mark.fill(0)
  let short = 0
  for (let i = 0; i < s.seats; i++) {
    const seat = s.succession[i]
    if (has(idle, seat)) continue
    const growth = growthOf(s, seat)
    if (growth > s.stock[seat]) {
      if (s.stock[seat] > 0) short |= 1 << seat
      continue
    }
    for (let area = 0; area < AREAS; area++) place(s, area, seat, growthIn(s, area, seat))
    if (world.live && growth > 0) world.emit({ type: 'grew', seat: seat, tokens: growth })
  }
  askTogether(s, decision, short)
}
export const clearMarks = (s: Common): void => {
  s.mark.fill(0)
}
