/**
 * A game keeps the rules it began with. Its players may agree to play on by today's, if every line of its record leads
 * to the same position under them.
 */
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import { setVersion } from '../store/matches.ts'
import { agreeTo } from '../store/seats.ts'
import { storedRecord } from '../table/record.ts'

type Needed = Pick<Services, 'store' | 'hall' | 'lobby' | 'archive'>

/** One player agrees, or takes that back; the last one's word changes the rules. */
export async function agreeToNewerRules(
  { store, hall, lobby, archive }: Needed,
  match: string,
  user: string,
  wish: boolean,
): Promise<{ version: number }> {
  return hall.alone(match, async room => {
    const { row } = room.meta
    const seat = room.seatOf(user)
    if (seat === null) throw new Problem('foreign-seat', 'you do not sit at this table')
    if (row.status !== 'live') throw new Problem('over', 'the game is over')
    const { version } = lobby.gameOf(row.game)
    if (row.version >= version) throw new Problem('conflict', "this game is played by today's rules already")
    if (wish) {
      const record = await storedRecord(store, row)
      await archive.ask('verify', { game: row.game, version, record }).catch(() => {
        throw new Problem('refused', "by today's rules this game would have gone otherwise: it keeps its own")
      })
    }
    await agreeTo(store, match, seat, wish ? version : null)
    const others = room.meta.seats.filter((s, i) => i !== seat && s.user !== null && !s.vacant)
    const isMoved =
      wish && others.every(s => s.agreed === version) && (await setVersion(store, match, version, room.position.rev))
    await store.tell({ kind: 'table', match })
    return { version: isMoved ? version : row.version }
  })
}
