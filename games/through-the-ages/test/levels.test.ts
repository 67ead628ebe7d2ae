/** The levels of Through the Ages: a Citizen above a Novice, and moves that no level may play. */
import { answerTo, botNamed, levelsOf } from '@ecumene/bots'
import { type ActionJson, FastRng, setupOf } from '@ecumene/kernel'
import { arena } from '@ecumene/lab'
import { describe, expect, test } from 'vitest'
import { DECISIONS } from '../src/verbs.ts'
import { game, politics, row, type Seat, type Table, tableOf } from './table.ts'

test('a Citizen finishes ahead of a Novice', { timeout: 60_000 }, () => {
  const { share } = arena(game, setupOf(game, 2), { a: 'citizen', b: 'novice', games: 10, seed: 'ladder' })
  expect(share).toBeGreaterThan(0.7)
})

/** What each level plays in a position. */
const played = (p: Table, seed = 3): readonly (readonly [level: string, action: ActionJson])[] =>
  levelsOf(game).map(level => [
    level,
    answerTo(game, setupOf(game, p.s.seats), p.view(0), 0, botNamed(game, level), new FastRng(seed), { effort: 8 }),
  ])
/** Seat 0 is in its action phase. */
const acting = (p: Table): Table => p.at(DECISIONS.action, 0)

/** Positions, and what no level may play in them. */
describe('no level', () => {
  test.each([2, 3, 4])('of %d players gives the game up', seats => {
    for (const [level, action] of played(politics(tableOf(seats)))) expect(action.verb, level).not.toBe('resign')
  })
  test.each([
    [2, 4],
    [2, 3],
    [3, 4],
    [4, 4],
  ])('of %d players ends a turn with %d civil actions, an unused worker and resources for a farm', (seats, actions) => {
    const works = { agriculture: 2, bronze: 2, philosophy: 1 }
    const p = acting(tableOf(seats, { tokens: { bronze: 6 }, works, pool: 2 }))
    p.set(s => {
      s.civil[0] = actions
    })
    for (const [level, action] of played(p)) expect(action.verb, level).not.toBe('endTurn')
  })
  test.each([
    ['bronze', 'mine'],
    ['agriculture', 'farm'],
    ['philosophy', 'laboratory'],
  ])('destroys %s, its only %s, while there is much to build', card => {
    const works = { agriculture: 2, bronze: 2, philosophy: 1, [card]: 1 }
    const p = acting(tableOf(2, { tokens: { bronze: 4 }, works, pool: 1 }))
    for (const [level, action] of played(p)) expect(action, level).not.toEqual({ verb: 'destroy', card })
  })
  test.each([
    [2, 1, 5],
    [2, 1, 3],
    [2, 2, 6],
    [3, 1, 5],
    [4, 1, 4],
  ])('of %d players disbands one of %d warriors beside a neighbour with %d', (seats, own, theirs) => {
    const works = { agriculture: 2, bronze: 2 }
    const p = acting(tableOf(seats, { works: { ...works, warriors: own } }, { works: { warriors: theirs } }))
    row(p)
    for (const [level, action] of played(p)) expect(action.verb, level).not.toBe('disband')
  })
  test.each([
    [2, 1, 0],
    [3, 1, 0],
    [2, 2, 1],
  ])('of %d players sends one of %d warriors home for a temple, a neighbour having %d', (seats, own, theirs) => {
    const works = { agriculture: 2, bronze: 3, philosophy: 1, religion: 0, warriors: own }
    const p = acting(tableOf(seats, { tokens: { bronze: 3 }, works, pool: 0 }, { works: { warriors: theirs } }))
    row(p)
    for (let seed = 1; seed <= 4; seed++)
      for (const [level, action] of played(p, seed)) expect(action.verb, level).not.toBe('disband')
  })
  test.each([
    [2, 2],
    [2, 4],
    [3, 3],
    [4, 2],
  ])(
    'of %d players tears something down without a resource for anything else, with %d civil actions',
    (seats, civil) => {
      const works = { agriculture: 3, bronze: 3, philosophy: 1, religion: 1, warriors: 1 }
      const p = acting(tableOf(seats, { works, pool: 0, yellow: 16, civil, military: 0 }))
      for (let seed = 1; seed <= 6; seed++)
        for (const [level, action] of played(p, seed)) expect(action.verb, level).not.toMatch(/destroy|disband/)
    },
  )
  test.each([
    ['legion', 2],
    ['heavy-cavalry', 3],
    ['fighting-band', 1],
  ])('lays out %s with %d warriors', (card, warriors) => {
    const p = acting(tableOf(2, { works: { agriculture: 2, bronze: 2, warriors }, cards: [card], pool: 0, civil: 0 }))
    for (let seed = 1; seed <= 4; seed++)
      for (const [level, action] of played(p, seed)) expect(action.verb, level).not.toBe('playTactic')
  })
  test.each([
    ['bronze', 'mine'],
    ['agriculture', 'farm'],
    ['philosophy', 'laboratory'],
  ])('lets a worker of %s, a %s, become a warrior beside a strong neighbour', card => {
    const works = { agriculture: 2, bronze: 2, philosophy: 1, warriors: 1 }
    const p = acting(tableOf(2, { tokens: { bronze: 3 }, works, pool: 0 }, { works: { warriors: 6 } }))
    for (let seed = 1; seed <= 4; seed++)
      for (const [level, action] of played(p, seed)) expect(action, level).not.toEqual({ verb: 'destroy', card })
  })
  test.each([3, 4, 5])('without a laboratory pays for a technology that it can never learn, in space %d', space => {
    const p = acting(tableOf(2, { works: { agriculture: 2, bronze: 2 }, science: 0 }))
    row(p, ...Array.from({ length: space }, () => null), 'computers')
    const [, action] = played(p).find(([level]) => level === 'citizen') ?? []
    expect(action).not.toMatchObject({ card: 'computers' })
  })
  test.each([2, 3])('of %d players, hungry, lets its only farmers go', seats => {
    const p = acting(tableOf(seats, { works: { agriculture: 2, bronze: 2 }, pool: 1, yellow: 4 }))
    for (const [level, action] of played(p)) expect(action, level).not.toEqual({ verb: 'destroy', card: 'agriculture' })
  })
})

