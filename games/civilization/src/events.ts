/** What happens in a game, as the chronicle tells it: each event with its rule and who sees which part. */
import { adoptEvents, type EventsOf, type SharedEvents } from '@ecumene/civilization-family/src/events.ts'
import { deed, detail, type EventSpecs, headline, type Json, ownerOnly, type Seat } from '@ecumene/kernel'

interface Params extends SharedEvents {
  crossed: { seat: Seat; shore: string }
  struck: { seat: Seat; calamity: string }
  offered: { seat: Seat; cards: number; points: number; commodity: string; want: string; claim: Json; hidden: Json }
  offeredTo: {
    seat: Seat
    target: number
    cards: number
    points: number
    commodity: string
    want: string
    claim: Json
    hidden: Json
  }
  passed: { seat: Seat; calamity: string; by: number }
  raided: { seat: Seat; target: number; area: string }
  gaveBack: { seat: Seat; stack: number; trade: string }
  sheltered: { seat: Seat }
  nominated: { seat: Seat; target: number }
}
export type E = EventsOf<Params>

export const events: EventSpecs<E> = {
  ...adoptEvents({
    settled: 'CIV-4.4a',
    roundBegan: 'CIV-5.1b',
    insisted: 'CIV-5.3c',
    taxed: 'CIV-6.1a',
    revolted: 'CIV-6.3.2a',
    razed: 'CIV-6.3.3b',
    grew: 'CIV-7.1a',
    counted: 'CIV-8.1a',
    maintained: 'CIV-9.3a',
    lapsed: 'CIV-9.3b',
    launched: 'CIV-9.1a',
    walked: 'CIV-10.2a',
    boarded: 'CIV-10.5a',
    sailed: 'CIV-10.6a',
    landed: 'CIV-10.8a',
    fought: 'CIV-11.1a',
    fell: 'CIV-11.3',
    clashed: 'CIV-11.5.1a',
    repelled: 'CIV-11.6.1b',
    attacked: 'CIV-11.6.2',
    surrendered: 'CIV-11.8.1b',
    built: 'CIV-12.2c',
    surplus: 'CIV-13.1a',
    reduced: 'CIV-14.3a',
    drew: 'CIV-15.3a',
    boughtGold: 'CIV-15.7a',
    withdrew: 'CIV-16.1b',
    agreed: 'CIV-R-36',
    swapped: 'CIV-16.3f',
    received: 'CIV-16.3f',
    acquired: 'CIV-17.2',
    spent: 'CIV-17.6a',
    paid: 'CIV-17.6b',
    spared: 'CIV-19.7b',
    calamity: 'CIV-19.6a',
    harmless: 'CIV-19.6a',
    erupted: 'CIV-22.2.4.1',
    flooded: 'CIV-22.2.7.3',
    showed: 'CIV-R-52',
    mustLose: 'CIV-22.2.12.2',
    ordered: 'CIV-22.2.5b',
    lost: 'CIV-22.2.12.2',
    lostCity: 'CIV-22.2.12.1',
    picked: 'CIV-22.2.6.1b',
    keptFaction: 'CIV-22.2.6.1c',
    annexed: 'CIV-22.2.6.1d',
    annexedCity: 'CIV-22.2.6.1d',
    condemned: 'CIV-22.2.10.4a',
    advanced: 'CIV-20.1a',
    stayed: 'CIV-20.1b',
    fellBack: 'CIV-20.4',
    won: 'CIV-21.1a',
  }),
  crossed: deed('CIV-23.3b', 'seat', 'shore'),
  struck: detail('CIV-15.5b', 'seat', 'calamity'),
  offered: detail('CIV-16.3b', 'seat', 'cards', 'points', 'commodity', 'want', 'claim', ownerOnly('hidden')),
  offeredTo: detail(
    'CIV-16.3b',
    'seat',
    'target',
    'cards',
    'points',
    'commodity',
    'want',
    'claim',
    ownerOnly('hidden'),
  ),
  passed: headline('CIV-19.3b', 'seat', 'calamity', 'by'),
  raided: headline('CIV-22.2.11.1c', 'seat', 'target', 'area'),
  gaveBack: detail('CIV-18.0b', 'seat', 'stack', ownerOnly('trade')),
  sheltered: detail('CIV-24.2b', 'seat'),
  nominated: headline('CIV-22.2.6.2a', 'seat', 'target'),
}
