/** What things on the map are called, with their state: for the screen reader and the tips. */
import { namedIn } from '@ecumene/kit/named-in.ts'
import { slotOfPost } from './action-names.ts'
import {
  fleetsIn,
  NONE,
  type Part,
  PROVINCE_IDS,
  type ProvinceView,
  SEA_IDS,
  type SeaId,
  type SlotView,
} from './rules.ts'

export function describeSlot(p: Part, slot: SlotView): string {
  const what = p.say(`slot.${slot.id}`)
  const parts = [what, p.say(slot.isBuilt ? 'ui.built' : 'ui.empty')]
  if (slot.stands !== NONE) parts.push(p.say(slot.isBlocked ? 'ui.blockedBy' : 'ui.occupiedBy', { seat: slot.stands }))
  return parts.join(', ')
}
/** A post that is no slot. */
export const offSlot = (post: string) => namedIn(['free', 'marker', 'fortress'], post) ?? 'free'
/** Where a unit stands: on a slot by its name, on the marker, free; or the fortress. */
export function describePost(p: Part, province: ProvinceView, post: string): string {
  const slot = slotOfPost(PROVINCE_IDS.indexOf(province.id), post)
  return slot ? p.say('ui.legionOn', { slot }) : p.say(`ui.post.${offSlot(post)}`)
}
export function describeProvince(p: Part, province: ProvinceView): string {
  if (!province.inPlay) return p.say('ui.notInPlay', { province: province.id })
  const parts = [p.say(`province.${province.id}`)]
  if (province.control !== NONE) parts.push(p.say('ui.controlledBy', { seat: province.control }))
  else parts.push(p.say('ui.unclaimed'))
  const built = province.slots.filter(s => s.isBuilt).map(s => p.say(`slot.${s.id}`))
  if (built.length > 0) parts.push(built.join(', '))
  for (const { seat, n } of province.legions) {
    const on = province.slots.filter(slot => slot.stands === seat).map(slot => p.say(`slot.${slot.id}`))
    const legions = p.say('ui.legionsOf', { seat, legions: n })
    parts.push(on.length > 0 ? `${legions} (${p.say('ui.standOn', { slots: on.join(', ') })})` : legions)
  }
  if (province.fortress !== NONE) parts.push(p.say('ui.fortressOf', { seat: province.fortress }))
  if (province.onMarker !== NONE) {
    parts.push(p.say('ui.onMarker', { seat: province.onMarker }))
    if (province.onMarker !== province.control && !province.isCapital)
      parts.push(p.say(province.turns ? 'ui.willTurn' : 'ui.willBeRemoved', { seat: province.onMarker }))
  }
  if (province.isAtWar) parts.push(p.say('ui.atWar'))
  return parts.join('; ')
}
export function describeSea(p: Part, id: SeaId): string {
  const fleets = fleetsIn(p.view, SEA_IDS.indexOf(id)).map(f => p.say('ui.fleetOf', { seat: f.seat, triremes: f.n }))
  return [p.say(`ui.sea.${id}`), ...fleets].join('; ')
}
