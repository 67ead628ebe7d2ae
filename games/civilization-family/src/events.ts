/** What happens in a game, as the chronicle tells it: each event with its rule and who sees which part. */
import { deed, detail, type EventSpecs, headline, type Json, ownerOnly, type RuleId } from '@ecumene/kernel'

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
  settled: rule => deed(rule, 'seat', 'nation', 'area'),
  roundBegan: rule => detail(rule, 'round'),
  insisted: rule => detail(rule, 'seat'),
  taxed: rule => detail(rule, 'seat', 'rate', 'tokens', 'unpaid'),
  revolted: rule => headline(rule, 'seat', 'area', 'by'),
  razed: rule => headline(rule, 'seat', 'area'),
  grew: rule => detail(rule, 'seat', 'tokens'),
  counted: rule => detail(rule, 'seat', 'tokens', 'place'),
  maintained: rule => detail(rule, 'seat', 'shore', 'source'),
  lapsed: rule => deed(rule, 'seat', 'shore'),
  launched: rule => deed(rule, 'seat', 'shore', 'levy'),
  walked: rule => deed(rule, 'seat', 'area', 'to', 'tokens'),
  boarded: rule => detail(rule, 'seat', 'area', 'tokens'),
  sailed: rule => detail(rule, 'seat', 'shore', 'to', 'steps'),
  landed: rule => deed(rule, 'seat', 'area', 'tokens'),
  fought: rule => detail(rule, 'area', 'kind'),
  fell: rule => headline(rule, 'seat', 'area', 'tokens'),
  repelled: rule => headline(rule, 'seat', 'area', 'by', 'tokens'),
  attacked: rule => headline(rule, 'seat', 'area', 'by'),
  surrendered: rule => headline(rule, 'seat', 'area', 'by', 'taken'),
  built: rule => deed(rule, 'seat', 'area'),
  surplus: rule => headline(rule, 'seat', 'area', 'tokens'),
  reduced: rule => headline(rule, 'seat', 'area', 'tokens'),
  drew: rule => detail(rule, 'seat', 'stack', ownerOnly('trade')),
  boughtGold: rule => deed(rule, 'seat', ownerOnly('trade')),
  withdrew: rule => detail(rule, 'seat'),
  agreed: rule => detail(rule, 'seat', 'with'),
  swapped: rule => deed(rule, 'seat', 'with', 'cards', 'other'),
  received: rule => detail(rule, 'seat', 'cards', ownerOnly('hidden')),
  acquired: rule => deed(rule, 'seat', 'card', 'price'),
  spent: rule => detail(rule, 'seat', 'commodity', 'cards'),
  paid: rule => detail(rule, 'seat', 'price', 'tokens'),
  spared: rule => headline(rule, 'seat', 'calamity'),
  calamity: rule => headline(rule, 'seat', 'calamity'),
  harmless: rule => detail(rule, 'seat', 'calamity'),
  erupted: rule => headline(rule, 'seat', 'volcano'),
  flooded: rule => headline(rule, 'seat', 'plain'),
  showed: rule => detail(rule, 'seat', 'cards'),
  ordered: rule => headline(rule, 'seat', 'target', 'points'),
  lost: rule => headline(rule, 'seat', 'area', 'tokens'),
  lostCity: rule => headline(rule, 'seat', 'area'),
  picked: rule => detail(rule, 'seat', 'area', 'points'),
  keptFaction: rule => deed(rule, 'seat', 'faction'),
  annexed: rule => headline(rule, 'seat', 'area', 'tokens', 'by'),
  annexedCity: rule => headline(rule, 'seat', 'area', 'by'),
  condemned: rule => headline(rule, 'seat', 'area'),
  advanced: rule => deed(rule, 'seat', 'position'),
  stayed: rule => deed(rule, 'seat', 'position'),
  fellBack: rule => headline(rule, 'seat', 'position'),
  won: rule => headline(rule, 'seat'),
}
/** The shared events by the rules of one game: `...adoptEvents({ settled: 'CIV-4.4a', … })`. */
export const adoptEvents = (rules: Readonly<Record<keyof SharedEvents, RuleId>>): EventSpecs<Told> =>
  Object.fromEntries(
    (Object.keys(SEEN) as (keyof SharedEvents)[]).map(name => [name, SEEN[name](rules[name])]),
  ) as EventSpecs<Told>
