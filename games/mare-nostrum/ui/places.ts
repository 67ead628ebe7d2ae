/** Addresses of what an action or an event is about: provinces, seas, slots, tracks of titles, stalls of the market. */
import type { ActionJson, GameEvent } from '@ecumene/kernel'
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

export function placesOfEvent(_: S, event: GameEvent): readonly string[] {
  const { province, to, sea, toSea, slot, token, track } = event
  const lands = [to ?? province].flatMap(id => (typeof id === 'string' ? [`province:${id}`] : []))
  const waters = [toSea ?? sea].flatMap(id => (typeof id === 'string' ? [`sea:${id}`] : []))
  const built = typeof slot === 'string' ? [`slot:${slot}`] : []
  const shown = typeof token === 'string' ? [`token:${token}`] : []
  return [...lands, ...waters, ...built, ...shown, ...(typeof track === 'string' ? [`track:${track}`] : [])]
}
