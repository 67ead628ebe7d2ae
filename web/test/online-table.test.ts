/** The page's side of a match on a server: what it keeps of positions, and forgets when they are taken back. */
import { type ActionJson, keyOf, Match, setupOf } from '@ecumene/kernel'
import type { TableInfo, WireLine } from '@ecumene/protocol'
import type { Client, TableLink as Link } from '@ecumene/protocol/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { toy } from '../src/dev/toy.ts'
import { OnlineTable } from '../src/online/online-table.ts'

vi.mock('../src/online/session.ts', () => ({ server: new Proxy({}, { get: () => () => Promise.reject(new Error()) }) }))
const ME = 0
beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
  return () => vi.unstubAllGlobals()
})

/** A page that follows a match; `hear` is an update of the server, in which several moves may come at once. */
function follow(match: Match) {
  const asked: number[] = []
  let lines: WireLine[] = []
  const replica = { layout: match.layout, viewer: ME, outcome: null, undo: null, clock: null, last: null } as Record<
    string,
    unknown
  >
  const take = (): void => {
    // A line that is known stays the same object.
    const told = match.chronicle(ME) as unknown as WireLine[]
    lines = told.map(line => lines.find(l => JSON.stringify(l) === JSON.stringify(line)) ?? line)
    Object.assign(replica, { seq: match.seq, view: match.view(ME), lines: [...lines], owed: match.owed() })
  }
  take()
  const listeners: ((what: string, tell: object) => void)[] = []
  const on = (listener: (what: string, tell: object) => void) => {
    listeners.push(listener)
    return () => {}
  }
  const client = {
    state: 'open',
    onLink: () => () => {},
    async position(_: string, seq: number) {
      asked.push(seq)
      throw new Error('asked for')
    },
  }
  const info = { id: 'm1', setup: match.setup, seats: [], me: null, status: 'live', sealed: false, clock: null }
  const table = new OnlineTable(
    client as unknown as Client,
    { replica, presence: { present: 2, watchers: 0 }, on } as unknown as Link,
    toy,
    info as unknown as TableInfo,
  )
  const hear = (): void => {
    take()
    for (const listener of listeners) listener('update', {})
  }
  return { table, asked, hear }
}
const work: ActionJson = { verb: 'work' }

test('a position that was seen is kept; one that was taken back is asked for anew', async () => {
  const match = new Match(toy, setupOf(toy, 2), keyOf('kept'))
  const play = (seat: number, action: ActionJson): void => expect(match.play(seat, action).ok).toBe(true)
  play(0, { verb: 'bid', coins: 2 })
  play(1, { verb: 'bid', coins: 0 })
  const page = follow(match)
  page.hear()
  const start = match.seq
  play(ME, work)
  page.hear()
  const seen = match.seq
  const before = await page.table.at(start)
  expect(before?.seq).toBe(start)
  expect(page.asked).toEqual([])

  // Their step is undone; then two others come in one update: the position between them was never on this screen.
  expect(match.undo(ME).ok).toBe(true)
  page.hear()
  play(ME, { verb: 'raid', target: 1 })
  const next = match.legal(ME)[0] ?? match.legal(1)[0]
  play(match.legal(ME).length > 0 ? ME : 1, next)
  page.hear()
  expect(await page.table.at(seen)).toBeNull()
  expect(page.asked).toEqual([seen])
  // What stands before it is still known here.
  expect((await page.table.at(start))?.seq).toBe(start)
  expect(page.asked).toEqual([seen])
  page.table.close()
})
