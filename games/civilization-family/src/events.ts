/** What happens in a game, as the chronicle tells it: each event with its rule and who sees which part. */
import { deed, detail, type EventSpecs, headline, type Json, ownerOnly, type RuleId, type Seat } from '@ecumene/kernel'

/** Tokens by seat; `barbarians` are nobody's. */
export type Forces = Readonly<Record<string, number>>
/** What happens in both Civilizations. */
export interface SharedEvents {
  settled: { seat: Seat; nation: string; area: string }
  roundBegan: { round: number }
  insisted: { seat: Seat }
  taxed: { seat: Seat; rate: number; tokens: number; unpaid: number }
  revolted: { seat: Seat; area: string; by: number }
  razed: { seat: Seat; area: string }
  grew: { seat: Seat; tokens: number }
  counted: { seat: Seat; tokens: number; place: number }
  maintained: { seat: Seat; shore: string; source: string }
  lapsed: { seat: Seat; shore: string }
  launched: { seat: Seat; shore: string; levy: number }
  walked: { seat: Seat; area: string; to: string; tokens: number }
  boarded: { seat: Seat; area: string; tokens: number }
  sailed: { seat: Seat; shore: string; to: string; steps: number }
  landed: { seat: Seat; area: string; tokens: number }
  fought: { area: string; kind: string }
  fell: { seat: Seat; area: string; tokens: number }
  /** The sums of a fight: tokens before and after it, by seat, and who lost theirs last by Metalworking. */
  clashed: {
    area: string
    limit: number
    forces: Forces
    standing: number
    survivors: Forces
    late: number
    metal: readonly Seat[]
  }
  repelled: { seat: Seat; area: string; by: number; tokens: number; needed: number }
  attacked: { seat: Seat; area: string; by: number; tokens: number }
  surrendered: { seat: Seat; area: string; by: number; taken: number; stock: number; needed: number }
  built: { seat: Seat; area: string }
  surplus: { seat: Seat; area: string; tokens: number }
  reduced: { seat: Seat; area: string; tokens: number }
  drew: { seat: Seat; stack: number; trade: string }
  boughtGold: { seat: Seat; trade: string }
  withdrew: { seat: Seat }
  agreed: { seat: Seat; with: number }
  swapped: { seat: Seat; with: number; cards: number; other: number }
  received: { seat: Seat; cards: number; hidden: Json }
  acquired: { seat: Seat; card: string; price: number }
  spent: { seat: Seat; commodity: string; cards: number }
  paid: { seat: Seat; price: number; tokens: number }
  spared: { seat: Seat; calamity: string }
  calamity: { seat: Seat; calamity: string }
  harmless: { seat: Seat; calamity: string }
  erupted: { seat: Seat; volcano: string }
  flooded: { seat: Seat; plain: string }
  showed: { seat: Seat; cards: number }
  mustLose: { seat: Seat; points: number }
  ordered: { seat: Seat; target: number; points: number; calamity: string }
  lost: { seat: Seat; area: string; tokens: number }
  lostCity: { seat: Seat; area: string }
  picked: { seat: Seat; area: string; points: number }
  keptFaction: { seat: Seat; faction: string }
  annexed: { seat: Seat; area: string; tokens: number; by: number }
  annexedCity: { seat: Seat; area: string; by: number }
  condemned: { seat: Seat; area: string; target: number }
  advanced: { seat: Seat; position: number }
  stayed: { seat: Seat; position: number }
  fellBack: { seat: Seat; position: number }
  won: { seat: Seat }
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
  clashed: rule => detail(rule, 'area', 'limit', 'forces', 'standing', 'survivors', 'late', 'metal'),
  repelled: rule => headline(rule, 'seat', 'area', 'by', 'tokens', 'needed'),
  attacked: rule => headline(rule, 'seat', 'area', 'by', 'tokens'),
  surrendered: rule => headline(rule, 'seat', 'area', 'by', 'taken', 'stock', 'needed'),
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
  mustLose: rule => detail(rule, 'seat', 'points'),
  ordered: rule => headline(rule, 'seat', 'target', 'points', 'calamity'),
  lost: rule => headline(rule, 'seat', 'area', 'tokens'),
  lostCity: rule => headline(rule, 'seat', 'area'),
  picked: rule => detail(rule, 'seat', 'area', 'points'),
  keptFaction: rule => deed(rule, 'seat', 'faction'),
  annexed: rule => headline(rule, 'seat', 'area', 'tokens', 'by'),
  annexedCity: rule => headline(rule, 'seat', 'area', 'by'),
  condemned: rule => headline(rule, 'seat', 'area', 'target'),
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
