/** Events of the calamities that plain Civilization does not know. */
import type { EventsOf } from '@ecumene/civilization-family/src/events.ts'
import { type EventSpecs, seenByAll } from '@ecumene/kernel'

export interface CalamityEvents {
  revealed: { seat: number; calamity: string }
  passed: { seat: number; calamity: string; by: number }
  mustLose: { seat: number; points: number }
  mustReduce: { seat: number; cities: number }
  quaked: { seat: number; area: string }
  betrayed: { seat: number; area: string; by: number }
  rebelled: { seat: number; by: number }
  remained: { seat: number }
  idled: { seat: number; tokens: number }
  hordeCame: { seat: number; area: string; tokens: number }
  hordeMoved: { area: string; to: string; tokens: number }
  hordeSacked: { seat: number; area: string; tokens: number }
  hordeBeaten: { seat: number; area: string; tokens: number }
  hordeStayed: { area: string; tokens: number }
  hordeGone: { area: string; tokens: number }
  accused: { seat: number; target: number }
  pirated: { seat: number; area: string }
}
export const calamityEvents: EventSpecs<EventsOf<CalamityEvents>> = {
  revealed: seenByAll('ADV-11.3', 'seat', 'calamity'),
  passed: seenByAll('ADV-R-75', 'seat', 'calamity', 'by'),
  mustLose: seenByAll('ADV-11.13', 'seat', 'points'),
  mustReduce: seenByAll('ADV-R-43', 'seat', 'cities'),
  quaked: seenByAll('ADV-16.1.4', 'seat', 'area'),
  betrayed: seenByAll('ADV-16.2.1', 'seat', 'area', 'by'),
  rebelled: seenByAll('ADV-16.5.1', 'seat', 'by'),
  remained: seenByAll('ADV-R-35', 'seat'),
  idled: seenByAll('ADV-16.6.1', 'seat', 'tokens'),
  hordeCame: seenByAll('ADV-16.8.2', 'seat', 'area', 'tokens'),
  hordeMoved: seenByAll('ADV-16.8.7', 'area', 'to', 'tokens'),
  hordeSacked: seenByAll('ADV-16.8.5', 'seat', 'area', 'tokens'),
  hordeBeaten: seenByAll('ADV-R-41', 'seat', 'area', 'tokens'),
  hordeStayed: seenByAll('ADV-16.8.6', 'area', 'tokens'),
  hordeGone: seenByAll('ADV-R-40', 'area', 'tokens'),
  accused: seenByAll('ADV-16.11.3', 'seat', 'target'),
  pirated: seenByAll('ADV-16.12.1', 'seat', 'area'),
}
