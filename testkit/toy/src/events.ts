/** What happens, and who sees which part of it. */
import { type EventSpecs, seenByAll, seenByOwner } from '@ecumene/kernel'

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
  bid: seenByOwner('TOY-2', ['seat'], ['coins']),
  first: seenByAll('TOY-3', 'seat', 'bid'),
  worked: seenByAll('TOY-4', 'seat'),
  sold: seenByAll('TOY-4', 'seat', 'kind'),
  raided: seenByAll('TOY-5', 'seat', 'target', 'die'),
  lost: seenByAll('TOY-5', 'seat', 'what'),
  fell: seenByAll('TOY-6', 'seat'),
  drew: seenByOwner('TOY-7', ['seat'], ['kind']),
  offered: seenByAll('TOY-8', 'seat', 'give', 'want'),
  swapped: seenByAll('TOY-8', 'seat', 'with', 'give', 'want'),
}
