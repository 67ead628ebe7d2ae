/** What happens in a game, as the chronicle tells it: each event with its rule and who sees which part. */
import { type EventsOf, eventSpec, type SharedEvents } from '@ecumene/civilization-family/src/events.ts'
import type { EventSpec, Json } from '@ecumene/kernel'

interface Params extends SharedEvents {
  crossed: { seat: number; shore: string }
  struck: { seat: number; calamity: string }
  offered: { seat: number; cards: number; points: number; commodity: string; want: string; claim: Json; hidden: Json }
  offeredTo: {
    seat: number
    target: number
    cards: number
    points: number
    commodity: string
    want: string
    claim: Json
    hidden: Json
  }
  passed: { seat: number; calamity: string; by: number }
  gaveBack: { seat: number; stack: number; trade: string }
  sheltered: { seat: number }
  nominated: { seat: number; target: number }
}
type EventName = keyof Params
export type E = EventsOf<Params>

/** Everything of it is seen by all, but for the parameters named last, which only its seat sees. */
const open = <N extends EventName>(rule: string, ...params: (keyof Params[N] & string)[]): EventSpec =>
  eventSpec(rule, params, [])
const secret = <N extends EventName>(
  rule: string,
  params: (keyof Params[N] & string)[],
  own: (keyof Params[N] & string)[],
): EventSpec => eventSpec(rule, params, own)

export const events: Readonly<Record<EventName, EventSpec>> = {
  settled: open<'settled'>('CIV-4.4a', 'seat', 'nation', 'area'),
  roundBegan: open<'roundBegan'>('CIV-5.1b', 'round'),
  insisted: open<'insisted'>('CIV-5.3c', 'seat'),
  taxed: open<'taxed'>('CIV-6.1a', 'seat', 'rate', 'tokens', 'unpaid'),
  revolted: open<'revolted'>('CIV-6.3.2a', 'seat', 'area', 'by'),
  razed: open<'razed'>('CIV-6.3.3b', 'seat', 'area'),
  grew: open<'grew'>('CIV-7.1a', 'seat', 'tokens'),
  counted: open<'counted'>('CIV-8.1a', 'seat', 'tokens', 'place'),
  maintained: open<'maintained'>('CIV-9.3a', 'seat', 'shore', 'source'),
  lapsed: open<'lapsed'>('CIV-9.3b', 'seat', 'shore'),
  launched: open<'launched'>('CIV-9.1a', 'seat', 'shore', 'levy'),
  walked: open<'walked'>('CIV-10.2a', 'seat', 'area', 'to', 'tokens'),
  boarded: open<'boarded'>('CIV-10.5a', 'seat', 'area', 'tokens'),
  sailed: open<'sailed'>('CIV-10.6a', 'seat', 'shore', 'to', 'steps'),
  landed: open<'landed'>('CIV-10.8a', 'seat', 'area', 'tokens'),
  crossed: open<'crossed'>('CIV-23.3b', 'seat', 'shore'),
  fought: open<'fought'>('CIV-11.1a', 'area', 'kind'),
  fell: open<'fell'>('CIV-11.3', 'seat', 'area', 'tokens'),
  repelled: open<'repelled'>('CIV-11.6.1b', 'seat', 'area', 'by', 'tokens'),
  attacked: open<'attacked'>('CIV-11.6.2', 'seat', 'area', 'by'),
  surrendered: open<'surrendered'>('CIV-11.8.1b', 'seat', 'area', 'by', 'taken'),
  built: open<'built'>('CIV-12.2c', 'seat', 'area'),
  surplus: open<'surplus'>('CIV-13.1a', 'seat', 'area', 'tokens'),
  reduced: open<'reduced'>('CIV-14.3a', 'seat', 'area', 'tokens'),
  drew: secret<'drew'>('CIV-15.3a', ['seat', 'stack'], ['trade']),
  struck: open<'struck'>('CIV-15.5b', 'seat', 'calamity'),
  boughtGold: secret<'boughtGold'>('CIV-15.7a', ['seat'], ['trade']),
  offered: secret<'offered'>('CIV-16.3b', ['seat', 'cards', 'points', 'commodity', 'want', 'claim'], ['hidden']),
  offeredTo: secret<'offeredTo'>(
    'CIV-16.3b',
    ['seat', 'target', 'cards', 'points', 'commodity', 'want', 'claim'],
    ['hidden'],
  ),
  withdrew: open<'withdrew'>('CIV-16.1b', 'seat'),
  agreed: open<'agreed'>('CIV-R-36', 'seat', 'with'),
  swapped: open<'swapped'>('CIV-16.3f', 'seat', 'with', 'cards', 'other'),
  received: secret<'received'>('CIV-16.3f', ['seat', 'cards'], ['hidden']),
  passed: open<'passed'>('CIV-19.3b', 'seat', 'calamity', 'by'),
  acquired: open<'acquired'>('CIV-17.2', 'seat', 'card', 'price'),
  spent: open<'spent'>('CIV-17.6a', 'seat', 'commodity', 'cards'),
  paid: open<'paid'>('CIV-17.6b', 'seat', 'price', 'tokens'),
  gaveBack: secret<'gaveBack'>('CIV-18.0b', ['seat', 'stack'], ['trade']),
  spared: open<'spared'>('CIV-19.7b', 'seat', 'calamity'),
  calamity: open<'calamity'>('CIV-19.6a', 'seat', 'calamity'),
  harmless: open<'harmless'>('CIV-19.6a', 'seat', 'calamity'),
  erupted: open<'erupted'>('CIV-22.2.4.1', 'seat', 'volcano'),
  flooded: open<'flooded'>('CIV-22.2.7.3', 'seat', 'plain'),
  showed: open<'showed'>('CIV-R-52', 'seat', 'cards'),
  ordered: open<'ordered'>('CIV-22.2.5b', 'seat', 'target', 'points'),
  lost: open<'lost'>('CIV-22.2.12.2', 'seat', 'area', 'tokens'),
  lostCity: open<'lostCity'>('CIV-22.2.12.1', 'seat', 'area'),
  sheltered: open<'sheltered'>('CIV-24.2b', 'seat'),
  nominated: open<'nominated'>('CIV-22.2.6.2a', 'seat', 'target'),
  picked: open<'picked'>('CIV-22.2.6.1b', 'seat', 'area', 'points'),
  keptFaction: open<'keptFaction'>('CIV-22.2.6.1c', 'seat', 'faction'),
  annexed: open<'annexed'>('CIV-22.2.6.1d', 'seat', 'area', 'tokens', 'by'),
  annexedCity: open<'annexedCity'>('CIV-22.2.6.1d', 'seat', 'area', 'by'),
  condemned: open<'condemned'>('CIV-22.2.10.4a', 'seat', 'area'),
  advanced: open<'advanced'>('CIV-20.1a', 'seat', 'position'),
  stayed: open<'stayed'>('CIV-20.1b', 'seat', 'position'),
  fellBack: open<'fellBack'>('CIV-20.4', 'seat', 'position'),
  won: open<'won'>('CIV-21.1a', 'seat'),
}
