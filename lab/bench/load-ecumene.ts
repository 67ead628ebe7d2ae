/** Our side of the load: tables of the toy, each seat a socket with a token. */
import type { ActionJson } from '@ecumene/kernel'
import type { TableInfo, Update } from '@ecumene/protocol'
import { WebSocket } from 'ws'
import type { Driven, Peer } from './load-driver.ts'

interface LoadPerson {
  readonly token: string
}
/** `others`: more servers of the same setup; the seats of a table are spread over all of them. */
export async function ecumene(url: string, ...others: readonly string[]): Promise<Peer> {
  const doors = [url, ...others]
  const json = { 'content-type': 'application/json' }
  const post = async <T>(path: string, headers: Record<string, string>, body: unknown): Promise<T> => {
    const response = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { ...json, ...headers },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response.json() as Promise<T>
  }
  const person = async (): Promise<LoadPerson> => {
    const signedIn = await fetch(`${url}/api/auth/sign-in/anonymous`, {
      method: 'POST',
      headers: { ...json, origin: url },
      body: '{}',
    })
    const cookie = signedIn.headers.getSetCookie()[0].split(';')[0]
    return post('/me/tokens', { cookie, origin: url }, { name: 'load', scopes: ['read', 'play', 'lobby'] })
  }
  // Nobody may have too many proposals open at once: as many people as it takes.
  const pairs = await Promise.all(Array.from({ length: 16 }, async () => [await person(), await person()]))
  const bearer = (p: LoadPerson) => ({ authorization: `Bearer ${p.token}` })
  const create = async (pair: number): Promise<string> => {
    const people = pairs[pair]
    const table = await post<TableInfo>('/matches', bearer(people[0]), {
      game: 'toy',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      options: { rounds: 20 },
    })
    await post(`/matches/${table.id}/join`, bearer(people[1]), {})
    return table.id
  }
  const spare: string[][] = pairs.map(() => [])
  let count = 0
  let key = 0
  return {
    name: 'ecumene',
    create: () => create(count++ % pairs.length),
    async stock(n) {
      while (spare.flat().length < n)
        await Promise.all(
          spare.map(async (list, pair) => {
            list.push(await create(pair))
          }),
        )
    },
    async table(): Promise<Driven> {
      const pair = count++ % pairs.length
      let match = spare[pair].pop() ?? (await create(pair))
      const driven: Driven = {
        seats: [],
        async renew() {
          for (const s of sockets) s.send(JSON.stringify({ t: 'close', match }))
          match = spare[pair].pop() ?? (await create(pair))
          for (const s of sockets) s.send(JSON.stringify({ t: 'open', match, legal: true }))
        },
        close() {
          for (const s of sockets) s.close()
        },
      }
      const sockets = pairs[pair].map((p, i) => {
        const socket = new WebSocket(`${doors[i % doors.length].replace('http', 'ws')}/api/socket`, {
          headers: bearer(p),
          perMessageDeflate: false,
        })
        const seat = {
          seq: -1,
          moves: [] as readonly ActionJson[],
          over: false,
          heard: () => {},
          send(move: unknown, seq: number) {
            socket.send(JSON.stringify({ t: 'play', ref: 1, match, seq, key: `load-key-${key++}`, action: move }))
          },
        }
        driven.seats[i] = seat
        socket.on('open', () => socket.send(JSON.stringify({ t: 'open', match, legal: true })))
        socket.on('message', data => {
          const text = String(data)
          if (text.startsWith('{"t":"no"')) throw new Error(text)
          if (!text.startsWith('{"t":"update"')) return
          const update = JSON.parse(text) as Update
          if (update.match !== match) return
          seat.seq = update.seq
          seat.moves = update.legal ?? []
          seat.over = update.outcome !== null
          seat.heard()
        })
        return socket
      })
      return driven
    },
  }
}
