/** Events of the calamities and of Monotheism that plain Civilization does not know. */
import { eventSpec } from '@ecumene/civilization-family/src/events.ts'
import type { EventSpec } from '@ecumene/kernel'

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
  converted: { seat: number; area: string; target: number; tokens: number; cities: number }
}
const open = <N extends keyof CalamityEvents>(
  rule: string,
  ...params: (keyof CalamityEvents[N] & string)[]
): EventSpec => eventSpec(rule, params, [])
export const calamityEvents: Readonly<Record<keyof CalamityEvents, EventSpec>> = {
  revealed: open<'revealed'>('ADV-11.3', 'seat', 'calamity'),
  passed: open<'passed'>('ADV-R-75', 'seat', 'calamity', 'by'),
  mustLose: open<'mustLose'>('ADV-11.13', 'seat', 'points'),
  mustReduce: open<'mustReduce'>('ADV-R-43', 'seat', 'cities'),
  quaked: open<'quaked'>('ADV-16.1.4', 'seat', 'area'),
  betrayed: open<'betrayed'>('ADV-16.2.1', 'seat', 'area', 'by'),
  rebelled: open<'rebelled'>('ADV-16.5.1', 'seat', 'by'),
  remained: open<'remained'>('ADV-R-35', 'seat'),
  idled: open<'idled'>('ADV-16.6.1', 'seat', 'tokens'),
  hordeCame: open<'hordeCame'>('ADV-16.8.2', 'seat', 'area', 'tokens'),
  hordeMoved: open<'hordeMoved'>('ADV-16.8.7', 'area', 'to', 'tokens'),
  hordeSacked: open<'hordeSacked'>('ADV-16.8.5', 'seat', 'area', 'tokens'),
  hordeBeaten: open<'hordeBeaten'>('ADV-R-41', 'seat', 'area', 'tokens'),
  hordeStayed: open<'hordeStayed'>('ADV-16.8.6', 'area', 'tokens'),
  hordeGone: open<'hordeGone'>('ADV-R-40', 'area', 'tokens'),
  accused: open<'accused'>('ADV-16.11.3', 'seat', 'target'),
  pirated: open<'pirated'>('ADV-16.12.1', 'seat', 'area'),
  converted: open<'converted'>('ADV-20.3', 'seat', 'area', 'target', 'tokens', 'cities'),
}
