/** A record with moves taken back by consent, in every game: replay, film, checker, file and analysis understand it. */
import { Analysis, answer, random } from '@ecumene/bots'
import { games } from '@ecumene/games'
import { FastRng, type GameDef, keyOf, lineTakenBack, Match, type MatchRecord, setupOf } from '@ecumene/kernel'
import { verifyRecord } from '@ecumene/protocol'
import { expect, test } from 'vitest'
import { check } from '../src/fair/check.ts'
import { fileOf, headOf, readFile } from '../src/local/file.ts'
import { cutsOf, filmOf, msOf } from '../src/table/film.ts'
import { History } from '../src/table/history.ts'
import type { Player } from '../src/table/table.ts'

const MOVES = 160
/** Chance plays; now and then one of the last moves is taken back. */
function played(game: GameDef, moves: number): Match {
  const match = new Match(game, setupOf(game, game.variants[0].seats[0]), keyOf('taken back and shown'))
  const rng = new FastRng(11)
  for (let n = 1; n < moves && match.outcome() === null; n++) {
    const seat = 31 - Math.clz32(match.owed())
    expect(match.play(seat, answer(match, seat, random, rng)).ok).toBe(true)
    const own = match.chronicle('table').filter(line => line.seat >= 0 && !line.auto)
    if (n % 40 === 0 && !match.outcome()) expect(match.takeBack(own[own.length - 1 - rng.below(20)].seq).ok).toBe(true)
  }
  return match
}
/** The lines that a line of the table took back, and those lines of the table. */
function takenBack({ entries }: MatchRecord): { gone: ReadonlySet<number>; backs: readonly number[] } {
  const [gone, backs] = [new Set<number>(), [] as number[]]
  for (const [i, { seat, action }] of entries.entries()) {
    const first = lineTakenBack(seat, action)
    if (first === null) continue
    for (let seq = first; seq <= i; seq++) gone.add(seq)
    backs.push(i + 1)
  }
  return { gone, backs }
}

const all = await Promise.all(games.map(about => about.load()))
test.each(all.map(game => [game.id, game] as const))(
  '%s: shown, filmed, checked, written and read',
  async (_, game) => {
    const match = played(game, MOVES)
    const record = JSON.parse(JSON.stringify(match.record())) as MatchRecord
    const { gone, backs } = takenBack(record)
    expect(backs.length).toBeGreaterThan(1)
    const isOver = match.outcome() !== null

    // Replay: what was taken back has no position; what stands has the position it was recorded with.
    const { history } = History.of(game, record)
    const lines = history.lines('table', -1)
    expect(lines.some(line => gone.has(line.seq))).toBe(false)
    for (const seq of gone) expect(history.stateAt(seq), `line ${seq}`).toBeNull()
    for (const { seq } of lines.slice(1)) {
      const state = history.stateAt(seq)
      expect(state && match.layout.hash(state), `line ${seq}`).toBe(record.entries[seq - 1].hash)
    }

    // The film shows only what stands, every position is there, and it ends with the last.
    const cuts = cutsOf(lines)
    expect(cuts.filter(seq => gone.has(seq))).toEqual([])
    const views = cuts.map(seq => history.viewAt(seq, 'table')?.words ?? [])
    expect(views.every(words => words.length > 0)).toBe(true)
    expect(msOf(filmOf(cuts, views))).toBeLessThanOrEqual(60_000)
    expect(cuts.at(-1)).toBe(match.seq)

    // The checker plays every line and every draw again; so can everybody who was promised this key.
    const verdicts: string[] = []
    for await (const { name, verdict } of check({ record, seal: null, shown: null }, game))
      verdicts.push(`${name} ${verdict}`)
    expect(verdicts).toEqual([
      'seal open',
      'key good',
      'opening good',
      'moves good',
      `result ${isOver ? 'good' : 'open'}`,
    ])
    expect(() => verifyRecord(game, record, record.commitment)).not.toThrow()
    const other = record.entries.map((e, i) =>
      i === backs[0] - 1 ? { ...e, action: { verb: 'takeBack', line: 1 } } : e,
    )
    expect(() => verifyRecord(game, { ...record, entries: other }, record.commitment)).toThrow()

    // A file of it is read as the same game.
    const players = Array.from({ length: record.setup.seats }, (_, i) => human(i))
    const file = readFile(JSON.stringify(fileOf(players, record)))
    expect(Match.replay(game, file.record).hash).toBe(match.hash)
    expect(headOf(file, game, 'x', 5)).toMatchObject({ actions: match.seq, isOver })
  },
)
const human = (colour: number): Player => ({ kind: 'human', name: null, bot: null, colour })

test('the analysis of a game looks at turns that stand, and at none that was taken back', () => {
  const game = all.find(({ id }) => id === 'bronze')
  if (!game) throw new Error('Bronze is not on the list')
  const record = played(game, MOVES).record()
  const { gone, backs } = takenBack(record)
  const analysis = new Analysis(game, record)
  // Each step is a turn; to look at all of them takes long.
  const seqs = (): readonly number[] => analysis.result().points.map(({ seq }) => seq)
  while ((seqs().at(-1) ?? 0) <= backs[0]) analysis.step()
  expect(seqs().length).toBeGreaterThan(2)
  expect(seqs().filter(seq => gone.has(seq))).toEqual([])
})
