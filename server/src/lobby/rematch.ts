/** Again, with the same people. */
import type { NewTable } from '@ecumene/protocol'
import { Problem } from '../problem.ts'
import { closeProposal, setRematch } from '../store/matches.ts'
import type { Store } from '../store/store.ts'
import type { Lobby } from './lobby.ts'
import { setupUnder } from './setup-under.ts'

/** So long the seats wait for those who have just played; then anybody may take them. */
const KEPT_MS = 10 * 60_000

/** The same table again; the first to ask proposes it, the others find their seats there. */
export async function rematch(store: Store, lobby: Lobby, id: string, user: string): Promise<string> {
  const row = await lobby.rowOf(id)
  if (row.status !== 'over') throw new Problem('unfinished', 'the game is not over')
  const info = await lobby.info(id, user)
  if (info.me === null) throw new Problem('foreign-seat', 'you did not sit at this table')
  if (row.rematch) {
    const next = await lobby.info(row.rematch, user)
    if (next.status !== 'gone') {
      if (next.me === null) await lobby.join(row.rematch, user)
      return row.rematch
    }
  }
  const me = info.me
  // Everyone moves on by one seat: the first player changes.
  const n = info.seats.length
  const plan = info.seats.map((_, i) => {
    const before = info.seats[(i + 1) % n]
    if (before.seat === me) return { kind: 'me' as const }
    return before.bot ? { kind: 'bot' as const, bot: before.bot } : { kind: 'open' as const }
  })
  const wish: NewTable = {
    game: row.game,
    // Rules may have changed since: what they no longer know is left out.
    ...(setupUnder(lobby.gameOf(row.game), info.setup)
      ? { variant: info.setup.variant, options: info.setup.options }
      : {}),
    seats: plan,
    settings: info.settings,
    autoStart: row.auto_start === 1,
    ...(row.title ? { title: row.title } : {}),
  }
  const kept = info.seats.map((_, i) => info.seats[(i + 1) % n].user)
  const next = await lobby.create(user, wish, { origin: id, kept, keptUntil: Date.now() + KEPT_MS })
  if (await setRematch(store, id, row.rematch, next)) {
    await store.tell({ kind: 'table', match: id })
    return next
  }
  await closeProposal(store, next)
  return rematch(store, lobby, id, user)
}
