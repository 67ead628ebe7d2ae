/** Developing technologies, changing government (TTA-ACT-TECH-1 to 6, TTA-ACT-REV-1 to 9). */
import { NONE, type World } from '@ecumene/kernel'
import { civil, civilKind, government, leader, special } from '../cards.ts'
import { scienceCost, scientificPartner, spareScience } from '../query/costs.ts'
import { civilTotal, militaryTotal } from '../query/totals.ts'
import { type S, specialAt, workAt } from '../state.ts'
import type { E } from '../verbs.ts'
import { gainBlue, gainCulture, gainResources, loseBlue, loseScience, refundCivil, settleActions } from './changes.ts'
import { removeCivil } from './hands.ts'

/** Pays the science: what is granted for units first (TTA-SCI-4); a partner in science pays 1 (TTA-R-93). */
function payScience(s: S, seat: number, card: number, revolution: boolean, discount: number, world: World<E>): number {
  const due = scienceCost(s, seat, card, revolution, discount)
  const spare = spareScience(s, seat, card)
  const granted = Math.min(due, spare)
  if (granted > 0) s.armsScience -= granted
  s.science[seat] -= due - granted
  const partner = scientificPartner(s, seat)
  if (partner !== NONE) loseScience(s, partner, 1, world)
  return due
}
/** A special technology enters play; of two of one type only the higher stays (TTA-TECH-11, TTA-ACT-TECH-3, TTA-WAR-8). */
export function addSpecial(s: S, seat: number, sub: number, world: World<E>): void {
  const type = (sub / 3) | 0
  const level = (sub % 3) + 1
  const old = s.special[specialAt(seat, type)]
  if (level < old) return
  const c = civilTotal(s, seat)
  const m = militaryTotal(s, seat)
  s.special[specialAt(seat, type)] = level
  settleActions(s, seat, c, m)
  const tokens = special.blue[sub] - (old > 0 ? special.blue[type * 3 + old - 1] : 0)
  if (tokens > 0) gainBlue(s, seat, tokens, world)
  else if (tokens < 0) loseBlue(s, seat, -tokens, world)
}
export function loseSpecial(s: S, seat: number, sub: number, world: World<E>): void {
  const c = civilTotal(s, seat)
  const m = militaryTotal(s, seat)
  s.special[specialAt(seat, (sub / 3) | 0)] = 0
  settleActions(s, seat, c, m)
  if (special.blue[sub] > 0) loseBlue(s, seat, special.blue[sub], world)
}
/** What reacts to every technology developed, revolutions included (TTA-ACT-REV-6). */
function onDeveloped(s: S, seat: number, world: World<E>): void {
  const who = s.leader[seat]
  if (who === leader.of('leonardo-da-vinci')) gainResources(s, seat, 1, world)
  else if (who === leader.of('isaac-newton'))
    refundCivil(s, seat) // TTA-CARD-NEWTON-1, TTA-CARD-NEWTON-2
  else if (who === leader.of('albert-einstein')) gainCulture(s, seat, 3, world)
}
/** A technology from hand enters play; the civil action is the caller's matter. */
export function develop(s: S, seat: number, card: number, discount: number, world: World<E>): void {
  const science = payScience(s, seat, card, false, discount, world)
  removeCivil(s, seat, card)
  const sub = civil.place[card]
  if (civil.kind[card] === civilKind.work) s.workers[workAt(seat, sub)] = 0
  else if (civil.kind[card] === civilKind.special) addSpecial(s, seat, sub, world)
  else changeGovernment(s, seat, sub)
  if (world.live) world.emit({ type: 'developed', seat, card: civil.ids[card], science })
  onDeveloped(s, seat, world)
}
/** Exactly one government is in play (TTA-TECH-12). */
function changeGovernment(s: S, seat: number, which: number): void {
  const c = civilTotal(s, seat)
  const m = militaryTotal(s, seat)
  s.government[seat] = which
  settleActions(s, seat, c, m)
}
export const robespierre = (s: S, seat: number): boolean => s.leader[seat] === leader.of('maximilien-robespierre')
/** A revolution needs all actions of the total; temporary ones do not help (TTA-ACT-REV-2, TTA-R-42, TTA-R-78). */
export const canRevolt = (s: S, seat: number): boolean =>
  robespierre(s, seat) ? s.military[seat] >= militaryTotal(s, seat) : s.civil[seat] >= civilTotal(s, seat)
/** All civil actions, with Robespierre all military ones, are spent; new ones of that colour too (TTA-ACT-REV-5, TTA-CARD-ROBESPIERRE-1 to 4). */
export function revolution(s: S, seat: number, which: number, discount: number, world: World<E>): void {
  const card = government.card[which]
  const science = payScience(s, seat, card, true, discount, world)
  const red = robespierre(s, seat)
  removeCivil(s, seat, card)
  changeGovernment(s, seat, which)
  if (red) s.military[seat] = 0
  else s.civil[seat] = 0
  if (world.live) world.emit({ type: 'revolted', seat, card: civil.ids[card], science })
  if (red) gainCulture(s, seat, 3, world)
  onDeveloped(s, seat, world)
}
