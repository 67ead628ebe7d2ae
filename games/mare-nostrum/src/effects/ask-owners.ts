/** Owners of powers are asked at the moment their power works. */
import { ask, bit, NONE } from '@ecumene/kernel'
import type { Asks } from '../powers/power.ts'
import { askersAt } from '../query/powers.ts'
import type { S } from '../state.ts'
import { DECISIONS } from '../verbs.ts'

/** A step: the owner of each such token is asked, if there is one. Only owners: what is asked so cannot be copied. */
export function askAt(moment: Asks['at']): (s: S) => void {
  const askers = askersAt(moment).map(({ token, power: { asks } }) => ({ token, asks, decision: decisionNamed(asks) }))
  return s => {
    for (const { token, asks, decision } of askers) {
      const owner = s.owner[token]
      if (owner !== NONE && (asks.when?.(s, owner) ?? true)) ask(s, decision, bit(owner))
    }
  }
}
export function decisionNamed({ decision }: Asks): number {
  const number = (DECISIONS as Readonly<Record<string, number>>)[decision]
  if (number === undefined) throw new Error(`no decision is called ${decision}`)
  return number
}
