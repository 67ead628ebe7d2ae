/** What happens in a game, as the chronicle tells it: each event with its rule and who sees which part. */
import { type EventSpecs, type Json, type RuleId, seenByAll, seenByOwner } from '@ecumene/kernel'

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

/** Who sees what of each; the rule it follows is the game's. */
const SEEN: { readonly [N in keyof SharedEvents]: (rule: RuleId) => EventSpecs<Told>[N] } = {
  settled: rule => seenByAll(rule, 'seat', 'nation', 'area'),
  roundBegan: rule => seenByAll(rule, 'round'),
  insisted: rule => seenByAll(rule, 'seat'),
  taxed: rule => seenByAll(rule, 'seat', 'rate', 'tokens', 'unpaid'),
  revolted: rule => seenByAll(rule, 'seat', 'area', 'by'),
  razed: rule => seenByAll(rule, 'seat', 'area'),
  grew: rule => seenByAll(rule, 'seat', 'tokens'),
  counted: rule => seenByAll(rule, 'seat', 'tokens', 'place'),
  maintained: rule => seenByAll(rule, 'seat', 'shore', 'source'),
  lapsed: rule => seenByAll(rule, 'seat', 'shore'),
  launched: rule => seenByAll(rule, 'seat', 'shore', 'levy'),
  walked: rule => seenByAll(rule, 'seat', 'area', 'to', 'tokens'),
  boarded: rule => seenByAll(rule, 'seat', 'area', 'tokens'),
  sailed: rule => seenByAll(rule, 'seat', 'shore', 'to', 'steps'),
  landed: rule => seenByAll(rule, 'seat', 'area', 'tokens'),
  fought: rule => seenByAll(rule, 'area', 'kind'),
  fell: rule => seenByAll(rule, 'seat', 'area', 'tokens'),
  repelled: rule => seenByAll(rule, 'seat', 'area', 'by', 'tokens'),
  attacked: rule => seenByAll(rule, 'seat', 'area', 'by'),
  surrendered: rule => seenByAll(rule, 'seat', 'area', 'by', 'taken'),
  built: rule => seenByAll(rule, 'seat', 'area'),
  surplus: rule => seenByAll(rule, 'seat', 'area', 'tokens'),
  reduced: rule => seenByAll(rule, 'seat', 'area', 'tokens'),
  drew: rule => seenByOwner(rule, ['seat', 'stack'], ['trade']),
  boughtGold: rule => seenByOwner(rule, ['seat'], ['trade']),
  withdrew: rule => seenByAll(rule, 'seat'),
  agreed: rule => seenByAll(rule, 'seat', 'with'),
  swapped: rule => seenByAll(rule, 'seat', 'with', 'cards', 'other'),
  received: rule => seenByOwner(rule, ['seat', 'cards'], ['hidden']),
  acquired: rule => seenByAll(rule, 'seat', 'card', 'price'),
  spent: rule => seenByAll(rule, 'seat', 'commodity', 'cards'),
  paid: rule => seenByAll(rule, 'seat', 'price', 'tokens'),
  spared: rule => seenByAll(rule, 'seat', 'calamity'),
  calamity: rule => seenByAll(rule, 'seat', 'calamity'),
  harmless: rule => seenByAll(rule, 'seat', 'calamity'),
  erupted: rule => seenByAll(rule, 'seat', 'volcano'),
  flooded: rule => seenByAll(rule, 'seat', 'plain'),
  showed: rule => seenByAll(rule, 'seat', 'cards'),
  ordered: rule => seenByAll(rule, 'seat', 'target', 'points'),
  lost: rule => seenByAll(rule, 'seat', 'area', 'tokens'),
  lostCity: rule => seenByAll(rule, 'seat', 'area'),
  picked: rule => seenByAll(rule, 'seat', 'area', 'points'),
  keptFaction: rule => seenByAll(rule, 'seat', 'faction'),
  annexed: rule => seenByAll(rule, 'seat', 'area', 'tokens', 'by'),
  annexedCity: rule => seenByAll(rule, 'seat', 'area', 'by'),
  condemned: rule => seenByAll(rule, 'seat', 'area'),
  advanced: rule => seenByAll(rule, 'seat', 'position'),
  stayed: rule => seenByAll(rule, 'seat', 'position'),
  fellBack: rule => seenByAll(rule, 'seat', 'position'),
  won: rule => seenByAll(rule, 'seat'),
}
/** The shared events by the rules of one game: `...adoptEvents({ settled: 'CIV-4.4a', … })`. */
export const adoptEvents = (rules: Readonly<Record<keyof SharedEvents, RuleId>>): EventSpecs<Told> =>
  Object.fromEntries(
    (Object.keys(SEEN) as (keyof SharedEvents)[]).map(name => [name, SEEN[name](rules[name])]),
  ) as EventSpecs<Told>
