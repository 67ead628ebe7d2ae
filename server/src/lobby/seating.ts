/** Before the game the table is arranged: free seats are given to bots and taken back, people change places. */
import { botNames } from '@ecumene/bots'
import { Problem } from '../problem.ts'
import { exchangeSeats, giveSeat } from '../store/seating.ts'
import type { Store } from '../store/store.ts'
import { type Lobby, MOST_ALONE, tooManyAlone } from './lobby.ts'

const begun = (): Problem => new Problem('over', 'the game has begun already')

/** Only for the person who opened the table; `bot` null: the seat is free again. */
export async function seatBot(
  store: Store,
  lobby: Lobby,
  id: string,
  owner: string,
  { seat, bot }: { readonly seat: number; readonly bot: string | null },
): Promise<void> {
  const row = await lobby.rowOf(id)
  if (row.owner !== owner) throw new Problem('forbidden', 'only who proposed the table does that')
  if (bot !== null && !botNames(lobby.gameOf(row.game)).includes(bot))
    throw new Problem('malformed', `${row.game} has no bot ${bot}`)
  const given = await giveSeat(store, id, owner, { seat, bot }, MOST_ALONE)
  if (given === 'closed') throw begun()
  if (given === 'taken') throw new Problem('full', 'no such free seat')
  if (given === 'too many alone') throw tooManyAlone()
  await store.tell({ kind: 'table', match: id })
}

/** The person who opened the table exchanges any two seats; everybody else moves from their own to a free one. */
export async function changePlaces(
  store: Store,
  lobby: Lobby,
  id: string,
  user: string,
  { seat, other }: { readonly seat: number; readonly other: number },
): Promise<void> {
  const row = await lobby.rowOf(id)
  const changed = await exchangeSeats(store, id, [seat, other], row.owner === user ? null : user)
  if (changed === 'closed') throw begun()
  if (changed === 'not yours') throw new Problem('forbidden', 'you move from your own seat to a free one')
  await store.tell({ kind: 'table', match: id })
}
