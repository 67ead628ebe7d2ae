/** What happens, for the chronicle and the board. */
import { deed, detail, type EventSpecs, headline, type Seat } from '@ecumene/kernel'

export type E =
  | { type: 'colour'; seat: Seat; colour: string }
  | { type: 'round'; seat: Seat; round: number }
  | { type: 'took'; seat: Seat; stack: number; tech: string }
  | { type: 'shown'; stack: number; tech: string }
  | { type: 'emptied'; stack: number }
  | { type: 'reserve'; stack: number }
  | { type: 'laid'; seat: Seat; tech: string; position: string; column: number; row: number; cards: number }
  | { type: 'settled'; seat: Seat; tech: string; land: number; landscape: string; kind: string; symbol: number }
  | { type: 'stopped'; seat: Seat; cards: number }
  | { type: 'revealed'; land: number; tile: string }
  | { type: 'cityLaid'; land: number; city: string }
  | { type: 'cityTaken'; seat: Seat; land: number; city: string }
  | { type: 'cityDiscarded'; land: number; city: string }
  | { type: 'route'; seat: Seat; landscape: string; number: number; points: number }
  | { type: 'routeReturned'; seat: Seat; landscape: string; number: number }
  | { type: 'province'; seat: Seat; land: number; points: number }
  | { type: 'provinceGone'; land: number; points: number }
  | { type: 'lastRound'; seat: Seat; cause: string }
  | { type: 'cityScored'; seat: Seat; city: string; points: number }
  | { type: 'scored'; seat: Seat; points: number; cities: number; routes: number; provinces: number }

/** All that happens at this table is public (BRZ-R-16). */
export const EVENTS: EventSpecs<E> = {
  colour: detail('BRZ-SET-16', 'seat', 'colour'),
  round: detail('BRZ-TURN-1', 'seat', 'round'),
  took: deed('BRZ-TURN-3', 'seat', 'stack', 'tech'),
  shown: detail('BRZ-TURN-5', 'stack', 'tech'),
  emptied: detail('BRZ-END-1', 'stack'),
  reserve: detail('BRZ-SET-21', 'stack'),
  laid: deed('BRZ-TURN-7', 'seat', 'tech', 'position', 'column', 'row', 'cards'),
  settled: deed('BRZ-PLACE-1', 'seat', 'tech', 'land', 'landscape', 'kind', 'symbol'),
  stopped: deed('BRZ-PLACE-4', 'seat', 'cards'),
  revealed: headline('BRZ-PLACE-9', 'land', 'tile'),
  cityLaid: detail('BRZ-CITY-1', 'land', 'city'),
  cityTaken: headline('BRZ-CITY-2', 'seat', 'land', 'city'),
  cityDiscarded: detail('BRZ-CITY-6', 'land', 'city'),
  route: headline('BRZ-ROUTE-1', 'seat', 'landscape', 'number', 'points'),
  routeReturned: headline('BRZ-ROUTE-6', 'seat', 'landscape', 'number'),
  province: headline('BRZ-PROV-2', 'seat', 'land', 'points'),
  provinceGone: headline('BRZ-PROV-4', 'land', 'points'),
  lastRound: headline('BRZ-END-4', 'seat', 'cause'),
  cityScored: detail('BRZ-SCORE-3', 'seat', 'city', 'points'),
  scored: headline('BRZ-SCORE-5', 'seat', 'points', 'cities', 'routes', 'provinces'),
}
