/**
 * What happens in a game, as the chronicle tells it: what both Civilizations know, and this game's own, each with its
 * rule and who sees which part.
 */
import { type EventsOf, eventSpec, type SharedEvents } from '@ecumene/civilization-family/src/events.ts'
import type { EventSpec, Json } from '@ecumene/kernel'
import { type CalamityEvents, calamityEvents } from './calamity-events.ts'

interface OwnEvents {
  joined: { seat: number; nation: string }
  admitted: { seat: number; by: number }
  left: { seat: number; cards: number }
  barbariansFell: { area: string; tokens: number }
  piratesFell: { seat: number; area: string }
  besieged: { area: string; by: number }
  driven: { area: string; by: number; tokens: number }
  looted: { seat: number; target: number; trade: string }
  robbed: { seat: number; by: number; trade: string }
  pillaged: { seat: number; tokens: number }
  raised: { seat: number; area: string; tokens: number; treasury: number }
  offered: { seat: number; cards: number; commodity: string; other: string; want: string; claim: Json; hidden: Json }
  offeredTo: {
    seat: number
    target: number
    cards: number
    commodity: string
    other: string
    want: string
    claim: Json
    hidden: Json
  }
  mined: { seat: number; commodity: string }
  gaveBack: { seat: number; trade: string }
  kept: { seat: number; cards: number }
  returned: { stack: number; cards: number }
  frozen: { seat: number; position: number }
}
type Params = SharedEvents & OwnEvents & CalamityEvents
export type E = EventsOf<Params>

const open = <N extends keyof Params>(rule: string, ...params: (keyof Params[N] & string)[]): EventSpec =>
  eventSpec(rule, params, [])
const secret = <N extends keyof Params>(
  rule: string,
  params: (keyof Params[N] & string)[],
  own: (keyof Params[N] & string)[],
): EventSpec => eventSpec(rule, params, own)

