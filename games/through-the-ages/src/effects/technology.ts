/** Developing technologies, changing government (TTA-ACT-TECH-1 to 6, TTA-ACT-REV-1 to 9). */
import type { Cx } from '@ecumene/kernel'
import { CIVIL_IDS } from '../../data/civil.ts'
import { C_KIND, C_SUB, GOVERNMENT_CIVIL, KINDS, L, SP_BLUE } from '../cards.ts'
import { scienceCost, scientificPartner, spareScience } from '../query/costs.ts'
import { civilTotal, militaryTotal } from '../query/totals.ts'
import { NONE, type S, special, work } from '../state.ts'
import type { E } from '../verbs.ts'
import { gainBlue, gainCulture, gainResources, loseBlue, loseScience, refundCivil, settleActions } from './changes.ts'
import { removeCivil } from './hands.ts'

/** Pays the science: what is granted for units first (TTA-SCI-4); a partner in science pays 1 (TTA-R-93). */
function payScience(s: S, seat: number, card: number, revolution: boolean, discount: number, cx: Cx<E>): number {
  const due = scienceCost(s, seat, card, revolution, discount)
  const spare = spareScience(s, seat, card)
  const granted = Math.min(due, spare)
  if (granted > 0) s.armsScience -= granted
  s.science[seat] -= due - granted
  const partner = scientificPartner(s, seat)
  if (partner !== NONE) loseScience(s, partner, 1, cx)
  return due
}
/** A special technology enters play; of two of one type only the higher stays (TTA-TECH-11, TTA-ACT-TECH-3, TTA-WAR-8). */
export function addSpecial(s: S, seat: number, sub: number, cx: Cx<E>): void {
  const type = (sub / 3) | 0
  const level = (sub % 3) + 1
  const old = s.special[special(seat, type)]
  if (level < old) return
  const c = civilTotal(s, seat)
  const m = militaryTotal(s, seat)
  s.special[special(seat, type)] = level
  settleActions(s, seat, c, m)
  const tokens = SP_BLUE[sub] - (old > 0 ? SP_BLUE[type * 3 + old - 1] : 0)
  if (tokens > 0) gainBlue(s, seat, tokens, cx)
  else if (tokens < 0) loseBlue(s, seat, -tokens, cx)
}
export function loseSpecial(s: S, seat: number, sub: number, cx: Cx<E>): void {
  const c = civilTotal(s, seat)
  const m = militaryTotal(s, seat)
  s.special[special(seat, (sub / 3) | 0)] = 0
  settleActions(s, seat, c, m)
  if (SP_BLUE[sub] > 0) loseBlue(s, seat, SP_BLUE[sub], cx)
}
/** What reacts to every technology developed, revolutions included (TTA-ACT-REV-6). */
function onDeveloped(s: S, seat: number, cx: Cx<E>): void {
  const leader = s.leader[seat]
  if (leader === L['leonardo-da-vinci']) gainResources(s, seat, 1, cx)
  else if (leader === L['isaac-newton'])
    refundCivil(s, seat) // TTA-CARD-NEWTON-1, TTA-CARD-NEWTON-2
  else if (leader === L['albert-einstein']) gainCulture(s, seat, 3, cx)
}
/** A technology from hand enters play; the civil action is the caller's matter. */
export function develop(s: S, seat: number, card: number, discount: number, cx: Cx<E>): void {
  const science = payScience(s, seat, card, false, discount, cx)
  removeCivil(s, seat, card)
  const sub = C_SUB[card]
  if (C_KIND[card] === KINDS.work) s.workers[work(seat, sub)] = 0
  else if (C_KIND[card] === KINDS.special) addSpecial(s, seat, sub, cx)
  else changeGovernment(s, seat, sub)
  if (cx.live) cx.emit({ type: 'developed', seat, card: CIVIL_IDS[card], science })
  onDeveloped(s, seat, cx)
}
/** Exactly one government is in play (TTA-TECH-12). */
function changeGovernment(s: S, seat: number, government: number): void {
  const c = civilTotal(s, seat)
  const m = militaryTotal(s, seat)
  s.government[seat] = government
  settleActions(s, seat, c, m)
}
export const robespierre = (s: S, seat: number): boolean => s.leader[seat] === L['maximilien-robespierre']
/** A revolution needs all actions of the total; temporary ones do not help (TTA-ACT-REV-2, TTA-R-42, TTA-R-78). */
export const canRevolt = (s: S, seat: number): boolean =>
  robespierre(s, seat) ? s.military[seat] >= militaryTotal(s, seat) : s.civil[seat] >= civilTotal(s, seat)
/** All civil actions, with Robespierre all military ones, are spent; new ones of that colour too (TTA-ACT-REV-5, TTA-CARD-ROBESPIERRE-1 to 4). */
export function revolution(s: S, seat: number, government: number, discount: number, cx: Cx<E>): void {
  const card = GOVERNMENT_CIVIL[government]
  const science = payScience(s, seat, card, true, discount, cx)
  const red = robespierre(s, seat)
  removeCivil(s, seat, card)
  changeGovernment(s, seat, government)
  if (red) s.military[seat] = 0
  else s.civil[seat] = 0
  if (cx.live) cx.emit({ type: 'revolted', seat, card: CIVIL_IDS[card], science })
  if (red) gainCulture(s, seat, 3, cx)
  onDeveloped(s, seat, cx)
}
