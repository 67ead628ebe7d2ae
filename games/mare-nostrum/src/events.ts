/**
 * Nothing is ever given between players but the gift of the trade (MN-8b). What happens, for the chronicle and the
 * board: every event with its rule and who sees what of it.
 */
import { deed, detail, type EventSpecs, headline, ownerOnly, type Seat } from '@ecumene/kernel'

export type E =
  | { type: 'empire'; seat: Seat; empire: string }
  | { type: 'round'; round: number }
  | { type: 'collected'; seat: Seat; resource: string; count: number; short: number }
  | { type: 'drew'; seat: Seat; good: string }
  | { type: 'colossus'; seat: Seat; good: string }
  | { type: 'marker'; seat: Seat; number: number }
  | { type: 'announced'; seat: Seat; number: number }
  | { type: 'laid'; seat: Seat; resource: string }
  | { type: 'offered'; seat: Seat; resource: string; count: number }
  | { type: 'took'; seat: Seat; from: number; resource: string }
  | { type: 'tradeEnded' }
  | { type: 'gave'; seat: Seat; target: number; resource: string }
  | { type: 'received'; seat: Seat; from: number; resource: string }
  | { type: 'named'; seat: Seat; target: number; phase: string }
  | { type: 'perseus'; seat: Seat }
  | { type: 'paid'; seat: Seat; resource: string; count: number }
  | { type: 'controlled'; seat: Seat; province: string }
  | { type: 'built'; seat: Seat; slot: string }
  | { type: 'legion'; seat: Seat; province: string; legions: number }
  | { type: 'fortress'; seat: Seat; province: string }
  | { type: 'trireme'; seat: Seat; sea: string }
  | { type: 'power'; seat: Seat; token: string }
  | { type: 'hired'; seat: Seat; token: string }
  | { type: 'copied'; seat: Seat; hero: string }
  | { type: 'pyramids'; seat: Seat }
  | { type: 'kept'; seat: Seat; good: string }
  | { type: 'returned'; seat: Seat; count: number }
  | { type: 'turnedUp'; token: string }
  | { type: 'peace'; seat: Seat; target: number }
  | { type: 'wentHome'; seat: Seat; province: string; legions: number }
  | { type: 'converted'; seat: Seat; target: number; province: string }
  | { type: 'unclaimed'; seat: Seat; target: number; province: string }
  | { type: 'sailed'; seat: Seat; sea: string; toSea: string; triremes: number }
  | { type: 'marched'; seat: Seat; province: string; to: string; legions: number }
  | { type: 'battle'; seat: Seat; target: number; province: string }
  | { type: 'seaBattle'; seat: Seat; target: number; sea: string }
  | {
      type: 'rolled'
      seat: Seat
      dice: string // as they fell; `none` without any
      each: number // what a hero adds to each legion's die
      extra: number // dice of a hero, the last ones
      fortress: number // what a fortress adds
      hero: number // what a hero adds to the sum
      sum: number
      hits: number
      stopped: number // of these, by the other side's fortress
    }
  | { type: 'lostUnit'; seat: Seat; province: string; unit: string; count: number }
  | { type: 'lostTriremes'; seat: Seat; sea: string; count: number }
  | { type: 'war'; province: string }
  | { type: 'lifted'; seat: Seat; province: string }
  | { type: 'pillaged'; seat: Seat; target: number; slot: string }
  | { type: 'occupied'; seat: Seat; target: number; slot: string }
  | { type: 'occupiedMarker'; seat: Seat; target: number; province: string }
  | { type: 'circe'; seat: Seat; slot: string }
  | { type: 'recalled'; seat: Seat; slot: string }
  | { type: 'title'; seat: Seat; track: string }
  | { type: 'won'; seat: Seat; ending: string }

export const EVENTS: EventSpecs<E> = {
  empire: deed('MN-SET-1', 'seat', 'empire'),
  round: detail('MN-0a', 'round'),
  collected: detail('MN-1.1a', 'seat', 'resource', 'count', 'short'),
  drew: detail('MN-1.2a', 'seat', ownerOnly('good')),
  colossus: deed('MN-W-COLOSSUS-1', 'seat', 'good'),
  marker: deed('MN-2.1b', 'seat', 'number'),
  announced: deed('MN-H-ANTIGONE-1', 'seat', 'number'),
  laid: detail('MN-2.1c', 'seat', ownerOnly('resource')),
  offered: deed('MN-2.1f', 'seat', 'resource', 'count'),
  took: deed('MN-2.2a', 'seat', 'from', 'resource'),
  tradeEnded: detail('MN-R-14'),
  gave: deed('MN-2.2.1b', 'seat', 'target', ownerOnly('resource')),
  received: deed('MN-R-15c', 'seat', 'from', ownerOnly('resource')),
  // Whose turn it is: the question itself tells it.
  named: detail('MN-R-86', 'seat', 'target', 'phase'),
  perseus: deed('MN-H-PERSEUS-1', 'seat'),
  paid: detail('MN-3h', 'seat', 'resource', 'count'),
  controlled: deed('MN-3.1.1c', 'seat', 'province'),
  built: deed('MN-3b', 'seat', 'slot'),
  legion: deed('MN-3b', 'seat', 'province', 'legions'),
  fortress: deed('MN-3b', 'seat', 'province'),
  trireme: deed('MN-3.1.2b', 'seat', 'sea'),
  power: deed('MN-3.1.3a', 'seat', 'token'),
  hired: headline('MN-3.1.3a', 'seat', 'token'),
  copied: deed('MN-H-CASTOR-1', 'seat', 'hero'),
  pyramids: headline('MN-W-PYRAMIDS-1', 'seat'),
  kept: detail('MN-W-GARDENS-1', 'seat', ownerOnly('good')),
  returned: detail('MN-3k', 'seat', 'count'),
  turnedUp: detail('MN-SET-21', 'token'),
  peace: headline('MN-W-ZEUS-1', 'seat', 'target'),
  wentHome: deed('MN-W-ZEUS-3', 'seat', 'province', 'legions'),
  converted: headline('MN-4.3.3b', 'seat', 'target', 'province'),
  unclaimed: headline('MN-9g', 'seat', 'target', 'province'),
  sailed: deed('MN-4.1.1a', 'seat', 'sea', 'toSea', 'triremes'),
  marched: deed('MN-4.1.2a', 'seat', 'province', 'to', 'legions'),
  battle: headline('MN-4.1.2b', 'seat', 'target', 'province'),
  seaBattle: headline('MN-4.1.1b', 'seat', 'target', 'sea'),
  rolled: detail('MN-4.2c', 'seat', 'dice', 'each', 'extra', 'fortress', 'hero', 'sum', 'hits', 'stopped'),
  lostUnit: headline('MN-4.2d', 'seat', 'province', 'unit', 'count'),
  lostTriremes: headline('MN-4.2d', 'seat', 'sea', 'count'),
  war: headline('MN-4.2.1a', 'province'),
  lifted: headline('MN-4.3e', 'seat', 'province'),
  pillaged: headline('MN-4.3.1a', 'seat', 'target', 'slot'),
  occupied: headline('MN-4.3.2a', 'seat', 'target', 'slot'),
  occupiedMarker: headline('MN-4.3.3a', 'seat', 'target', 'province'),
  circe: deed('MN-H-CIRCE-2', 'seat', 'slot'),
  recalled: deed('MN-H-CIRCE-2', 'seat', 'slot'),
  title: headline('MN-5f', 'seat', 'track'),
  won: headline('MN-0e', 'seat', 'ending'),
}
