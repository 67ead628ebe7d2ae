import { type ActionJson, type Core, keyOf, Match, type Seat, setupOf } from '@ecumene/kernel'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { toy } from '../../src/dev/toy.ts'
import { holding } from '../../src/table/holding.ts'
import { Lines } from '../../src/table/lines.ts'
import { snapshotOf } from '../../src/table/snapshot.ts'
import type { Snapshot, Table } from '../../src/table/table.ts'

const ME = 0
const human = { kind: 'human', name: null, bot: null, colour: 0 } as const

/** A table beside its match, without worker or server. */
function tableOf(match: Match, clock: () => number | null = () => null) {
  const listeners = new Set<() => void>()
  const look = (): Snapshot => {
    const closed = match.undoClosed(ME)
    return snapshotOf(toy, {
      seq: match.seq,
      viewer: ME,
      view: match.view(ME),
      lines: Lines.none,
      undo: { can: closed === null, closed },
      outcome: match.outcome(),
    })
  }
  let now = look()
  const changed = (): void => {
    now = look()
    for (const listener of listeners) listener()
  }
  const sent: ActionJson[] = []
  const table: Table = {
    id: 'held',
    game: toy,
    setup: match.setup,
    players: [human, human],
    snapshot: () => now,
    failure: () => null,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async play(action) {
      sent.push(action)
      const result = match.play(ME, action)
      if (result.ok) changed()
      return result.ok ? { ok: true, value: null } : result
    },
    async undo() {
      const result = match.undo(ME)
      if (result.ok) changed()
      return result.ok ? { ok: true, value: null } : result
    },
    msLeft: clock,
    at: async () => null,
    record: async () => match.record(),
    close() {},
  }
  const held = holding(table, a => a.verb === 'done')
  const stop = held.subscribe(() => {})
  const play = (seat: Seat, action: ActionJson): void => {
    expect(match.play(seat, action).ok).toBe(true)
    changed()
  }
  return { held, sent, play, stop, shown: () => held.snapshot() }
}
const bid = (coins: number): ActionJson => ({ verb: 'bid', coins })
const work: ActionJson = { verb: 'work' }
const coinsOf = (view: Core | undefined): number => (view as unknown as { coins: Int16Array }).coins[ME]
const fresh = () => new Match(toy, setupOf(toy, 2), keyOf('holding'))
/** My turn, two actions before me. */
function inTurn(): Match {
  const match = fresh()
  match.play(ME, bid(2))
  match.play(1, bid(0))
  return match
}

