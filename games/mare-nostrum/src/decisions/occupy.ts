import { type Decision, done, NONE, refusal, type Seat, setSlot, slot } from '@ecumene/kernel'
import { PROVINCE_IDS } from '../../data/names.ts'
import { CARAVAN, SLOT_FROM, SLOT_IDS, SLOT_KIND } from '../board.ts'
import type { E } from '../events.ts'
import { legionsWorkAsCaravans } from '../query/powers.ts'
import { freeLegions } from '../query/units.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'

/** What a legion may be put on: a building, or for Circe an empty caravan slot (MN-4.3.2a, MN-R-61a). */
const canOccupy = (s: S, slot: number, seat: Seat): boolean =>
  s.stand[slot] === NONE && (s.built[slot] === 1 || (SLOT_KIND[slot] === CARAVAN && legionsWorkAsCaravans(s, seat)))
/** Legions go on buildings, one on each (MN-4.3.2a); slot 0 is the province, slot 1 counts them. */
const WHERE = 0
const PUT = 1
export const occupy: Decision<S, E> = {
  name: 'occupy',
  rule: 'MN-4.3.2a',
  mode: 'one',
  legal(s, seat, out) {
    const province = slot(s, WHERE)
    for (let site = SLOT_FROM[province]; site < SLOT_FROM[province + 1]; site++)
      if (canOccupy(s, site, seat)) out.put(VERBS.put.code(site))
    if (slot(s, PUT) > 0) out.put(VERBS.done.code())
  },
  apply(s, seat, code, world) {
    if (VERBS.done.is(code)) {
      done(s)
      return
    }
    const site = VERBS.put.arg.slot(code)
    const province = slot(s, WHERE)
    s.stand[site] = seat
    setSlot(s, PUT, slot(s, PUT) + 1)
    if (world.live) world.emit({ type: 'occupied', seat, target: s.control[province], slot: SLOT_IDS[site] })
    let more = freeLegions(s, province, seat) > 0
    if (more) {
      more = false
      for (let i = SLOT_FROM[province]; i < SLOT_FROM[province + 1]; i++) if (canOccupy(s, i, seat)) more = true
    }
    if (!more) done(s)
  },
  why: (_, __, code) =>
    VERBS.put.is(code) ? refusal('MN-4.3.2a', 'refuse.noOccupy', { slot: SLOT_IDS[VERBS.put.arg.slot(code)] }) : null,
  fallback(s, seat) {
    if (slot(s, PUT) > 0) return VERBS.done.code()
    let site = SLOT_FROM[slot(s, WHERE)]
    while (!canOccupy(s, site, seat)) site++
    return VERBS.put.code(site)
  },
  prompt: s => ({ key: 'prompt.occupy', rule: 'MN-4.3.2a', args: { province: PROVINCE_IDS[slot(s, WHERE)] } }),
}
