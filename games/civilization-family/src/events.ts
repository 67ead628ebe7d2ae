/** What happens in a game, as the chronicle tells it: each event with its rule and who sees which part. */
import type { EventSpec, Json, Sees } from '@ecumene/kernel'

/** What happens in both Civilizations. */
export interface SharedEvents {
  settled: { seat: number; nation: string; area: string }
  roundBegan: { round: number }
  insisted: { seat: number }
  taxed: { seat: number; rate: number; tokens: number; unpaid: number }
  revolted: { seat: number; area: string; by: number }
  razed: { seat: number; area: string }
  grew: { seat: number; tokens: number }
  counted: { seat: number; tokens: number; place: number }
  maintained: { seat: number; shore: string; source: string }
  lapsed: { seat: number; shore: string }
  launched: { seat: number; shore: string; levy: number }
  walked: { seat: number; area: string; to: string; tokens: number }
  boarded: { seat: number; area: string; tokens: number }
  sailed: { seat: number; shore: string; to: string; steps: number }
  landed: { seat: number; area: string; tokens: number }
  fought: { area: string; kind: string }
  fell: { seat: number; area: string; tokens: number }
  repelled: { seat: number; area: string; by: number; tokens: number }
  attacked: { seat: number; area: string; by: number }
  surrendered: { seat: number; area: string; by: number; taken: number }
  built: { seat: number; area: string }
  surplus: { seat: number; area: string; tokens: number }
  reduced: { seat: number; area: string; tokens: number }
  drew: { seat: number; stack: number; trade: string }
  boughtGold: { seat: number; trade: string }
  withdrew: { seat: number }
  agreed: { seat: number; with: number }
  swapped: { seat: number; with: number; cards: number; other: number }
  received: { seat: number; cards: number; hidden: Json }
  acquired: { seat: number; card: string; price: number }
  spent: { seat: number; commodity: string; cards: number }
  paid: { seat: number; price: number; tokens: number }
  spared: { seat: number; calamity: string }
  calamity: { seat: number; calamity: string }
  harmless: { seat: number; calamity: string }
  erupted: { seat: number; volcano: string }
  flooded: { seat: number; plain: string }
  showed: { seat: number; cards: number }
  ordered: { seat: number; target: number; points: number }
  lost: { seat: number; area: string; tokens: number }
  lostCity: { seat: number; area: string }
  picked: { seat: number; area: string; points: number }
  keptFaction: { seat: number; faction: string }
  annexed: { seat: number; area: string; tokens: number; by: number }
  annexedCity: { seat: number; area: string; by: number }
  condemned: { seat: number; area: string }
  advanced: { seat: number; position: number }
  stayed: { seat: number; position: number }
  fellBack: { seat: number; position: number }
  won: { seat: number }
}
/** The events of a table of parameters, as one union. */
export type EventsOf<P> = { readonly [N in keyof P]: { readonly type: N } & Readonly<P[N]> }[keyof P]
/** What a rule that both games share may tell. */
export type Told = EventsOf<SharedEvents>
export function eventSpec(rule: string, params: readonly string[], own: readonly string[]): EventSpec {
  const sees: Record<string, Sees> = {}
  for (const param of params) sees[param] = 'all'
  for (const param of own) sees[param] = 'owner'
  return { rule, sees }
}