let kept: Record<string, string>
beforeEach(() => {
  kept = {}
  vi.useFakeTimers()
  vi.stubGlobal('sessionStorage', {
    getItem: (k: string) => kept[k] ?? null,
    setItem: (k: string, v: string) => {
      kept[k] = v
    },
    removeItem: (k: string) => delete kept[k],
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the last action of a turn', () => {
  test('is held: shown, not sent, and taken back by undo', async () => {
    const match = inTurn()
    const t = tableOf(match)
    await t.held.play(work)
    expect(t.sent).toEqual([work])
    const before = t.shown()
    await t.held.play(work)
    expect(t.sent).toEqual([work])
    expect(t.shown()?.held?.action).toEqual(work)
    expect(t.shown()?.held?.from).toBe(before?.view)
    expect(coinsOf(t.shown()?.view)).toBe(coinsOf(match.view(ME)) + 1)
    expect([t.shown()?.legal, t.shown()?.undo]).toEqual([[], { can: true, closed: null }])
    await t.held.undo()
    expect([t.shown()?.held, t.shown()?.legal]).toEqual([null, before?.legal])
    // The step before it is taken back by the match.
    await t.held.undo()
    expect(match.canUndo(ME)).toBe(false)
    expect(t.sent).toEqual([work])
  })
  test('is sent by the word "Done", once', async () => {
    const t = tableOf(inTurn())
    await t.held.play(work)
    await t.held.play(work)
    await Promise.all([t.held.done(), t.held.done()])
    expect(t.sent).toEqual([work, work])
    expect([t.shown()?.held, t.shown()?.prompt]).toEqual([null, null])
  })
  test('while it is held nothing else can be played, and it says why', async () => {
    const t = tableOf(inTurn())
    await t.held.play(work)
    await t.held.play(work)
    const other = await t.held.play(work)
    expect(other.ok ? null : other.refusal.key).toBe('table.held')
  })
  test('a word, and what a button of its own has confirmed, are sent at once', async () => {
    const t = tableOf(fresh())
    await t.held.play(bid(1), true)
    expect(t.sent).toEqual([bid(1)])
  })
  test('what the rules forbid is refused by the rules, not held', async () => {
    const t = tableOf(fresh())
    const result = await t.held.play(bid(3))
    expect(result.ok ? null : result.refusal.rule).toBe('TOY-2')
    expect(t.shown()?.held).toBeNull()
  })
})

describe('a turn that ends by itself', () => {
  test('waits three seconds in which undo works', async () => {
    const t = tableOf(inTurn())
    t.held.endByItself(true)
    await t.held.play(work)
    await t.held.play(work)
    expect(t.shown()?.held?.endsAt).toBe(Date.now() + 3000)
    await vi.advanceTimersByTimeAsync(2900)
    expect(t.sent.length).toBe(1)
    await t.held.undo()
    await vi.advanceTimersByTimeAsync(5000)
    expect(t.sent.length).toBe(1)
    await t.held.play(work)
    await vi.advanceTimersByTimeAsync(3000)
    expect(t.sent.length).toBe(2)
  })
  test('the player’s own choice is sent two seconds before the clock would choose', async () => {
    const until = Date.now() + 20_000
    const t = tableOf(inTurn(), () => until - Date.now())
    await t.held.play(work)
    await t.held.play(work)
    await vi.advanceTimersByTimeAsync(17_900)
    expect(t.sent.length).toBe(1)
    await vi.advanceTimersByTimeAsync(100)
    expect(t.sent.length).toBe(2)
  })
})

describe('the position changes underneath', () => {
  test('another answers meanwhile: it stays held, on the new position', async () => {
    const t = tableOf(fresh())
    await t.held.play(bid(1))
    t.play(1, bid(0))
    expect([t.shown()?.seq, t.shown()?.held?.action]).toEqual([1, bid(1)])
    await t.held.done()
    expect(t.sent).toEqual([bid(1)])
  })
  test('the clock has played for me: it is gone, and that is said', async () => {
    const t = tableOf(fresh())
    await t.held.play(bid(1))
    t.play(ME, bid(0))
    expect([t.shown()?.held, t.shown()?.dropped?.why]).toEqual([null, 'late'])
    expect(t.sent).toEqual([])
  })
  test('it is no longer legal: it is gone, with the reason of the rules', async () => {
    const match = fresh()
    match.play(0, bid(0))
    match.play(1, bid(0))
    for (let i = 0; i < 200 && match.outcome() === null; i++) {
      const mine = match.legal(ME).find(a => a.verb === 'accept')
      if (mine) break
      const seat = match.legal(1).length > 0 && (i % 2 === 0 || match.legal(ME).length === 0) ? 1 : 0
      const legal = match.legal(seat)
      match.play(seat, legal.find(a => a.verb === 'offer') ?? legal.find(a => a.verb === 'work') ?? legal[0])
    }
    const accept = match.legal(ME).find(a => a.verb === 'accept')
    if (!accept) throw new Error('no offer to accept')
    const t = tableOf(match)
    await t.held.play(accept)
    expect(t.shown()?.held?.action).toEqual(accept)
    t.play(1, { verb: 'done' }) // takes the offer away
    expect([t.shown()?.held, t.shown()?.dropped?.why]).toEqual([null, 'illegal'])
    expect(t.shown()?.dropped?.refusal).not.toBeNull()
  })
})

test('positions that come in a burst are drawn once, as the last of them', async () => {
  const match = fresh()
  const t = tableOf(match)
  let drawn = 0
  const stop = t.held.subscribe(() => drawn++)
  for (const coins of [0, 1]) t.play(coins, bid(0))
  for (let i = 0; i < 60 && match.outcome() === null; i++) {
    const seat = [0, 1].find(s => match.legal(s).length > 0) ?? 0
    t.play(seat, match.legal(seat)[0])
  }
  expect(drawn, 'nothing is drawn while they come').toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(drawn).toBe(1)
  expect(t.shown()?.seq).toBe(match.seq)
  stop()
})

describe('leaving the page', () => {
  test('while something is held: on return the player is told that it was not played', async () => {
    const match = inTurn()
    const t = tableOf(match)
    await t.held.play(work)
    await t.held.play(work)
    t.stop()
    const again = tableOf(match)
    expect([again.shown()?.held, again.shown()?.dropped?.why]).toEqual([null, 'lost'])
    await again.held.play(work)
    expect(again.shown()?.dropped).toBeNull()
  })
})
