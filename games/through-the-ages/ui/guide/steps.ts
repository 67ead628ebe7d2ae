/** Actions that the chapters of the guide lead to. */
import type { ActionJson } from '@ecumene/kernel'

export const take = (card: string): ActionJson => ({ verb: 'take', card })
export const build = (card: string): ActionJson => ({ verb: 'build', card })
export const endTurn: ActionJson = { verb: 'endTurn' }
export const pass: ActionJson = { verb: 'pass' }