/** Mistakes of earlier searchers, which put off what should be done now: the search as it is at a table. */
describe.each(['strategist', 'master'])('a %s', level => {
  const works = { agriculture: 2, bronze: 2, philosophy: 1, warriors: 2 }
  const plays = (seats: number, own: Seat): readonly ActionJson[] => {
    const p = acting(tableOf(seats, { works, pool: 0, ...own }, { works }))
    const bot = botNamed(game, level)
    const answers = [1, 2].map(seed => answerTo(game, setupOf(game, seats), p.view(0), 0, bot, new FastRng(seed)))
    return [...new Set(answers.map(answer => JSON.stringify(answer)))].map(answer => JSON.parse(answer))
  }
  test.each([2, 3])('of %d players drills its warriors rather than leave resources and actions lying', seats => {
    const own = { works: { ...works, swordsmen: 0 }, tokens: { bronze: 4 }, civil: 0, military: 2 }
    expect(plays(seats, own)).toEqual([{ verb: 'upgrade', old: 'warriors', card: 'swordsmen' }])
  })
  test('puts a worker on iron as soon as it can', () => {
    const own = { works: { ...works, bronze: 3, iron: 0 }, tokens: { bronze: 5 }, civil: 2, military: 0 }
    expect(plays(2, own)).toEqual([{ verb: 'upgrade', old: 'bronze', card: 'iron' }])
  })
  test.each([
    ['monarchy', 9],
    ['constitutional-monarchy', 14],
  ])('goes over to a %s that lies in its hand and can be paid', (card, science) => {
    const own = { tokens: { bronze: 2 }, civil: 4, military: 0, science, hand: [card] }
    expect(plays(2, own)).toEqual([{ verb: 'develop', card }])
  })
  test('raises its population when food and nothing else is there to be used', () => {
    const own = { tokens: { bronze: 4, agriculture: 4 }, civil: 2, military: 0 }
    expect(plays(2, own)).toEqual([{ verb: 'population' }])
  })
})

test.each([
  [2, 'plunder-i', 8],
  [3, 'plunder-i', 8],
  [2, 'enslave-i', 8],
])('of %d players, a Citizen with %s and %d warriors attacks a neighbour without an army', (seats, card, warriors) => {
  const works = { agriculture: 2, bronze: 2, warriors }
  const rich = { works: { agriculture: 2, bronze: 2 }, tokens: { bronze: 4, agriculture: 3 } }
  const p = politics(tableOf(seats, { works, cards: [card] }, rich))
  const [, action] = played(p).find(([level]) => level === 'citizen') ?? []
  expect(action).toMatchObject({ verb: 'attack', card, target: 1 })
})
