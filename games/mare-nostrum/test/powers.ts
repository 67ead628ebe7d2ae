/** Which powers and endings a run has used, read from its events. */
import { PROVINCE_IDS } from '../data/names.ts'
import type { E } from '../src/events.ts'
import type { Power } from '../src/powers/power.ts'
import { ALL_HELD, type Held, has } from '../src/query/powers.ts'
import { ENDINGS, type S } from '../src/state.ts'

export const EXPECTED: readonly string[] = [
  ...ALL_HELD.map(({ id }) => `power ${id}`),
  'pyramids',
  ...ENDINGS.slice(0, 4).map(id => `ending ${id}`),
]

/** Events that show that a power with this part has been used. */
const SHOWN_BY: Readonly<Record<string, keyof Power | undefined>> = {
  copied: 'copies',
  collected: 'income',
  pillaged: 'pillage',
  circe: 'legionsAsCaravans',
  announced: 'asks',
  colossus: 'asks',
  kept: 'asks',
  peace: 'asks',
  perseus: 'asks',
}
/** The event that each question of a power leads to. */
const ANSWERED_BY: Readonly<Record<string, string>> = {
  announce: 'announced',
  colossus: 'colossus',
  keep: 'kept',
  peace: 'peace',
  buildFirst: 'perseus',
}
const shows = (e: E, { power }: Held): boolean => {
  const part = SHOWN_BY[e.type]
  if (part === undefined || power[part] === undefined) return false
  if (part === 'asks') return ANSWERED_BY[power.asks?.decision ?? ''] === e.type
  return e.type !== 'collected' || (power.income as Readonly<Record<string, number>>)[e.resource] > 0
}
/** A power that only raises levels, or one of a kind this file does not know, is used when it is hired. */
const KNOWN = new Set<string>([...Object.values(SHOWN_BY), 'action', 'battle', 'sets'] as string[])
const isQuiet = ({ power }: Held): boolean => !Object.keys(power).some(part => KNOWN.has(part))

/** Remembers what is needed to tell: the set being paid and the battle being fought. */
export function watcher(): (e: E, s: S) => string[] {
  let paid: { seat: number; coins: number; goods: number; twice: boolean } | null = null
  let battle: { province: number; attacker: number } | null = null
  const of = (s: S, seat: number, used: (held: Held) => boolean): string[] =>
    ALL_HELD.filter(held => used(held) && has(s, seat, held)).map(({ id }) => `power ${id}`)
  return (e, s) => {
    if (e.type === 'paid') {
      if (paid?.seat !== e.seat) paid = { seat: e.seat, coins: 0, goods: 0, twice: false }
      if (e.resource === 'coin') paid.coins += e.count
      else {
        paid.goods += e.count
        if (e.count === 2) paid.twice = true
      }
      return []
    }
    const seen: string[] = []
    if (paid) {
      if (paid.coins > 0 && paid.goods > 0) seen.push(...of(s, paid.seat, ({ power }) => power.sets === 'mixed'))
      if (paid.twice) seen.push(...of(s, paid.seat, ({ power }) => power.sets === 'pair'))
      paid = null
    }
    if (e.type === 'battle')
      battle = { province: (PROVINCE_IDS as readonly string[]).indexOf(e.province), attacker: e.seat }
    else if (e.type === 'seaBattle') battle = null
    else if (e.type === 'rolled' && battle && e.dice !== 'none') {
      const { province, attacker } = battle
      const applies = ({ power }: Held): boolean =>
        power.battle !== undefined &&
        (power.battle.when !== 'own turn' || attacker === e.seat) &&
        (power.battle.when !== "others' turns" || attacker !== e.seat) &&
        (power.battle.when !== 'own province' || s.control[province] === e.seat)
      seen.push(...of(s, e.seat, applies))
    } else if (e.type === 'power') seen.push(`power ${e.token}`)
    else if (e.type === 'pyramids') seen.push('pyramids')
    else if (e.type === 'won') seen.push(`ending ${e.ending}`)
    else if (e.type === 'hired')
      seen.push(...ALL_HELD.filter(held => held.id === e.token && isQuiet(held)).map(({ id }) => `power ${id}`))
    else if ('seat' in e) seen.push(...of(s, e.seat, held => shows(e, held)))
    return seen
  }
}
