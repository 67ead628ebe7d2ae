/** What an action is called at this table: by the game's own `ui/action-names.ts`, or as it says itself. */
import type { About } from '@ecumene/contract'
import type { ActionJson, Match, Seat } from '@ecumene/kernel'
import { gameFile } from './game-file.ts'

export type NamesAction = (match: Match, seat: Seat, action: ActionJson) => ActionJson

export async function namingOf(about: About): Promise<NamesAction> {
  const file = await gameFile<{ named(view: unknown, action: ActionJson): ActionJson }>(about, 'action-names.ts')
  return (match, seat, action) => file?.named(match.view(seat), action) ?? action
}
