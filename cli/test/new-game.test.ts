/** A new game costs one entry in games/index.ts: with it there, the terminal and the server have the game. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@ecumene/protocol/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const withToy = ['--import', './cli/test/with-toy.mjs']
const ecumene = (args: string): string =>
  execFileSync('node', [...withToy, 'cli/src/main.ts', ...args.split(' ')], { cwd: root, encoding: 'utf8' })

describe('in the terminal', () => {
  test('the new game is told with its name and seats', () => {
    expect(JSON.parse(ecumene('games --json'))).toContainEqual(
      expect.objectContaining({ id: 'toy', name: 'Agora (a toy)', seats: [2, 4] }),
    )
  })
  test('it is not there without its entry', () => {
    const list = execFileSync('node', ['cli/src/main.ts', 'games', '--json'], { cwd: root, encoding: 'utf8' })
    expect(list).not.toContain('toy')
  })
  test('bots play it', () => {
    expect(ecumene('simulate --game toy --games 1 --json')).toContain('"summary"')
  })
})

describe('on the server', () => {
  let server: ChildProcess
  let url = ''
  const data = mkdtempSync(join(tmpdir(), 'ecumene-'))
  beforeAll(async () => {
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    server = spawn('node', [...withToy, 'server/src/main.ts', '--port', String(port), '--data', data], {
      cwd: root,
      stdio: 'ignore',
    })
    await answers(`${url}/ready`)
  })
  afterAll(async () => {
    server.kill('SIGTERM')
    await new Promise(resolve => server.once('exit', resolve))
    rmSync(data, { recursive: true })
  })
  test('the new game is offered, and a table of it is played in its threads', async () => {
    expect(await (await fetch(`${url}/api/games`)).json()).toContainEqual(expect.objectContaining({ id: 'toy' }))
    const cookies: string[] = []
    const client = new Client({
      base: url,
      fetch: async (input, init = {}) => {
        const headers = new Headers(init.headers)
        headers.set('origin', url)
        headers.set('cookie', cookies.join('; '))
        const response = await fetch(input, { ...init, headers })
        cookies.push(...response.headers.getSetCookie().map(cookie => cookie.split(';')[0]))
        return response
      },
    })
    await client.asGuest()
    const table = await client.create({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] })
    expect(table).toMatchObject({ game: 'toy', status: 'live', me: 0 })
    const position = await fetch(`${url}/api/matches/${table.id}/position`, { headers: { cookie: cookies.join('; ') } })
    expect(await position.json()).toMatchObject({ legal: expect.arrayContaining([{ verb: 'bid', coins: 0 }]) })
  })
})

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
async function answers(address: string): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt++) {
    if ((await fetch(address).catch(() => null))?.ok) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error(`${address} does not answer`)
}
