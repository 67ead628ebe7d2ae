/**
 * What happens in a game, as the chronicle tells it: what both Civilizations know, and this game's own, each with its
 * rule and who sees which part.
 */
import { adoptEvents, type EventsOf, type SharedEvents } from '@ecumene/civilization-family/src/events.ts'
import { deed, detail, type EventSpecs, headline, type Json, ownerOnly, type Seat } from '@ecumene/kernel'
import { type CalamityEvents, calamityEvents } from './events-of-calamities.ts'

interface OwnEvents {
  joined: { seat: Seat; nation: string }
  admitted: { seat: Seat; by: number }
  left: { seat: Seat; cards: number }
  lastRoundCalled: { round: number }
  barbariansFell: { area: string; tokens: number }
  piratesFell: { seat: Seat; area: string }
  besieged: { area: string; by: number }
  driven: { area: string; by: number; tokens: number }
  looted: { seat: Seat; target: number; trade: string }
  robbed: { seat: Seat; by: number; trade: string }
  pillaged: { seat: Seat; tokens: number }
  raised: { seat: Seat; area: string; tokens: number; treasury: number }
  offered: { seat: Seat; cards: number; commodity: string; other: string; want: string; claim: Json; hidden: Json }
  offeredTo: {
    seat: Seat
    target: number
    cards: number
    commodity: string
    other: string
    want: string
    claim: Json
    hidden: Json
  }
  mined: { seat: Seat; commodity: string }
  gaveBack: { seat: Seat; trade: string }
  kept: { seat: Seat; cards: number }
  returned: { stack: number; cards: number }
  frozen: { seat: Seat; position: number }
  converted: { seat: Seat; area: string; target: number; tokens: number; cities: number }
}
type EventParams = SharedEvents & OwnEvents & CalamityEvents
export type E = EventsOf<EventParams>

export const events: EventSpecs<E> = {
  ...adoptEvents({
    settled: 'ADV-0.2.12',
    roundBegan: 'ADV-0.3.1',
    insisted: 'ADV-0.3.2',
    taxed: 'ADV-1.1',
    revolted: 'ADV-1.7',
    razed: 'ADV-1.9',
    grew: 'ADV-2.1',
    counted: 'ADV-3.1',
    maintained: 'ADV-4.3',
    lapsed: 'ADV-4.8',
    launched: 'ADV-4.2',
    walked: 'ADV-5.3',
    boarded: 'ADV-5.10',
    sailed: 'ADV-5.13',
    landed: 'ADV-5.14',
    fought: 'ADV-6.1',
    fell: 'ADV-6.10',
    clashed: 'ADV-6.6',
    repelled: 'ADV-6.12',
    attacked: 'ADV-6.11',
    surrendered: 'ADV-6.16',
    built: 'ADV-7.5',
    surplus: 'ADV-8.2',
    reduced: 'ADV-8.8',
    drew: 'ADV-9.2',
    boughtGold: 'ADV-9.8',
    withdrew: 'ADV-10.9',
    agreed: 'ADV-R-24',
    swapped: 'ADV-10.9',
    received: 'ADV-10.9',
    acquired: 'ADV-12.4',
    spent: 'ADV-R-78',
    paid: 'ADV-12.6',
    spared: 'ADV-11.6',
    calamity: 'ADV-11.8',
    harmless: 'ADV-11.8',
    erupted: 'ADV-16.1.2',
    flooded: 'ADV-16.7.2',
    showed: 'ADV-16.3.5',
    mustLose: 'ADV-11.13',
    ordered: 'ADV-11.9',
    lost: 'ADV-11.12',
    lostCity: 'ADV-11.13',
    picked: 'ADV-16.5.3',
    keptFaction: 'ADV-16.5.7',
    annexed: 'ADV-16.5.9',
    annexedCity: 'ADV-16.5.9',
    condemned: 'ADV-16.11.3',
    advanced: 'ADV-13.1',
    stayed: 'ADV-13.3',
    fellBack: 'ADV-13.11',
    won: 'ADV-15.2',
  }),
  joined: headline('ADV-24.1', 'seat', 'nation'),
  admitted: headline('ADV-24.2', 'seat', 'by'),
  left: headline('ADV-24.3', 'seat', 'cards'),
  lastRoundCalled: headline('ADV-25.4', 'round'),
  barbariansFell: headline('ADV-6.25', 'area', 'tokens'),
  piratesFell: headline('ADV-6.23', 'seat', 'area'),
  besieged: headline('ADV-6.23', 'area', 'by'),
  driven: headline('ADV-6.12', 'area', 'by', 'tokens'),
  looted: headline('ADV-6.20', 'seat', 'target', ownerOnly('trade')),
  robbed: headline('ADV-6.20', 'seat', 'by', ownerOnly('trade')),
  pillaged: headline('ADV-6.21', 'seat', 'tokens'),
  raised: deed('ADV-7.6', 'seat', 'area', 'tokens', 'treasury'),
  offered: detail('ADV-10.5', 'seat', 'cards', 'commodity', 'other', 'want', 'claim', ownerOnly('hidden')),
  offeredTo: detail('ADV-10.5', 'seat', 'target', 'cards', 'commodity', 'other', 'want', 'claim', ownerOnly('hidden')),
  mined: deed('ADV-18.6b', 'seat', 'commodity'),
  gaveBack: detail('ADV-12.16', 'seat', 'trade'),
  kept: detail('ADV-12.16', 'seat', 'cards'),
  returned: detail('ADV-12.17', 'stack', 'cards'),
  frozen: headline('ADV-13.10', 'seat', 'position'),
  converted: headline('ADV-20.3', 'seat', 'area', 'target', 'tokens', 'cities'),
  ...calamityEvents,
}
