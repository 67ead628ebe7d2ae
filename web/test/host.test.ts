import { type ActionJson, type Entry, keyOf, Match, type MatchRecord, setupOf } from '@ecumene/kernel'
import { beforeEach, describe, expect, test } from 'vitest'
import { toy } from '../src/dev/toy.ts'
import { fileOf, headOf } from '../src/local/file.ts'
import { Host } from '../src/local/host.ts'
import type { Wire } from '../src/local/protocol.ts'
import type { SavedHead } from '../src/local/saves.ts'
import type { Task } from '../src/local/thinker.ts'
import type { Player, Pondering } from '../src/table/table.ts'

const human: Player = { kind: 'human', name: null, bot: null, colour: 0 }
const bot = (name: string): Player => ({ kind: 'bot', name: null, bot: name, colour: 1 })

/** What a bot is asked to wait before it moves. */
const PACE = 600
/** A host whose bots move when the test says so. */
function table(players: readonly Player[], record?: MatchRecord) {
  const start = record ?? new Match(toy, setupOf(toy, players.length), keyOf('host')).record()
  const head = headOf(fileOf(players, start), toy, 'id', 0)
  const wires: Wire[] = []
  const saved: { head: SavedHead; since: number; entries: readonly Entry[] }[] = []
  const errors: unknown[] = []
  const waited: number[] = []
  let queue: (() => void)[] = []
  const thoughts: {
    task: Task & { readonly kind: 'play' }
    then: (action: ActionJson | null) => void
    progress: (part: number) => void
    isOff: boolean
    isHurried: boolean
  }[] = []
  const pondered: (Pondering | null)[] = []
  const seated: (readonly Player[])[] = []
  const host = new Host(
    toy,
    head,
    start,
    { move: PACE, market: 0 },
    {
      send: w => wires.push(w),
      save: async (head, since, entries) => void saved.push({ head, since, entries }),
      later: (ms, then) => {
        waited.push(ms)
        queue.push(then)
      },
      now: () => 1000,
      failed: e => errors.push(e),
      seed: 7,
      think: (task, then, progress) => {
        const thought = { task, then, progress, isOff: false, isHurried: false }
        thoughts.push(thought)
        return {
          stop() {
            thought.isOff = true
          },
          hurry() {
            thought.isHurried = true
          },
        }
      },
      pondering: pondering => pondered.push(pondering),
      seated: players => seated.push(players),
    },
  )
  const bots = (): void => {
    for (let guard = 0; queue.length > 0 && guard < 5000; guard++) {
      const [next, ...rest] = queue
      queue = rest
      next()
    }
  }
  host.start()
  return { host, wires, saved, errors, waited, bots, thoughts, pondered, seated, last: () => wires[wires.length - 1] }
}
const legalOf = (record: MatchRecord, seat: number): readonly ActionJson[] => Match.replay(toy, record).legal(seat)

describe('bots', () => {
  test('a whole game of bots alone ends, saved after its last action', async () => {
    const t = table([bot('greedy'), bot('random'), bot('random')])
    t.bots()
    await Promise.resolve()
    expect(t.errors).toEqual([])
    expect(t.last().outcome).not.toBeNull()
    await new Promise(r => setTimeout(r, 5))
    expect(t.saved[t.saved.length - 1].head.isOver).toBe(true)
    // Every line was kept once, in its place.
    const entries: Entry[] = []
    for (const part of t.saved) {
      expect(part.since).toBe(entries.length)
      entries.push(...part.entries)
    }
    expect(Match.replay(toy, { ...t.host.record(), entries }).outcome()).toEqual(t.last().outcome)
  })
  test('people who are asked at the same time are not rushed: a bot waits its pace', () => {
    expect(table([human, bot('greedy')]).waited).toEqual([PACE])
    expect(table([bot('greedy'), bot('greedy')]).waited).toEqual([0])
  })
  test('an unknown bot plays at random instead of stopping the table', () => {
    const t = table([bot('nobody'), bot('nobody')])
    t.bots()
    expect(t.errors).toEqual([])
    expect(t.last().outcome).not.toBeNull()
  })
})

