/** Whole games played over sockets, with everything every seat and a spectator receive. */
import { botNamed } from '@ecumene/bots'
import {
  type ActionJson,
  Codes,
  type Core,
  current,
  FastRng,
  type GameDef,
  has,
  type Setup,
  type Viewer,
} from '@ecumene/kernel'
import type { PositionBody } from '@ecumene/protocol'
import type { TableLink } from '@ecumene/protocol/client'
import { entriesBetween } from '../src/store/entries.ts'
import type { EntryRow } from '../src/store/schema.ts'
import { gameOf, guest, layoutOf, type testServer, toyTable, until, Visitor } from './harness.ts'

type TestServer = Awaited<ReturnType<typeof testServer>>
export interface Seen {
  readonly viewer: Viewer
  readonly heard: readonly string[]
  readonly positions: readonly PositionBody[]
}
export interface Captured {
  readonly id: string
  readonly game: string
  readonly setup: Setup
  readonly key: string
  readonly entries: readonly EntryRow[]
  readonly seen: readonly Seen[]
  readonly isOver: boolean
}
/**
 * Plays until the end or `most` moves: seats of an even number by chance, the others mostly by the game's own player,
 * undo now and then, and moves taken back by consent.
 */
export async function playAndListen(
  server: TestServer,
  game: string,
  setup: Setup,
  seed: number,
  most: number,
): Promise<Captured> {
  const people = await Promise.all(Array.from({ length: setup.seats }, () => guest(server.url)))
  const { info, tables } = await toyTable(people, { game, variant: setup.variant, options: setup.options })
  const watcher = new Visitor(server.url)
  const watched = await watcher.client.open(info.id, layoutOf(info))
  const all = [...people, watcher]
  const everyTable = [...tables, watched]
  const positions: PositionBody[][] = all.map(() => [])
  const rng = new FastRng(seed)
  for (let n = 0; n < most && !tables[0].replica.outcome; n++) {
    if (rng.below(25) === 0) await takeBackSome(people, tables, watched, info.id, rng)
    const asked = tables.filter(t => has(t.replica.owed, t.replica.viewer as number))
    const undoer = rng.below(12) === 0 ? tables.find(t => t.replica.undo === null) : undefined
    const mover = asked[rng.below(asked.length)]
    const { seq } = undoer ? await undoer.undo() : await mover.play(choose(gameOf(game), setup, mover, rng))
    await Promise.all(everyTable.map(t => until(t, x => x.replica.seq >= seq)))
    if (n % 25 === 3) for (const [i, p] of all.entries()) positions[i].push(await p.client.position(info.id))
  }
  const heard = all.map(p => [...p.heard])
  const isOver = tables[0].replica.outcome !== null
  for (const p of all) p.client.close()
  const { store } = server.services
  const row = await store.db.selectFrom('match').select('key').where('id', '=', info.id).executeTakeFirstOrThrow()
  const entries = await entriesBetween(store, info.id, 0, 1_000_000)
  const seen = all.map((_, i) => ({
    viewer: i < setup.seats ? i : ('table' as const),
    heard: heard[i],
    positions: positions[i],
  }))
  return { id: info.id, game, setup, key: row.key as string, entries, seen, isOver }
}
/** Somebody takes one of their last moves back, and everybody agrees. */
async function takeBackSome(
  people: readonly Visitor[],
  tables: readonly TableLink<Core>[],
  watched: TableLink<Core>,
  match: string,
  rng: FastRng,
): Promise<void> {
  const { lines, seq } = tables[0].replica
  const own = lines.filter(l => l.seat >= 0 && !l.auto && l.seq > 0).slice(-8)
  if (own.length === 0) return
  const { seat, seq: line } = own[rng.below(own.length)]
  if ((await people[seat].post(`/api/matches/${match}/takeback`, { line })).status !== 200) return
  for (const [i, p] of people.entries())
    if (i !== seat) await p.post(`/api/matches/${match}/takeback/answer`, { wish: true })
  await Promise.all([...tables, watched].map(t => until(t, x => x.replica.seq > seq)))
}
function choose(game: GameDef, setup: Setup, table: TableLink<Core>, rng: FastRng): ActionJson {
  const { view, viewer, last } = table.replica
  const seat = viewer as number
  const listed = (last?.legal ?? []) as readonly ActionJson[]
  const decision = current(game, view)
  if (seat % 2 === 1 && 'greedy' in game.policies && decision && rng.below(5) > 0) {
    const legal = new Codes()
    decision.legal(view, seat, legal)
    const played = botNamed(game, 'greedy').choose({
      game,
      setup,
      layout: table.replica.layout,
      view,
      seat,
      legal,
      rng,
      budget: 10,
    })
    return typeof played === 'number' ? game.verbs.toJson(played) : played
  }
  const action = listed[rng.below(listed.length)]
  return game.rarely?.includes(action.verb) && listed.length > 1 && rng.below(200) > 0
    ? choose(game, setup, table, rng)
    : action
}