export const events: Readonly<Record<keyof Params, EventSpec>> = {
  settled: open<'settled'>('ADV-0.2.12', 'seat', 'nation', 'area'),
  roundBegan: open<'roundBegan'>('ADV-0.3.1', 'round'),
  insisted: open<'insisted'>('ADV-0.3.2', 'seat'),
  taxed: open<'taxed'>('ADV-1.1', 'seat', 'rate', 'tokens', 'unpaid'),
  revolted: open<'revolted'>('ADV-1.7', 'seat', 'area', 'by'),
  razed: open<'razed'>('ADV-1.9', 'seat', 'area'),
  grew: open<'grew'>('ADV-2.1', 'seat', 'tokens'),
  counted: open<'counted'>('ADV-3.1', 'seat', 'tokens', 'place'),
  maintained: open<'maintained'>('ADV-4.3', 'seat', 'shore', 'source'),
  lapsed: open<'lapsed'>('ADV-4.8', 'seat', 'shore'),
  launched: open<'launched'>('ADV-4.2', 'seat', 'shore', 'levy'),
  walked: open<'walked'>('ADV-5.3', 'seat', 'area', 'to', 'tokens'),
  boarded: open<'boarded'>('ADV-5.10', 'seat', 'area', 'tokens'),
  sailed: open<'sailed'>('ADV-5.13', 'seat', 'shore', 'to', 'steps'),
  landed: open<'landed'>('ADV-5.14', 'seat', 'area', 'tokens'),
  fought: open<'fought'>('ADV-6.1', 'area', 'kind'),
  fell: open<'fell'>('ADV-6.10', 'seat', 'area', 'tokens'),
  repelled: open<'repelled'>('ADV-6.12', 'seat', 'area', 'by', 'tokens'),
  attacked: open<'attacked'>('ADV-6.11', 'seat', 'area', 'by'),
  surrendered: open<'surrendered'>('ADV-6.16', 'seat', 'area', 'by', 'taken'),
  built: open<'built'>('ADV-7.5', 'seat', 'area'),
  surplus: open<'surplus'>('ADV-8.2', 'seat', 'area', 'tokens'),
  reduced: open<'reduced'>('ADV-8.8', 'seat', 'area', 'tokens'),
  drew: secret<'drew'>('ADV-9.2', ['seat', 'stack'], ['trade']),
  boughtGold: secret<'boughtGold'>('ADV-9.8', ['seat'], ['trade']),
  withdrew: open<'withdrew'>('ADV-10.9', 'seat'),
  agreed: open<'agreed'>('ADV-R-24', 'seat', 'with'),
  swapped: open<'swapped'>('ADV-10.9', 'seat', 'with', 'cards', 'other'),
  received: secret<'received'>('ADV-10.9', ['seat', 'cards'], ['hidden']),
  acquired: open<'acquired'>('ADV-12.4', 'seat', 'card', 'price'),
  spent: open<'spent'>('ADV-R-78', 'seat', 'commodity', 'cards'),
  paid: open<'paid'>('ADV-12.6', 'seat', 'price', 'tokens'),
  spared: open<'spared'>('ADV-11.6', 'seat', 'calamity'),
  calamity: open<'calamity'>('ADV-11.8', 'seat', 'calamity'),
  harmless: open<'harmless'>('ADV-11.8', 'seat', 'calamity'),
  erupted: open<'erupted'>('ADV-16.1.2', 'seat', 'volcano'),
  flooded: open<'flooded'>('ADV-16.7.2', 'seat', 'plain'),
  showed: open<'showed'>('ADV-16.3.5', 'seat', 'cards'),
  ordered: open<'ordered'>('ADV-11.9', 'seat', 'target', 'points'),
  lost: open<'lost'>('ADV-11.12', 'seat', 'area', 'tokens'),
  lostCity: open<'lostCity'>('ADV-11.13', 'seat', 'area'),
  picked: open<'picked'>('ADV-16.5.3', 'seat', 'area', 'points'),
  keptFaction: open<'keptFaction'>('ADV-16.5.7', 'seat', 'faction'),
  annexed: open<'annexed'>('ADV-16.5.9', 'seat', 'area', 'tokens', 'by'),
  annexedCity: open<'annexedCity'>('ADV-16.5.9', 'seat', 'area', 'by'),
  condemned: open<'condemned'>('ADV-16.11.3', 'seat', 'area'),
  advanced: open<'advanced'>('ADV-13.1', 'seat', 'position'),
  stayed: open<'stayed'>('ADV-13.3', 'seat', 'position'),
  fellBack: open<'fellBack'>('ADV-13.11', 'seat', 'position'),
  won: open<'won'>('ADV-15.2', 'seat'),

  joined: open<'joined'>('ADV-24.1', 'seat', 'nation'),
  admitted: open<'admitted'>('ADV-24.2', 'seat', 'by'),
  left: open<'left'>('ADV-24.3', 'seat', 'cards'),
  barbariansFell: open<'barbariansFell'>('ADV-6.25', 'area', 'tokens'),
  piratesFell: open<'piratesFell'>('ADV-6.23', 'seat', 'area'),
  besieged: open<'besieged'>('ADV-6.23', 'area', 'by'),
  driven: open<'driven'>('ADV-6.12', 'area', 'by', 'tokens'),
  looted: secret<'looted'>('ADV-6.20', ['seat', 'target'], ['trade']),
  robbed: secret<'robbed'>('ADV-6.20', ['seat', 'by'], ['trade']),
  pillaged: open<'pillaged'>('ADV-6.21', 'seat', 'tokens'),
  raised: open<'raised'>('ADV-7.6', 'seat', 'area', 'tokens', 'treasury'),
  offered: secret<'offered'>('ADV-10.5', ['seat', 'cards', 'commodity', 'other', 'want', 'claim'], ['hidden']),
  offeredTo: secret<'offeredTo'>(
    'ADV-10.5',
    ['seat', 'target', 'cards', 'commodity', 'other', 'want', 'claim'],
    ['hidden'],
  ),
  mined: open<'mined'>('ADV-18.6b', 'seat', 'commodity'),
  gaveBack: open<'gaveBack'>('ADV-12.16', 'seat', 'trade'),
  kept: open<'kept'>('ADV-12.16', 'seat', 'cards'),
  returned: open<'returned'>('ADV-12.17', 'stack', 'cards'),
  frozen: open<'frozen'>('ADV-13.10', 'seat', 'position'),
  ...calamityEvents,
}
