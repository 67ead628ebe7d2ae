/** The sets of a hand, the dearest first, calamities last. */
import type { Seat } from '@ecumene/kernel'
import type { Part } from './edition.ts'
import { CALAMITY_TONE, toneOfValue } from './look.ts'
import type { TradeSet } from './parts/card-sets.tsx'

export function setsOf(p: Part, seat: Seat): readonly TradeSet[] {
  const { trade } = p.edition
  const sets: TradeSet[] = []
  trade.ids.forEach((id, k) => {
    const n = p.view.hand[seat * trade.ids.length + k]
    if (n === 0) return
    const isCalamity = k >= trade.commodities.length
    const value = isCalamity ? 0 : trade.value[k]
    sets.push({
      id,
      name: p.say(`trade.${id}`),
      icon: trade.icons[id],
      tone: isCalamity ? CALAMITY_TONE : toneOfValue(value),
      value,
      cards: n,
      worth: n * n * value,
      more: isCalamity || n >= trade.count[k] ? null : (2 * n + 1) * value,
      isCalamity,
      isBound: !trade.isTradable(k),
    })
  })
  return sets.sort((a, b) => Number(a.isCalamity) - Number(b.isCalamity) || b.worth - a.worth)
}