describe('bots that search', () => {
  test('think elsewhere, from the view of their seat; the table plays their answer', () => {
    const t = table([human, bot('strategist')])
    t.bots()
    expect(t.thoughts).toHaveLength(1)
    const [{ task, then }] = t.thoughts
    const { about } = task
    expect(task).toMatchObject({ bot: 'strategist', about: { game: 'toy', seat: 1 } })
    expect(about.words).toEqual(Match.replay(toy, t.host.record()).view(1).words)
    // The table goes on answering while the bot thinks, and asks nobody twice.
    t.host.present(true)
    t.bots()
    expect(t.thoughts).toHaveLength(1)
    then({ verb: 'bid', coins: 0 })
    expect(t.host.record().entries[0]).toMatchObject({ seat: 1, action: { verb: 'bid', coins: 0 } })
  })
  test('a thought is called off when the position changes, and its late answer is dropped', () => {
    const t = table([human, bot('strategist')])
    t.bots()
    t.host.play({ verb: 'bid', coins: 1 }, t.last().seq)
    expect(t.thoughts[0].isOff).toBe(true)
    t.thoughts[0].then({ verb: 'bid', coins: 2 })
    expect(t.host.record().entries.filter(e => e.seat === 1)).toEqual([])
    t.bots()
    expect(t.thoughts).toHaveLength(2)
    expect(t.thoughts[1].isOff).toBe(false)
  })
  test('an undo does not wait for a thought: it is answered at once, and the thought is called off', () => {
    const t = table([human, bot('strategist')])
    const before = t.last()
    t.host.play({ verb: 'bid', coins: 1 }, before.seq)
    t.bots()
    const thought = t.thoughts.at(-1)
    expect(thought?.isOff).toBe(false)
    expect(t.host.undo().ok).toBe(true)
    expect(t.last().words).toEqual(before.words)
    expect(thought?.isOff).toBe(true)
    thought?.then({ verb: 'bid', coins: 2 })
    expect(t.host.record().entries.filter(e => e.seat === 1)).toEqual([])
  })
  test('how far a thought is can be seen while it lasts, and it can be cut short', () => {
    const t = table([human, bot('strategist')])
    t.bots()
    t.thoughts[0].progress(0.4)
    expect(t.pondered).toEqual([
      { seat: 1, progress: 0 },
      { seat: 1, progress: 0.4 },
    ])
    t.host.hurry()
    expect(t.thoughts[0].isHurried).toBe(true)
    t.thoughts[0].then({ verb: 'bid', coins: 0 })
    expect(t.pondered.at(-1)).toBeNull()
    t.thoughts[0].progress(0.8)
    expect(t.pondered.at(-1)).toBeNull()
  })
  test('a bot with a seed draws the same chance at the same line each time the table is opened', () => {
    const seedOf = (player: Player): number => {
      const t = table([human, player])
      t.bots()
      return t.thoughts[0].task.about.seed
    }
    const brain = (seed: number) => ({ ...bot('strategist'), brain: { version: 1, seed } })
    expect(seedOf(brain(5))).toBe(seedOf(brain(5)))
    expect(seedOf(brain(6))).not.toBe(seedOf(brain(5)))
  })
  test('one that gives no answer is answered for at once', () => {
    const t = table([human, bot('strategist')])
    t.bots()
    t.thoughts[0].then(null)
    expect(t.errors).toEqual([])
    expect(t.host.record().entries[0]).toMatchObject({ seat: 1, action: { verb: 'bid' } })
  })
})

test('advice that a person asked for is counted and kept', async () => {
  const t = table([human, bot('random')])
  t.host.hinted()
  t.host.hinted()
  await new Promise(r => setTimeout(r, 5))
  expect(t.seated.at(-1)?.map(p => p.hints)).toEqual([2, undefined])
  expect(t.saved.at(-1)?.head.players[0].hints).toBe(2)
})

