/**
 * Circe: legions on empty caravan slots work as caravans (MN-H-CIRCE-1). They are put there at the end of the war turn
 * (MN-H-CIRCE-2), in own and in unclaimed provinces without other players' units (MN-R-61a, MN-R-97a). Legions are
 * taken off slots before others are put on, so that the turn ends.
 */
import { NONE, refusal, type Seat, setSlot, slot } from '@ecumene/kernel'
import { CARAVAN, SLOT_IDS, SLOT_KIND, SLOT_PROVINCE, SLOTS_IN_ALL } from '../../board.ts'
import { enemiesIn, freeLegions, legionsIn } from '../../query/units.ts'
import type { S } from '../../state.ts'
import { action, type Power } from '../power.ts'

/** Slot 0 of `conquest`: legions have been put on slots. */
const PUTTING = 0

const isHers = (s: S, site: number, seat: Seat): boolean => {
  const province = SLOT_PROVINCE[site]
  return (
    SLOT_KIND[site] === CARAVAN &&
    s.built[site] === 0 &&
    (s.control[province] === seat || s.control[province] === NONE) &&
    legionsIn(s, province, seat) > 0
  )
}
const canPut = (s: S, site: number, seat: Seat): boolean =>
  isHers(s, site, seat) &&
  s.stand[site] === NONE &&
  !enemiesIn(s, SLOT_PROVINCE[site], seat) &&
  freeLegions(s, SLOT_PROVINCE[site], seat) > 0
const canRecall = (s: S, site: number, seat: Seat): boolean => isHers(s, site, seat) && s.stand[site] === seat

export const circe: Power = {
  kind: 'hero',
  bonus: { trade: 1, military: 1 }, // MN-H-CIRCE-3
  worth: 1.2,
  legionsAsCaravans: true,
  action: action({
    verbs: { circe: { slot: SLOT_IDS }, recall: { slot: SLOT_IDS } },
    phase: 'conquest',
    price: 0,
    rules: { owner: 'MN-H-CIRCE-1', once: 'MN-H-CIRCE-1' },
    legal(s, seat, out, verbs, province) {
      if (province !== NONE) return
      for (let site = 0; site < SLOTS_IN_ALL; site++) {
        if (canPut(s, site, seat)) out.put(verbs.circe.code(site))
        else if (slot(s, PUTTING) === 0 && canRecall(s, site, seat)) out.put(verbs.recall.code(site))
      }
    },
    apply(s, seat, code, world, verbs) {
      if (verbs.circe.is(code)) {
        const site = verbs.circe.arg.slot(code)
        s.stand[site] = seat
        setSlot(s, PUTTING, 1)
        if (world.live) world.emit({ type: 'circe', seat, slot: SLOT_IDS[site] })
      } else {
        const site = verbs.recall.arg.slot(code)
        s.stand[site] = NONE
        if (world.live) world.emit({ type: 'recalled', seat, slot: SLOT_IDS[site] })
      }
    },
    why: (_, __, code, verbs) =>
      refusal('MN-R-61a', 'refuse.circe', {
        slot: SLOT_IDS[verbs.circe.is(code) ? verbs.circe.arg.slot(code) : verbs.recall.arg.slot(code)],
      }),
    gain: (code, verbs) => (verbs.circe.is(code) ? 2 : 0),
  }),
}
