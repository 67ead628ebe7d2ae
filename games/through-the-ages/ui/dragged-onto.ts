/** What it means to drag one thing onto another. */
import type { ActionJson } from '@ecumene/kernel'
import { keys } from './choices.ts'
import { faceOf } from './look.ts'

/** Places that things are dragged to, besides the technologies. */
export const places = { hand: 'hand', civilization: 'civilization', pool: keys.yellow }
/** A wonder is taken straight onto the board: there it may be let go, too. */
const isTaken = (card: string, target: string): boolean =>
  target === places.hand || (target === places.civilization && faceOf(card).kind === 'wonder')

/** The actions that dragging `from` onto `target` may mean; none if nothing. */
export function dropped(legal: readonly ActionJson[], from: string, target: string): readonly ActionJson[] {
  return legal.filter(action => isMeant(action, from, target))
}
function isMeant(action: ActionJson, from: string, target: string): boolean {
  switch (action.verb) {
    case 'take':
      return from === keys.space(Number(action.space) - 1) && isTaken(String(action.card), target)
    case 'build':
    case 'train':
    case 'muster':
      return from === keys.yellow && target === keys.work(String(action.card))
    case 'upgrade':
    case 'convert':
      return from === keys.work(String(action.old)) && target === keys.work(String(action.card))
    case 'destroy':
    case 'disband':
      return from === keys.work(String(action.card)) && target === places.pool
    case 'develop':
    case 'revolution':
    case 'lead':
    case 'play':
      return from === keys.hand(String(action.card)) && target !== places.hand
    case 'playTactic':
      return from === keys.military(String(action.card)) && target !== places.hand
    default:
      return false
  }
}
