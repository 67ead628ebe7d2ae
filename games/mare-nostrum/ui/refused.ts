/** Why a thing on the map cannot be bought now, where the rules alone would name the wrong reason. */
import type { ActionJson, Refusal } from '@ecumene/kernel'
import { indexOf } from './choosing.ts'
import { priceFor } from './plan/purchases.ts'
import { decisionOf, mineOf, type Part, PROVINCE_IDS } from './rules.ts'
import { plannedNow } from './shared.ts'

/** It could be bought before, but what is planned leaves too little for it. */
export function refused(p: Part, word: string): Refusal | null {
  if (decisionOf(p) !== 'build' || plannedNow() === null) return null
  const me = mineOf(p.seat)
  const prices = (indexOf(p.legal, me).get(word) ?? []).map(a => priceFor(p.view, me, a)).filter(price => price > 0)
  if (prices.length === 0) return null
  return { rule: 'MN-3c', key: 'ui.planTakes', args: { cost: Math.min(...prices) } }
}
/** While building, a press on a place asks for what is usual there: a marker in a free land, a legion in one's own. */
export function meant(p: Part, word: string): ActionJson | null {
  if (decisionOf(p) !== 'build') return null
  const [kind, id] = word.split(':')
  if (kind === 'slot') return { verb: 'build', slot: id }
  if (kind === 'sea') return { verb: 'trireme', sea: id }
  if (kind !== 'province') return null
  const control = p.view.control[PROVINCE_IDS.indexOf(id as (typeof PROVINCE_IDS)[number])]
  return { verb: control !== p.seat ? 'control' : 'legion', province: id }
}
