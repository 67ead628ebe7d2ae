/** What hands the game to somebody else, and a victory that is there: positions as experts met them at the table. */
import { answerTo, botNamed, levelsOf } from '@ecumene/bots'
import { type ActionJson, FastRng, setupOf } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { slotOf } from '../src/board.ts'
import { nearestRival } from '../src/bot/rivals.ts'
import { couldConquer } from '../src/bot/threats.ts'
import { mareNostrum } from '../src/game.ts'
import { greatCities } from '../src/query/control.ts'
import { DECISIONS, PROGRAMS } from '../src/verbs.ts'
import { bare, built, control, holding, legions, type Table, triremes, turnOf } from './table.ts'

const [ROME, GREECE, CARTHAGE] = [0, 1, 2]
const SEEDS = [1, 2, 3, 4, 5]

/** What every level answers for Rome, with some seeds each. */
const answers = (m: Table, verb: string): readonly (readonly [string, ActionJson])[] =>
  levelsOf(mareNostrum).flatMap(level =>
    SEEDS.map(seed => {
      const setup = setupOf(mareNostrum, m.s.seats)
      const bot = botNamed(mareNostrum, level)
      const action = answerTo(mareNostrum, setup, m.view(ROME), ROME, bot, new FastRng(seed), { effort: 24 })
      expect([verb, 'done']).toContain(action.verb)
      return [`${level}, seed ${seed}`, action] as const
    }),
  )

/** Greece earns eight coins and may have kept one; it wants twelve for the Pyramids. */
function greedForCoins(): Table {
  const m = bare(3)
  m.s.round = 6
  built(m, 'mediolanum', 'cirta', 'sparta', 'byzantium', 'antioch', 'memphis', 'cyrene', 'pella')
  control(m, GREECE, 'cisalpina', 'numidia', 'thracia', 'syria', 'aegyptus', 'cyrenaica', 'macedonia')
  holding(m, GREECE, { coin: 9, gold: 3 })
  holding(m, ROME, { coin: 3, gold: 2, metal: 1 })
  return m
}
test('no level plays a marker by which a rival gets the last coins of a set that wins', () => {
  const m = greedForCoins()
  m.s.leader[0] = ROME
  const { seat, lacks } = nearestRival(m.s, ROME)
  expect([seat, lacks]).toEqual([GREECE, 3])
  m.at(DECISIONS.marker, ROME)
  for (const [who, action] of answers(m, 'marker')) expect(Number(action.number), who).toBeLessThan(lacks)
})
/** Carthage holds three great cities; Syracuse, Rome's, stands in Sicily, and Carthage has a legion and a ship near. */
function syracuseOpen(): Table {
  const m = bare(3)
  m.s.round = 5
  built(m, 'carthage', 'alexandria', 'jerusalem', 'rome', 'syracuse')
  control(m, CARTHAGE, 'aegyptus', 'judea')
  control(m, ROME, 'sicilia')
  legions(m, CARTHAGE, 'africa', 2)
  triremes(m, CARTHAGE, 'african')
  legions(m, ROME, 'italia', 1)
  triremes(m, ROME, 'tyrrhenian')
  return m
}
test('no level lets a rival move first who would win by landing in an empty city', () => {
  const m = syracuseOpen()
  expect(greatCities(m.s, CARTHAGE)).toBe(3)
  expect(couldConquer(m.s, CARTHAGE)).toBe(true)
  m.s.leader[2] = ROME
  m.at(DECISIONS.nameMover, ROME)
  for (const [who, action] of answers(m, 'appoint')) expect(action.target, who).not.toBe(CARTHAGE)
})
test('a city that a rival needs for their fourth is neither built nor left without a guard', () => {
  const isBlunder = (m: Table, action: ActionJson): boolean =>
    mareNostrum.thinking?.isBlunder?.(m.view(ROME), ROME, mareNostrum.verbs.fromJson(action) ?? 0) === true
  const building = syracuseOpen()
  building.s.built[slotOf('syracuse')] = 0
  building.at(DECISIONS.build, ROME)
  expect(isBlunder(building, { verb: 'build', slot: 'syracuse' })).toBe(true)
  expect(isBlunder(legions(building, ROME, 'sicilia', 1), { verb: 'build', slot: 'syracuse' })).toBe(false)
  const leaving = legions(syracuseOpen(), ROME, 'sicilia', 2)
  turnOf(leaving, ROME, PROGRAMS.turn).play(ROME, { verb: 'done' })
  const march = { verb: 'march', province: 'sicilia', to: 'italia', post: 'free' }
  expect(isBlunder(leaving, { ...march, legions: 1 })).toBe(false)
  expect(isBlunder(leaving, { ...march, legions: 2 })).toBe(true)
})
test('a victory by conquest that takes a ship and a landing is found sixty times of sixty', () => {
  let won = 0
  for (let seed = 0; seed < 60; seed++) {
    const m = bare(3)
    m.s.round = 5
    built(m, 'carthage', 'alexandria', 'jerusalem', 'rome', 'syracuse')
    control(m, CARTHAGE, 'aegyptus', 'judea')
    control(m, ROME, 'sicilia')
    legions(m, CARTHAGE, 'numidia', 1)
    triremes(m, CARTHAGE, 'ligurian')
    turnOf(m, CARTHAGE, PROGRAMS.turn)
    const setup = setupOf(mareNostrum, 3)
    const bot = botNamed(mareNostrum, 'citizen')
    m.playOn(seat => answerTo(mareNostrum, setup, m.view(seat), seat, bot, new FastRng(seed)))
    if (greatCities(m.s, CARTHAGE) >= 4) won++
  }
  expect(won).toBe(60)
})
