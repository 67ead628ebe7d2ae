/**
 * The rules of every game, as they are played today and as they were at each released version. A thread that runs rules
 * loads this module by itself.
 */

import { type About, RulesError, rulesOf } from '@ecumene/contract'
import { games as list } from '@ecumene/games'
import type { GameDef } from '@ecumene/kernel'

export const games: readonly GameDef[] = await Promise.all(list.map(about => about.load()))

/** The rules of a version that is not played any more; they are loaded when somebody needs them. */
export const releasedIn =
  (boxes: readonly About[]) =>
  (game: string, version: number): Promise<GameDef> => {
    const about = boxes.find(box => box.id === game)
    if (!about) throw new RulesError(`no game ${game}`)
    return rulesOf(about, version)
  }
export const released = releasedIn(list)
