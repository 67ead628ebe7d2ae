/** Posts by name: which slot a legion stands on follows from the province. */
import { type ActionJson, current, slot } from '@ecumene/kernel'
import { PROVINCE_IDS } from '../data/names.ts'
import type { SlotId } from '../data/provinces.ts'
import { SLOT_FROM, SLOT_IDS } from '../src/board.ts'
import { mareNostrum } from '../src/game.ts'
import type { S } from '../src/state.ts'

/** The id of the slot that a post of a province is; undefined: free, on the marker, the fortress. */
export function slotOfPost(province: number, post: unknown): SlotId | undefined {
  const nth = /^slot(\d)$/.exec(String(post))
  if (!nth || province < 0) return undefined
  const i = SLOT_FROM[province] + Number(nth[1]) - 1
  return i < SLOT_FROM[province + 1] ? SLOT_IDS[i] : undefined
}
/** An action that names a post says which slot that is. */
export function named(view: S, action: ActionJson): ActionJson {
  if (action.verb !== 'march' && action.verb !== 'lose') return action
  const isLosing = action.verb === 'lose'
  if (isLosing && current(mareNostrum, view)?.name !== 'lose') return action
  const province = isLosing ? slot(view, 0) : PROVINCE_IDS.indexOf(action.province as (typeof PROVINCE_IDS)[number])
  const id = slotOfPost(province, action.post)
  return id === undefined ? action : { ...action, verb: `${action.verb}.on`, slot: id }
}
