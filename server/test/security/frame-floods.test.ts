/** Frames that are no messages cost allowance too: nobody stops a server with them. */
import { fork } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Connection } from '../../src/http/socket.ts'
import type { Services } from '../../src/services.ts'
import { guest, sleep, testSettings, type Visitor } from '../harness.ts'
import { type ServerProcess, serverProcess } from '../process.ts'

vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 })

let server: ServerProcess
let honest: Visitor
beforeAll(async () => {
  server = await serverProcess(await testSettings({ trustedProxy: 1 }))
  honest = await guest(server.url)
})
afterAll(() => server?.stop())

const SOCKETS = 10
/** Below this nobody notices, and a busy machine is no proof. */
const FLOOR_MS = 60
const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1]
/** How long answers take, one after the other. */
async function answers(count: number): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + 10_000
  for (let i = 0; i < count && performance.now() < end; i++) {
    const begun = performance.now()
    await honest.fetch('/api/games')
    times.push(performance.now() - begun)
    await sleep(20)
  }
  return times
}

test.each(['ping', 'pong', 'fragments'])(
  'ten sockets that send %s as fast as they can are cut off, and nobody waits',
  async kind => {
    const quiet = median(await answers(60))
    const attacker = await guest(server.url)
    const flood = fork(new URL('./flooder.ts', import.meta.url), [server.url, kind, String(SOCKETS), attacker.cookie])
    const heard = { open: 0, cut: 0 }
    flood.on('message', what => {
      heard[what as 'open' | 'cut']++
    })
    await expect.poll(() => heard.open, { timeout: 30_000 }).toBeGreaterThanOrEqual(SOCKETS)
    const times = await answers(60)
    await expect.poll(() => heard.cut, { timeout: 30_000 }).toBeGreaterThanOrEqual(SOCKETS)
    const gone = once(flood, 'exit')
    flood.disconnect()
    await gone
    expect(median(times)).toBeLessThan(Math.max(FLOOR_MS, 2 * quiet))
  },
)

/** A connection over no network. */
function connect() {
  const heard: string[] = []
  const state = { terminated: false, pongs: 0 }
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    pong: () => void state.pongs++,
    terminate() {
      state.terminated = true
      socket.readyState = 3
    },
  })
  const wire = { write: (bytes: Buffer) => void heard.push(bytes.toString()) }
  const services = {
    settings: { rateLimits: true },
    metrics: { refusals: { inc: () => {} } },
    log: { error: () => {} },
  } as unknown as Services
  new Connection(socket as never, wire as never, null, services, '127.0.0.1')
  const say = async (text: string): Promise<void> => {
    socket.emit('message', Buffer.from(text), false)
    await new Promise(resolve => setImmediate(resolve))
  }
  return { socket, heard, state, say }
}
const PING = '{"t":"ping"}'
const answersIn = (heard: readonly string[], what: string): number => heard.join('').split(`"t":"${what}"`).length - 1

afterEach(() => {
  vi.useRealTimers()
})
test('an honest player who sends a thousand messages in a long game is never told to slow down', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { heard, state, say } = connect()
  for (let turn = 0; turn < 100; turn++) {
    // A turn's ten actions within a second, and half a minute for the others.
    for (let i = 0; i < 10; i++) {
      await say(PING)
      vi.setSystemTime(Date.now() + 100)
    }
    vi.setSystemTime(Date.now() + 30_000)
  }
  expect([answersIn(heard, 'pong'), answersIn(heard, 'no'), state.terminated]).toEqual([1000, 0, false])
})
test('after a burst the allowance comes back by the second', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { heard, state, say } = connect()
  for (let i = 0; i < 310; i++) await say(PING)
  expect([answersIn(heard, 'pong'), answersIn(heard, 'no')]).toEqual([300, 10])
  vi.setSystemTime(Date.now() + 1000)
  for (let i = 0; i < 110; i++) await say(PING)
  expect([answersIn(heard, 'pong'), answersIn(heard, 'no'), state.terminated]).toEqual([400, 20, false])
})
test('a warning to slow down names the message it answers', async () => {
  const { heard, say } = connect()
  for (let i = 0; i < 300; i++) await say(PING)
  await say('{"t":"undo","ref":77,"match":"m","seq":1,"key":"k"}')
  expect(heard.at(-1)).toContain('"ref":77')
  expect(heard.at(-1)).toContain('slow-down')
})
test('to a client that does not read, nothing more is opened until it has read', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { socket, heard, state, say } = connect()
  const open = '{"t":"open","match":"abcdefgh12345678"}'
  socket.bufferedAmount = 1_000_000
  await say(open)
  await sleep(150)
  expect(heard.join('')).not.toContain('"t":"no"') // it has not been tried
  socket.bufferedAmount = 0
  // Here every table is refused: no hall stands behind this connection.
  await expect.poll(() => heard.join('')).toContain('"t":"no"')
  socket.bufferedAmount = 1_000_000
  await say(open)
  vi.setSystemTime(Date.now() + 20_000)
  await expect.poll(() => state.terminated).toBe(true)
})
test('a person has thirty sockets at once, and another one when one is closed', async () => {
  const own = await guest(server.url)
  const address = `${server.url.replace('http', 'ws')}/api/socket`
  const sockets = Array.from({ length: 30 }, () => own.connect(address))
  await Promise.all(sockets.map(s => once(s, 'message')))
  const [code] = await once(own.connect(address), 'close')
  expect(code).toBe(1013)
  const other = honest.connect(address)
  await once(other, 'message')
  sockets[0].close()
  await once(sockets[0], 'close')
  const late = own.connect(address)
  await once(late, 'message')
  for (const s of [...sockets, other, late]) s.terminate()
})
test('a flood of pings is answered up to the allowance, then not at all, then cut off', async () => {
  const { socket, state } = connect()
  for (let i = 0; i < 1000; i++) socket.emit('ping', Buffer.alloc(0))
  expect([state.pongs, state.terminated]).toEqual([300, true])
})
