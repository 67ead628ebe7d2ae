/** Events of the calamities that plain Civilization does not know. */
import type { EventsOf } from '@ecumene/civilization-family/src/events.ts'
import { detail, type EventSpecs, headline, type Seat } from '@ecumene/kernel'

export interface CalamityEvents {
  revealed: { seat: Seat; calamity: string }
  passed: { seat: Seat; calamity: string; by: number }
  mustReduce: { seat: Seat; cities: number }
  quaked: { seat: Seat; area: string }
  betrayed: { seat: Seat; area: string; by: number }
  rebelled: { seat: Seat; by: number }
  remained: { seat: Seat }
  idled: { seat: Seat; tokens: number }
  hordeCame: { seat: Seat; area: string; tokens: number }
  hordeMoved: { area: string; to: string; tokens: number }
  hordeSacked: { seat: Seat; area: string; tokens: number }
  hordeBeaten: { seat: Seat; area: string; tokens: number }
  hordeStayed: { area: string; tokens: number }
  hordeGone: { area: string; tokens: number }
  accused: { seat: Seat; target: number }
  pirated: { seat: Seat; area: string; by: number }
}
export const calamityEvents: EventSpecs<EventsOf<CalamityEvents>> = {
  revealed: headline('ADV-11.3', 'seat', 'calamity'),
  passed: headline('ADV-R-75', 'seat', 'calamity', 'by'),
  mustReduce: detail('ADV-R-43', 'seat', 'cities'),
  quaked: headline('ADV-16.1.4', 'seat', 'area'),
  betrayed: headline('ADV-16.2.1', 'seat', 'area', 'by'),
  rebelled: headline('ADV-16.5.1', 'seat', 'by'),
  remained: detail('ADV-R-35', 'seat'),
  idled: headline('ADV-16.6.1', 'seat', 'tokens'),
  hordeCame: headline('ADV-16.8.2', 'seat', 'area', 'tokens'),
  hordeMoved: headline('ADV-16.8.7', 'area', 'to', 'tokens'),
  hordeSacked: headline('ADV-16.8.5', 'seat', 'area', 'tokens'),
  hordeBeaten: headline('ADV-R-41', 'seat', 'area', 'tokens'),
  hordeStayed: detail('ADV-16.8.6', 'area', 'tokens'),
  hordeGone: detail('ADV-R-40', 'area', 'tokens'),
  accused: headline('ADV-16.11.3', 'seat', 'target'),
  pirated: headline('ADV-16.12.1', 'seat', 'area', 'by'),
}