describe('hot-seat', () => {
  let t: ReturnType<typeof table>
  beforeEach(() => {
    t = table([human, { ...human, colour: 1 }])
  })
  test('the curtain is closed at first, and only public knowledge is sent', () => {
    expect(t.last().curtain).toBe(0)
    expect(t.last().viewer).toBe('table')
    const drew = t.last().add.flatMap(l => l.events.filter(e => e.type === 'drew'))
    expect(drew.length).toBe(2)
    expect(drew.every(e => !('kind' in e))).toBe(true)
  })
  test('after sitting down one sees one’s own cards and nobody else’s', () => {
    t.host.sit(0)
    expect(t.last().curtain).toBeNull()
    expect(t.last().viewer).toBe(0)
    const drew = t.last().add.flatMap(l => l.events.filter(e => e.type === 'drew'))
    expect(drew.map(e => 'kind' in e)).toEqual([true, false])
  })
  test('the wrong player cannot open the curtain, and nobody plays behind it', () => {
    t.host.sit(1)
    expect(t.last().curtain).toBe(0)
    expect(t.host.play({ verb: 'bid', coins: 0 }, 0).ok).toBe(false)
  })
  test('an answer closes the curtain for the next, who may hand back for an undo', () => {
    t.host.sit(0)
    expect(t.host.play({ verb: 'bid', coins: 1 }, 0).ok).toBe(true)
    expect(t.last().curtain).toBe(1)
    expect(t.last().viewer).toBe('table')
    expect(t.last().curtainUndo).toBe(0)
    expect(t.host.undo().ok).toBe(true)
    expect(t.last().curtain).toBe(0)
  })
  test('what others did meanwhile is told on return', () => {
    t.host.sit(0)
    t.host.play({ verb: 'bid', coins: 1 }, 0)
    t.host.sit(1)
    t.host.play({ verb: 'bid', coins: 0 }, 1)
    t.host.sit(0)
    expect(t.last().viewer).toBe(0)
    expect(t.last().awaySince).toBe(1)
    t.host.caughtUp()
    expect(t.last().awaySince).toBeNull()
  })
  test('in a market the device can be handed on without being done', () => {
    let record = t.host.record()
    // Play on to the market.
    for (let guard = 0; guard < 50; guard++) {
      const m = Match.replay(toy, record)
      if (m.prompt(0)?.key === 'prompt.market') break
      const seat = m.owed() & 1 ? 0 : 1
      m.play(seat, legalOf(record, seat)[0])
      record = m.record()
    }
    const late = table([human, { ...human, colour: 1 }], record)
    late.host.sit(0)
    late.host.pass(1)
    expect(late.last().curtain).toBe(1)
    late.host.sit(1)
    expect(late.last().viewer).toBe(1)
  })
})

describe('solo', () => {
  test('undo gives the position back, and the chronicle forgets the action', () => {
    const t = table([human, bot('greedy')])
    const before = t.last()
    expect(t.host.play({ verb: 'bid', coins: 1 }, t.last().seq).ok).toBe(true)
    expect(t.last().undo.can).toBe(true)
    expect(t.host.undo().ok).toBe(true)
    expect(t.last().words).toEqual(before.words)
    expect([t.last().since, t.last().add.length]).toEqual([0, 0])
  })
  test('a refused action changes nothing and says why', () => {
    const t = table([human, bot('greedy')])
    const result = t.host.play({ verb: 'bid', coins: 3 }, t.last().seq)
    expect(result).toMatchObject({ ok: false, refusal: { rule: 'TOY-2', key: 'refuse.coins' } })
    expect(t.last().seq).toBe(0)
  })
  test('what happened while the page was hidden is told on return', () => {
    const t = table([human, bot('greedy')])
    t.host.play({ verb: 'bid', coins: 1 }, t.last().seq)
    t.host.present(false)
    t.bots()
    const { seq } = t.last()
    t.host.present(true)
    expect(t.last().awaySince).toBe(1)
    expect(seq).toBeGreaterThan(1)
  })
})

describe('replay', () => {
  test('every line of the chronicle has a position, seen with the viewer’s own eyes', () => {
    const t = table([human, bot('greedy'), bot('random')])
    for (let guard = 0; guard < 300 && !t.last().outcome; guard++) {
      t.bots()
      const w = t.last()
      const legal = legalOf(t.host.record(), 0)
      if (legal.length > 0) t.host.play(legal[guard % legal.length], w.seq)
    }
    expect(t.last().outcome).not.toBeNull()
    const match = Match.replay(toy, t.host.record())
    const lines = match.chronicle(0)
    for (const { seq } of lines) expect(t.host.at(seq)).not.toBeNull()
    const now = t.host.at(lines[lines.length - 1].seq)
    expect(now).toEqual(match.view(0).words)
    expect(t.host.at(9999)).toBeNull()
  })
  test('positions after an undo are those of the line that was played instead', () => {
    const t = table([human, bot('greedy')])
    t.host.play({ verb: 'bid', coins: 1 }, 0)
    t.host.undo()
    t.host.play({ verb: 'bid', coins: 2 }, 2)
    const match = Match.replay(toy, t.host.record())
    expect(t.host.at(3)).toEqual(match.view(0).words)
    expect(t.host.at(1)).toBeNull()
  })
})
