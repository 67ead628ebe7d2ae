/** ADV-25.4 at a table in this browser: minutes of play, and the decision of the person at the screen. */
import { advancedCivilization } from '@ecumene/advanced-civilization/src/game.ts'
import { anyGame } from '@ecumene/contract'
import { type Entry, keyOf, LAST_ROUND, Match, NOBODY, type Options, setupOf } from '@ecumene/kernel'
import type * as React from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { messagesOf } from '../src/game-files.ts'
import { fileOf, headOf } from '../src/local/file.ts'
import { Host } from '../src/local/host.ts'
import type { Wire } from '../src/local/protocol.ts'
import type { SavedHead } from '../src/local/saves.ts'
import { LastRound } from '../src/screen/last-round.tsx'
import { learn, SpeakingOf, shellWords } from '../src/speech.tsx'
import { Lines } from '../src/table/lines.ts'
import { snapshotOf } from '../src/table/snapshot.ts'
import type { Player, Table } from '../src/table/table.ts'

// What is rendered here has no page.
vi.hoisted(() => vi.stubGlobal('addEventListener', () => {}))
vi.mock('react', async load => {
  const react = await load<typeof React>()
  const once: typeof React.useSyncExternalStore = (_, get) => get()
  return { ...react, useSyncExternalStore: once }
})
vi.mock('../src/settings.ts', () => ({ settings: () => ({ language: 'en' }), useSettings: () => ({ language: 'en' }) }))

const MINUTE = 60_000
const game = anyGame(advancedCivilization)
const players: readonly Player[] = [0, 1].map(colour => ({ kind: 'human', name: null, bot: null, colour }))
const newRecord = (options: Options) => new Match(game, setupOf(game, 2, 'full', options), keyOf('host')).record()

/** A table that opens at `now`; the test lets time go by. */
function open(record: ReturnType<typeof newRecord>, now: number, before?: SavedHead) {
  const head = before ?? headOf(fileOf(players, record), game, 'id', 0)
  const wires: Wire[] = []
  const saved: SavedHead[] = []
  const entries: Entry[] = []
  let timers: { readonly at: number; readonly then: () => void }[] = []
  const clock = { now }
  const host = new Host(
    game,
    head,
    record,
    { move: 0, market: 0 },
    {
      send: wire => wires.push(wire),
      save: async (kept, _, lines) => {
        saved.push(kept)
        entries.push(...lines)
      },
      later: (ms, then) => void timers.push({ at: clock.now + ms, then }),
      now: () => clock.now,
      failed: error => {
        throw error
      },
      seed: 1,
      think: () => ({ stop() {}, hurry() {} }),
      pondering: () => {},
      seated: () => {},
    },
  )
  host.start()
  const wait = (ms: number): void => {
    const end = clock.now + ms
    for (;;) {
      const [next] = timers.filter(t => t.at <= end).toSorted((a, b) => a.at - b.at)
      if (!next) break
      timers = timers.filter(t => t !== next)
      clock.now = next.at
      next.then()
    }
    clock.now = end
  }
  const calls = () => host.record().entries.filter(e => e.seat === NOBODY)
  return { host, wires, saved, entries, wait, calls, last: () => wires[wires.length - 1] }
}

test('ADV-25.4 minutes count while the table is open, in every player’s turn; when they are up the round is the last', async () => {
  const first = open(newRecord({ minutes: 10 }), 1_000_000)
  expect(first.last().lastRoundAt).toBe(1_000_000 + 10 * MINUTE)
  first.wait(4 * MINUTE)
  const { viewer, curtain } = first.last()
  first.host.sit(curtain ?? Number(viewer))
  const seat = Number(first.last().viewer)
  const [action] = Match.replay(game, first.host.record()).legal(seat)
  expect(first.host.play(action, 0)).toMatchObject({ ok: true })
  await vi.waitFor(() => expect(first.saved.at(-1)?.openMs).toBe(4 * MINUTE), 30_000)
  // The same game a day later, in another tab.
  const again = open(first.host.record(), 90_000_000, first.saved.at(-1))
  again.wait(6 * MINUTE - 1)
  expect(again.calls()).toEqual([])
  again.wait(1)
  expect(again.calls()).toMatchObject([{ action: LAST_ROUND, at: 90_000_000 + 6 * MINUTE }])
  expect(again.last().lastRoundAt).toBeNull()
  again.wait(100 * MINUTE)
  expect(again.calls()).toHaveLength(1)
  await vi.waitFor(() => expect(again.entries.at(-1)?.action).toEqual(LAST_ROUND), 30_000)
})
test('ADV-25.4 the person at the screen makes the round the last once; without minutes no clock does', () => {
  const t = open(newRecord({}), 0)
  t.wait(10_000 * MINUTE)
  expect([t.calls(), t.last().lastRoundAt]).toEqual([[], null])
  expect([t.host.makeLastRound().ok, t.host.makeLastRound()]).toMatchObject([
    true,
    { ok: false, refusal: { key: 'table.lastRound' } },
  ])
  expect(t.calls()).toHaveLength(1)
})

/** What the screen says of it, in a language. */
async function said(language: 'en' | 'ru' | 'it', change: Partial<Table>, isLast = false): Promise<string> {
  const match = new Match(game, setupOf(game, 2), keyOf('said'))
  if (isLast) match.makeLastRound()
  const snapshot = snapshotOf(game, {
    seq: match.seq,
    viewer: 0,
    view: match.view(0),
    lines: Lines.none,
    undo: { can: false, closed: 'start' },
    outcome: null,
  })
  const table = { game, snapshot: () => snapshot, subscribe: () => () => {}, ...change } as unknown as Table
  await learn(language)
  const speech = shellWords(language, (await messagesOf('advanced-civilization', language, null)) ?? {})
  return renderToStaticMarkup(
    <SpeakingOf value={speech}>
      <LastRound table={table} />
    </SpeakingOf>,
  ).replace(/<[^>]+>/g, '|')
}
test.each([
  ['en', 'Make this the last round', 'This is the last round.', /becomes the last in 1:0\d:/],
  ['ru', 'Сделать раунд последним', 'Это последний раунд.', /станет последним через 1:0\d:/],
  ['it', 'Rendi questo l’ultimo turno', 'Questo è l’ultimo turno.', /diventa l’ultimo fra 1:0\d:/],
] as const)(
  '%s: the host finds the button and the time; once it is the last, everybody reads so and nobody presses',
  async (language, button, now, left) => {
    const make = async () => ({ ok: true as const, value: null })
    const may = { lastRound: { at: () => null, make } }
    const atHost = await said(language, { lastRound: { at: () => Date.now() + 65 * MINUTE, make } })
    expect(atHost).toContain(`|${button}|`)
    expect(atHost).toMatch(left)
    expect(await said(language, {})).toBe('')
    const last = await said(language, may, true)
    expect([last.includes(now), last.includes(`|${button}|`)]).toEqual([true, false])
  },
)
