/**
 * node lab/bench/real-games.ts [--moves 1500] [--warm 300] [--tables 4] [--rounds 1] [--against <other tree>] [--json]:
 * the price of a move in games that people play: Civilization with seven and Through the Ages with four, each with
 * spectators, talk and, at every second table, bots in some seats. Moves a second, processor time of a move by thread,
 * bytes that leave the server for a move. The driver plays anything legal, one move after the other at each table.
 */
import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { ActionJson } from '@ecumene/kernel'
import { FastRng } from '@ecumene/kernel'
import type { Update } from '@ecumene/protocol'
import { WebSocket } from 'ws'
import { startOurs } from './our-server.ts'
import { costOf, spent } from './processor.ts'

const { values } = parseArgs({
  options: {
    moves: { type: 'string', default: '1500' },
    warm: { type: 'string', default: '300' },
    tables: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '1' },
    against: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})
const GAMES = [
  { game: 'civilization', people: 7, spectators: 6 },
  { game: 'through-the-ages', people: 4, spectators: 6 },
] as const
/** A line of talk for so many moves. */
const MOVES_A_LINE = 20
const HERE = resolve(import.meta.dirname, '../..')
const json = { 'content-type': 'application/json' }

interface Person {
  readonly headers: Record<string, string>
}
class Club {
  readonly #url: string
  constructor(url: string) {
    this.#url = url
  }
  async person(): Promise<Person> {
    const origin = this.#url
    const came = await fetch(`${origin}/api/auth/sign-in/anonymous`, {
      method: 'POST',
      headers: { ...json, origin },
      body: '{}',
    })
    return { headers: { cookie: came.headers.getSetCookie()[0].split(';')[0], origin } }
  }
  async post<T>({ headers }: Person, path: string, body: unknown = {}): Promise<T> {
    const asked = { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) }
    const answer = await fetch(`${this.#url}/api${path}`, asked)
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json() as Promise<T>
  }
  socket({ headers }: Person): WebSocket {
    return new WebSocket(`${this.#url.replace('http', 'ws')}/api/socket`, { headers, perMessageDeflate: false })
  }
}
interface Tally {
  moves: number
  bytes: number
  readonly times: number[]
}
/** One table, played as fast as it answers, until its tally's owner has enough. */
async function table(
  club: Club,
  { game, people, spectators }: (typeof GAMES)[number],
  hasBots: boolean,
  tally: Tally,
  goesOn: () => boolean,
  rng: FastRng,
): Promise<void> {
  const humans = hasBots ? people - 2 : people
  const sitters = await Promise.all(Array.from({ length: humans }, () => club.person()))
  const watchers = await Promise.all(Array.from({ length: spectators }, () => club.person()))
  while (goesOn()) {
    const seats = Array.from({ length: people }, (_, n) =>
      n < humans ? { kind: n === 0 ? 'me' : 'open' } : { kind: 'bot', bot: 'random' },
    )
    const { id } = await club.post<{ id: string }>(sitters[0], '/matches', { game, seats })
    for (const p of sitters.slice(1)) await club.post(p, `/matches/${id}/join`)
    await play(club, id, [...sitters, ...watchers], sitters.length, tally, goesOn, rng)
  }
}
async function play(
  club: Club,
  match: string,
  all: readonly Person[],
  sitters: number,
  tally: Tally,
  goesOn: () => boolean,
  rng: FastRng,
): Promise<void> {
  const legal: (readonly ActionJson[])[] = all.map(() => [])
  const seqs = all.map(() => -1)
  let isOver = false
  let answered: (() => void) | null = null
  let heard = (): void => {}
  const sockets = all.map((person, n) => {
    const socket = club.socket(person)
    socket.on('open', () => socket.send(JSON.stringify({ t: 'open', match, legal: n < sitters })))
    socket.on('message', data => {
      const text = String(data)
      tally.bytes += text.length
      if (text.startsWith('{"t":"ok"') || text.startsWith('{"t":"no"')) {
        answered?.()
        answered = null
      }
      if (!text.startsWith('{"t":"update"')) return
      const update = JSON.parse(text) as Update
      seqs[n] = update.seq
      legal[n] = update.legal ?? []
      isOver ||= update.outcome !== null
      heard()
    })
    return socket
  })
  const settled = () => {
    const most = Math.max(...seqs)
    return isOver || (most >= 0 && seqs.every(seq => seq === most) && legal.some((l, n) => n < sitters && l.length > 0))
  }
  const ready = () =>
    new Promise<void>(done => {
      heard = () => {
        if (settled() || !goesOn()) done()
      }
      heard()
    })
  for (let key = 0; goesOn(); key++) {
    await ready()
    if (isOver || !goesOn()) break
    const asked = legal.flatMap((l, n) => (n < sitters && l.length > 0 ? [n] : []))
    const seat = asked[rng.below(asked.length)]
    // Nobody gives up: the game would be over before it is one.
    const stays = legal[seat].filter(action => action.verb !== 'resign')
    const choice = stays.length > 0 ? stays : legal[seat]
    const action = choice[rng.below(choice.length)]
    const begun = performance.now()
    const done = new Promise<void>(resolve => {
      answered = resolve
    })
    sockets[seat].send(
      JSON.stringify({ t: 'play', ref: key, match, seq: seqs[seat], key: `bench-${match}-${key}`, action }),
    )
    await done
    tally.times.push(performance.now() - begun)
    tally.moves++
    if (key % MOVES_A_LINE === 0) sockets[seat].send(JSON.stringify({ t: 'say', ref: key, match, text: 'a fine move' }))
  }
  for (const socket of sockets) socket.terminate()
}

