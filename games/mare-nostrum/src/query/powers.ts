/** Who has which power, and what the powers of a seat add up to. The rules ask here, never for a hero by name. */
import { NONE, type Seat } from '@ecumene/kernel'
import { RESOURCE_IDS } from '../../data/goods.ts'
import { EMPIRE_IDS } from '../../data/names.ts'
import { PRICE_AFTER } from '../../data/tokens.ts'
import type { Asks, Battle, Power } from '../powers/power.ts'
import {
  type HeldId,
  ONCE_A_ROUND,
  POWERS,
  STARTING_HERO,
  TOKEN_COUNT,
  TOKEN_IDS,
  TOKEN_POWERS,
} from '../powers/tokens.ts'
import type { S } from '../state.ts'

/** A power with whose it can be: a token's owner's, or a starting hero's empire's. */
export interface Held {
  readonly id: HeldId
  readonly token: number
  readonly empire: number
  /** Its bit in `used`; 0: as often as one likes. */
  readonly used: number
  readonly power: Power
}
const held = (id: HeldId, token: number, empire: number, power: Power): Held => ({
  id,
  token,
  empire,
  used: ONCE_A_ROUND.includes(id) ? 1 << ONCE_A_ROUND.indexOf(id) : 0,
  power,
})
/** All of them: starting heroes, then heroes and wonders. */
export const ALL_HELD: readonly Held[] = [
  ...EMPIRE_IDS.map((empire, i) => held(STARTING_HERO[empire], NONE, i, POWERS[STARTING_HERO[empire]])),
  ...TOKEN_IDS.map((id, token) => held(id, token, NONE, TOKEN_POWERS[token])),
]
export const STARTING_HERO_IDS: readonly HeldId[] = ALL_HELD.filter(h => h.token === NONE).map(h => h.id)
const having = (part: keyof Power): readonly Held[] => ALL_HELD.filter(({ power }) => power[part] !== undefined)

/** A token's power is its owner's, or that of Castor and Pollux who copied it (MN-H-CASTOR-1, MN-R-56c). */
const COPIER = TOKEN_POWERS.findIndex(power => power.copies)
export const hasPower = (s: S, seat: Seat, token: number): boolean =>
  s.owner[token] === seat || (s.copied === token && s.owner[COPIER] === seat)
/** A starting hero's power is their empire's: they cannot be copied (MN-H-CASTOR-2). */
export const has = (s: S, seat: Seat, { token, empire }: Held): boolean =>
  token === NONE ? s.empire[seat] === empire : hasPower(s, seat, token)
const anyOf = (s: S, seat: Seat, list: readonly Held[]): boolean => {
  for (let i = 0; i < list.length; i++) if (has(s, seat, list[i])) return true
  return false
}
/**
 * Of heroes (no starting hero, no wonder: MN-H-CASTOR-2, MN-R-56a) one that another player owns, not Perseus
 * (MN-H-PERSEUS-3).
 */
export const canCopy = (s: S, seat: Seat, token: number): boolean =>
  !TOKEN_POWERS[token].cannotBeCopied && s.owner[token] !== NONE && s.owner[token] !== seat

/** Heroes and wonders of a seat, the starting hero included (MN-3.1.3b). */
export function glory(s: S, seat: Seat): number {
  let n = 1
  for (let token = 0; token < TOKEN_COUNT; token++) if (s.owner[token] === seat) n++
  return n
}
export const priceOfHero = (s: S, seat: Seat): number => PRICE_AFTER + glory(s, seat)

/** Sets: one resource of the other sort in them (MN-R-19a), one commodity twice (MN-R-19b). */
const MIXED = having('sets').filter(({ power }) => power.sets === 'mixed')
const PAIRED = having('sets').filter(({ power }) => power.sets === 'pair')
export const mixesSets = (s: S, seat: Seat): boolean => anyOf(s, seat, MIXED)
export const pairsInSets = (s: S, seat: Seat): boolean => anyOf(s, seat, PAIRED)

const CARAVAN_LEADERS = having('legionsAsCaravans')
export const legionsWorkAsCaravans = (s: S, seat: Seat): boolean => anyOf(s, seat, CARAVAN_LEADERS)

/** How many times a pillaged building yields to a seat. */
const PILLAGERS = having('pillage')
export function pillageFactor(s: S, seat: Seat): number {
  let factor = 1
  for (const pillager of PILLAGERS) if (has(s, seat, pillager)) factor = Math.max(factor, pillager.power.pillage ?? 1)
  return factor
}

/** What powers add to the fixed income of a seat, by resource, into `due`. */
const EARNERS = having('income').map(earner => ({
  earner,
  gain: RESOURCE_IDS.map(id => earner.power.income?.[id] ?? 0),
}))
export function addIncome(s: S, seat: Seat, due: Int16Array): void {
  for (const { earner, gain } of EARNERS)
    if (has(s, seat, earner)) for (let resource = 0; resource < gain.length; resource++) due[resource] += gain[resource]
}

/**
 * What powers add in a land battle: to each legion's die, whole dice, to the sum. They are always applied (MN-R-36c).
 */
const FIGHTERS = having('battle')
export function battleBonus(
  s: S,
  seat: Seat,
  province: number,
  part: 'each' | 'dice' | 'plus',
  isTurn: boolean,
): number {
  let sum = 0
  for (let i = 0; i < FIGHTERS.length; i++) {
    const battle = FIGHTERS[i].power.battle as Battle
    const add = battle[part]
    if (add === undefined || !has(s, seat, FIGHTERS[i])) continue
    if (battle.when === 'own turn' && !isTurn) continue
    if (battle.when === "others' turns" && isTurn) continue
    if (battle.when === 'own province' && s.control[province] !== seat) continue
    sum += add
  }
  return sum
}

/**
 * With such a hero beside it, the fifth hero or wonder wins at once (MN-H-PERSEUS-2), unless it is that hero
 * (MN-R-29b).
 */
const WINNERS = having('winsAtOnce')
export function winsWith(s: S, seat: Seat, hired: number): boolean {
  for (const { token } of WINNERS) if (token !== hired && s.owner[token] === seat) return true
  return false
}

/** Tokens whose owner is asked something at a moment of the round. */
export const askersAt = (moment: Asks['at']): readonly (Held & { readonly power: { readonly asks: Asks } })[] =>
  having('asks').filter(({ power }) => power.asks?.at === moment) as readonly (Held & {
    readonly power: { readonly asks: Asks }
  })[]
