/** Addresses of what an action is about: provinces and seas of the map, titles' tracks, stalls of the market. */
import type { ActionJson } from '@ecumene/kernel'
import { PROVINCE_IDS } from '../data/names.ts'
import { SLOT_PROVINCE, slotOf } from '../src/board.ts'
import type { S } from './rules.ts'

export function placesOf(_: S, action: ActionJson): readonly string[] {
  const { province, to, sea, toSea, slot, from } = action
  const lands = [province, to].flatMap(id => (typeof id === 'string' ? [`province:${id}`] : []))
  const waters = [sea, toSea].flatMap(id => (typeof id === 'string' ? [`sea:${id}`] : []))
  const built = typeof slot === 'string' ? [`province:${PROVINCE_IDS[SLOT_PROVINCE[slotOf(slot)]]}`] : []
  return [...lands, ...waters, ...built, ...(typeof from === 'number' ? [`stall:${from}`] : [])]
}