/** Moves of people and of bots. */
async function played(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return [...text.matchAll(/^ecumene_moves_total\{by="\w+"\} (\d+)/gm)].reduce((sum, [, n]) => sum + Number(n), 0)
}
async function measure(tree: string, about: (typeof GAMES)[number]) {
  const server = await startOurs(
    { botPauseMs: 0, games: new URL('../../server/src/games.ts', import.meta.url).href.replace(HERE, tree) },
    ['--expose-gc'],
    tree,
  )
  const pid = server.child.pid ?? 0
  const club = new Club(server.url)
  const tally: Tally = { moves: 0, bytes: 0, times: [] }
  let isOver = false
  const games = Array.from({ length: Number(values.tables) }, (_, n) =>
    table(club, about, n % 2 === 1, tally, () => !isOver, new FastRng(n + 1)),
  )
  for (const game of games) game.catch(error => console.error(String(error)))
  const after = async (moves: number) => {
    while (tally.moves < moves) await new Promise(resolve => setTimeout(resolve, 20))
  }
  await after(Number(values.warm))
  const from = await played(server.url)
  const [before, people, bytes, at] = [spent([pid], null), tally.moves, tally.bytes, performance.now()]
  tally.times.length = 0
  await after(people + Number(values.moves))
  const moves = (await played(server.url)) - from
  const cost = costOf(before, spent([pid], null), moves)
  const seconds = (performance.now() - at) / 1000
  const times = tally.times.toSorted((a, b) => a - b)
  isOver = true
  await server.stop()
  const us = (name: string): number => Math.round(cost.get(name) ?? 0)
  return {
    game: about.game,
    moves,
    perSecond: Math.round(moves / seconds),
    p99: Math.round(times[Math.floor(times.length * 0.99)]),
    bytes: Math.round((tally.bytes - bytes) / moves),
    microseconds: { all: us('all'), main: us('MainThread'), rules: us('rules'), writer: us('writer') },
    load: Math.round(loadavg()[0]),
  }
}

for (let n = 0; n < Number(values.rounds); n++)
  for (const about of GAMES)
    for (const tree of values.against ? [resolve(values.against), HERE] : [HERE]) {
      const found = { tree: tree === HERE ? 'here' : 'there', ...(await measure(tree, about)) }
      console.log(values.json ? JSON.stringify(found) : found)
    }
process.exit(0)
