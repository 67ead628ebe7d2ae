/** Phase 2, Population expansion (CIV-7.1a, CIV-7.1b): automatic while the Stock lasts, otherwise the owner distributes it (CIV-7.4). */
import { type Cx, type Decision, has, refusal, type Seat, type SeatMask } from '@ecumene/kernel'
import { AREA_IDS, AREAS } from '../../data/areas.ts'
import type { Told } from '../events.ts'
import { NONE } from '../map.ts'
import { place } from '../pieces.ts'
import { askTogether, finish, insisted, listInsist } from '../simultaneous.ts'
import { type Common, tokensAt } from '../state.ts'
import { D, V } from '../verbs.ts'

/** One token where he has one, two where he has more (CIV-7.1a, CIV-7.1b); none beside a city (CIV-7.2); once per area (`mark` holds who has). */
function growthIn(s: Common, area: number, who: Seat): number {
  const n = s.tokens[tokensAt(area, who)]
  if (n === 0 || s.city[area] !== NONE || has(s.mark[area], who)) return 0
  return n === 1 ? 1 : 2
}
function growthOf(s: Common, who: Seat): number {
  let n = 0
  for (let a = 0; a < AREAS; a++) n += growthIn(s, a, who)
  return n
}

export const grow: Decision<Common, Told> = {
  name: 'grow',
  rule: 'CIV-7.4',
  mode: 'open',
  legal(s, seat, out) {
    const room = growthOf(s, seat)
    const stock = s.stock[seat]
    for (let a = 0; a < AREAS; a++) {
      const most = growthIn(s, a, seat)
      for (let n = 1; n <= most && n <= stock; n++) if (room - most + n >= stock) out.put(V.grow.code(a, n)) // compulsory while Stock lasts (CIV-R-10)
    }
    listInsist(s, seat, out)
  },
  apply(s, seat, code, cx) {
    if (insisted(s, seat, code, cx)) return
    const area = V.grow.arg.area(code)
    const tokens = place(s, area, seat, V.grow.arg.tokens(code))
    s.mark[area] |= 1 << seat
    if (cx.live) cx.emit({ type: 'grew', seat, tokens })
    if (s.stock[seat] === 0) finish(s, seat)
  },
  why(s, seat, code) {
    if (!V.grow.is(code)) return null
    const area = V.grow.arg.area(code)
    const most = growthIn(s, area, seat)
    if (s.city[area] !== NONE) return refusal('CIV-7.2', 'refuse.cityThere', { area: AREA_IDS[area] })
    if (V.grow.arg.tokens(code) > most) return refusal(most === 1 ? 'CIV-7.1a' : 'CIV-7.1b', 'refuse.growth', { most })
    return refusal('CIV-R-10', 'refuse.growAll', { stock: s.stock[seat] })
  },
  fallback(s, seat) {
    for (let a = 0; a < AREAS; a++) {
      const n = growthIn(s, a, seat)
      if (n > 0) return V.grow.code(a, Math.min(n, s.stock[seat]))
    }
    return V.done.code()
  },
  prompt: (s, seat) => ({ key: 'prompt.grow', rule: 'CIV-7.4', args: { stock: s.stock[seat] } }),
}

/** Growth is computed from the tokens at the start of the phase, for each player by himself (CIV-R-10). It may exceed the limit (CIV-7.3). */
export const expand = (s: Common, cx: Cx<Told>): void => expandWithout(s, 0, cx)
/** `idle`: seats that take no part. */
export function expandWithout(s: Common, idle: SeatMask, cx: Cx<Told>): void {
  s.mark.fill(0)
  let short = 0
  for (let i = 0; i < s.seats; i++) {
    const p = s.succession[i]
    if (has(idle, p)) continue
    const growth = growthOf(s, p)
    if (growth > s.stock[p]) {
      if (s.stock[p] > 0) short |= 1 << p
      continue
    }
    for (let a = 0; a < AREAS; a++) place(s, a, p, growthIn(s, a, p))
    if (cx.live && growth > 0) cx.emit({ type: 'grew', seat: p, tokens: growth })
  }
  askTogether(s, D.grow, short)
}
export const clearMarks = (s: Common): void => {
  s.mark.fill(0)
}
