/** Developing technologies, changing government. */
import { NONE, type Seat, type World } from '@ecumene/kernel'
import { civil, civilKind, government, special } from '../cards.ts'
import { scienceCost, scientificPartner, spareScience } from '../query/costs.ts'
import { civilTotal, militaryTotal } from '../query/totals.ts'
import { type S, specialAt, workAt } from '../state.ts'
import type { E } from '../verbs.ts'
import { gainBlue, gainCulture, gainResources, loseBlue, loseScience, refundCivil, settleActions } from './changes.ts'
import { removeCivil } from './hands.ts'
import { leads } from './leaders/hooks.ts'

/** Pays the science: what is granted for units first (TTA-SCI-4); a partner in science pays 1, unasked (TTA-R-93b). */
function payScience(s: S, seat: Seat, card: number, revolution: boolean, discount: number, world: World<E>): number {
  const due = scienceCost(s, seat, card, revolution, discount)
  const granted = Math.min(due, spareScience(s, seat, card))
  if (granted > 0) s.armsScience -= granted
  s.science[seat] -= due - granted
  const partner = scientificPartner(s, seat)
  if (partner !== NONE) loseScience(s, partner, 1, world)
  return due
}
/** A special technology enters play; of two of one type only the higher stays (TTA-TECH-11, TTA-ACT-TECH-3). */
export function addSpecial(s: S, seat: Seat, which: number, world: World<E>): void {
  const type = (which / 3) | 0
  const level = (which % 3) + 1
  const old = s.special[specialAt(seat, type)]
  if (level < old) return // the lower one leaves play, but it was played (TTA-ACT-TECH-4)
  const civilBefore = civilTotal(s, seat)
  const militaryBefore = militaryTotal(s, seat)
  s.special[specialAt(seat, type)] = level
  settleActions(s, seat, civilBefore, militaryBefore)
  const tokens = special.blue[which] - (old > 0 ? special.blue[type * 3 + old - 1] : 0)
  if (tokens > 0) gainBlue(s, seat, tokens, world)
  else if (tokens < 0) loseBlue(s, seat, -tokens, world)
}
export function loseSpecial(s: S, seat: Seat, which: number, world: World<E>): void {
  const civilBefore = civilTotal(s, seat)
  const militaryBefore = militaryTotal(s, seat)
  s.special[specialAt(seat, (which / 3) | 0)] = 0
  settleActions(s, seat, civilBefore, militaryBefore)
  if (special.blue[which] > 0) loseBlue(s, seat, special.blue[which], world)
}
/** What the leader gives for every technology developed, revolutions included (TTA-ACT-REV-6). */
function onDeveloped(s: S, seat: Seat, world: World<E>): void {
  const led = s.leader[seat] + 1
  if (leads.developedResources[led] > 0) gainResources(s, seat, leads.developedResources[led], world)
  if (leads.developedCivil[led] > 0) refundCivil(s, seat)
  if (leads.developedCulture[led] > 0) gainCulture(s, seat, leads.developedCulture[led], world)
}
/**
 * A technology from hand enters play and takes effect at once (TTA-ACT-TECH-6); the civil action is the caller's
 * matter.
 */
export function develop(s: S, seat: Seat, card: number, discount: number, world: World<E>): void {
  const science = payScience(s, seat, card, false, discount, world)
  removeCivil(s, seat, card)
  const place = civil.place[card]
  if (civil.kind[card] === civilKind.work) s.workers[workAt(seat, place)] = 0
  else if (civil.kind[card] === civilKind.special) addSpecial(s, seat, place, world)
  else changeGovernment(s, seat, place)
  if (world.live) world.emit({ type: 'developed', seat, card: civil.ids[card], science })
  onDeveloped(s, seat, world)
}
/** Exactly one government is in play (TTA-TECH-12): the old one leaves (TTA-ACT-TECH-5). */
function changeGovernment(s: S, seat: Seat, which: number): void {
  const civilBefore = civilTotal(s, seat)
  const militaryBefore = militaryTotal(s, seat)
  s.government[seat] = which
  settleActions(s, seat, civilBefore, militaryBefore)
}
/** Robespierre: revolutions are paid with military actions (TTA-CARD-ROBESPIERRE-1). */
export const revoltsInRed = (s: S, seat: Seat): boolean => leads.redRevolution[s.leader[seat] + 1] === 1
/**
 * A revolution needs as many available civil actions as the total (TTA-ACT-REV-2, TTA-R-42a); nothing stands in for one
 * (TTA-R-42b). With Robespierre it needs all military ones instead (TTA-R-78).
 */
export const canRevolt = (s: S, seat: Seat): boolean =>
  revoltsInRed(s, seat) ? s.military[seat] >= militaryTotal(s, seat) : s.civil[seat] >= civilTotal(s, seat)
/**
 * All civil actions are spent, new ones too (TTA-ACT-REV-5), new military ones are available (TTA-R-42c). With
 * Robespierre all military ones and the new ones (TTA-CARD-ROBESPIERRE-2), but none that are not part of the total
 * (TTA-CARD-ROBESPIERRE-3) and no civil one, through Breakthrough either (TTA-CARD-ROBESPIERRE-4).
 */
export function revolution(s: S, seat: Seat, which: number, discount: number, world: World<E>): void {
  const card = government.card[which]
  const science = payScience(s, seat, card, true, discount, world)
  const red = revoltsInRed(s, seat)
  removeCivil(s, seat, card)
  changeGovernment(s, seat, which)
  if (red) s.military[seat] = 0
  else s.civil[seat] = 0
  if (world.live) world.emit({ type: 'revolted', seat, card: civil.ids[card], science })
  if (red) gainCulture(s, seat, leads.revolutionCulture[s.leader[seat] + 1], world)
  onDeveloped(s, seat, world)
}
