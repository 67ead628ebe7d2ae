/** What happens, and who sees which part of it. */
import { deed, detail, type EventSpecs, headline, ownerOnly } from '@ecumene/kernel'

export type E =
  | { type: 'bid'; seat: number; coins: number }
  | { type: 'first'; seat: number; bid: number }
  | { type: 'worked'; seat: number }
  | { type: 'sold'; seat: number; kind: string }
  | { type: 'raided'; seat: number; target: number; die: number }
  | { type: 'lost'; seat: number; what: string }
  | { type: 'fell'; seat: number }
  | { type: 'drew'; seat: number; kind: string }
  | { type: 'offered'; seat: number; give: string; want: string }
  | { type: 'swapped'; seat: number; with: number; give: string; want: string }

export const events: EventSpecs<E> = {
  bid: deed('TOY-2', 'seat', ownerOnly('coins')),
  first: headline('TOY-3', 'seat', 'bid'),
  worked: deed('TOY-4', 'seat'),
  sold: headline('TOY-4', 'seat', 'kind'),
  raided: headline('TOY-5', 'seat', 'target', 'die'),
  lost: headline('TOY-5', 'seat', 'what'),
  fell: headline('TOY-6', 'seat'),
  drew: detail('TOY-7', 'seat', ownerOnly('kind')),
  offered: deed('TOY-8', 'seat', 'give', 'want'),
  swapped: headline('TOY-8', 'seat', 'with', 'give', 'want'),
}
