/** Who could win soon: asked of every recorded position, and compared with what was done and with what could be. */
import { join } from 'node:path'
import { threatsOf } from '@ecumene/contract'
import { asking, Codes, path, type Seat, type Threat } from '@ecumene/kernel'
import { atEveryPosition } from '@ecumene/testkit'
import { expect, test } from 'vitest'
import { COIN, GOODS, RESOURCES, SUPPLY } from '../data/goods.ts'
import { build } from '../src/decisions/build.ts'
import { mareNostrum } from '../src/game.ts'
import { greatCities } from '../src/query/control.ts'
import { level } from '../src/query/levels.ts'
import { glory } from '../src/query/powers.ts'
import { phaseOf, priceOfGlory, resourcesToBuild } from '../src/query/threats.ts'
import { at, CONQUEST, GLORY, LEADERSHIP, PYRAMIDS, type S } from '../src/state.ts'
import { DECISIONS, VERBS } from '../src/verbs.ts'

const ROOT = join(import.meta.dirname, '..')
const isTold = (threats: readonly Threat[], seat: Seat, ...keys: string[]): boolean =>
  threats.some(threat => threat.seat === seat && threat.isNow && keys.includes(threat.key))
const WAYS: Readonly<Record<number, readonly string[]>> = {
  [PYRAMIDS]: ['threat.pyramids'],
  [GLORY]: ['threat.gloryHeld', 'threat.gloryAtOnce', 'threat.gloryNow'],
  [CONQUEST]: ['threat.citiesHeld', 'threat.citiesNow'],
  [LEADERSHIP]: ['threat.titlesHeld', 'threat.titlesTied'],
}

test('MN-6.1a MN-6.2a MN-6.3a MN-6.4a no recorded game is won in a way that was not told just before', () => {
  const wrong: string[] = []
  const ways = new Set<number>()
  let before: { file: string; threats: readonly Threat[] } = { file: '', threats: [] }
  atEveryPosition(mareNostrum, ROOT, ({ file, seq, match }) => {
    const s = match.state
    const told = threatsOf(mareNostrum, match.setup, match.view('table'))
    if (match.outcome() === null) {
      before = { file, threats: told }
      return
    }
    if (told.length > 0) wrong.push(`${file} ${seq}: told after the end`)
    if (!(s.ending in WAYS) || before.file !== file) return
    ways.add(s.ending)
    for (let seat = 0; seat < s.seats; seat++)
      if ((s.winners >> seat) & 1 && !isTold(before.threats, seat, ...WAYS[s.ending])) wrong.push(`${file}: ${seat}`)
  })
  expect(wrong).toEqual([])
  expect(ways.size).toBeGreaterThan(1)
}, 300_000)

/** Two hands of that size that pay the most: coins, and as many different goods as there are. */
function hands(size: number): Int16Array[] {
  const coins = new Int16Array(RESOURCES)
  coins[COIN] = size
  const mixed = new Int16Array(RESOURCES)
  for (let rest = size, good = 0; rest > 0; good = (good + 1) % GOODS)
    if (mixed[good] < SUPPLY[good]) {
      mixed[good]++
      rest--
    } else if (mixed.every((n, i) => i === COIN || n >= SUPPLY[i])) {
      mixed[COIN] += rest
      rest = 0
    }
  return size <= SUPPLY[COIN] ? [coins, mixed] : [mixed]
}
const canBuildPyramids = (s: S, seat: Seat, scratch: S): boolean =>
  hands(s.holdSize[seat]).some(hand => {
    scratch.words.set(s.words)
    for (let resource = 0; resource < RESOURCES; resource++) {
      scratch.hold[at.hold(seat, resource)] = hand[resource]
      scratch.tray[at.hold(seat, resource)] = 0
    }
    for (let good = 0; good < GOODS; good++) scratch.legend[at.legend(seat, good)] = 0
    const legal = new Codes()
    build.legal(scratch, seat, legal)
    return Array.from(legal.at.subarray(0, legal.n)).some(code => VERBS.pyramids.is(code))
  })

test('MN-6.1a MN-R-15a in every recorded position: the Pyramids are told of exactly those whose number of resources may pay them', () => {
  const wrong: string[] = []
  const counts = { builders: 0, told: 0 }
  let expected: { file: string; round: number; n: readonly number[] } | null = null
  atEveryPosition(mareNostrum, ROOT, ({ file, seq, match }) => {
    const s = match.state
    if (match.outcome() !== null) return
    const names = path(mareNostrum, s)
    const phase = phaseOf(names)
    if (phase === null) return
    const threats = threatsOf(mareNostrum, match.setup, match.view(0))
    const complain = (what: string): number => wrong.push(`${file} ${seq}: ${what}`)
    if (JSON.stringify(threats) !== JSON.stringify(threatsOf(mareNostrum, match.setup, match.view('table'))))
      complain('a seat is told more than the table')
    // From the marker to the end of trade the number for the building turn is the same.
    const n = Array.from({ length: s.seats }, (_, seat) => resourcesToBuild({ s, phase, path: names }, seat))
    if (phase === 'trade') {
      if (expected?.file === file && expected.round === s.round && expected.n.join() !== n.join())
        complain(`${n.join()} resources for building, before ${expected.n.join()}`)
      expected = { file, round: s.round, n }
    }
    if (asking(s) !== DECISIONS.build) return
    counts.builders++
    const told = isTold(threats, s.active, 'threat.pyramids')
    if (told) counts.told++
    if (told !== canBuildPyramids(s, s.active, match.layout.create())) complain(`${s.active}: Pyramids`)
  })
  expect(wrong.slice(0, 20)).toEqual([])
  expect(counts.builders).toBeGreaterThan(500)
  expect(counts.told).toBeGreaterThan(20)
}, 300_000)

test('MN-6.2a MN-6.3a MN-6.4a in every recorded position: heroes, cities and tracks are told as they stand', () => {
  const wrong: string[] = []
  const counts: Record<string, number> = {}
  let round: { file: string; no: number; cities: readonly number[]; gains: boolean[] } | null = null
  atEveryPosition(mareNostrum, ROOT, ({ file, seq, match }) => {
    const s = match.state
    if (match.outcome() !== null) return
    const phase = phaseOf(path(mareNostrum, s))
    if (phase === null) return
    const threats = threatsOf(mareNostrum, match.setup, match.view(0))
    for (const { key } of threats) counts[key] = (counts[key] ?? 0) + 1
    const complain = (what: string): number => wrong.push(`${file} ${seq}: ${what}`)
    const cities = Array.from({ length: s.seats }, (_, seat) => greatCities(s, seat))
    // A fourth city within this round comes to nobody of whom it was not told.
    if (round?.file !== file || round.no !== s.round) round = { file, no: s.round, cities, gains: [] }
    for (let seat = 0; seat < s.seats; seat++) {
      const keys = threats.filter(t => t.seat === seat).map(t => t.key)
      if (keys.includes('threat.glory') && glory(s, seat) !== 4) complain(`${seat} has ${glory(s, seat)} heroes`)
      if (keys.some(key => key.startsWith('threat.cit')) !== cities[seat] >= 3)
        complain(`${seat}: ${cities[seat]} cities`)
      if (keys.includes('threat.gloryNow') && priceOfGlory(s, seat) > s.holdSize[seat] + 5) complain(`${seat}: price`)
      if (cities[seat] === 4 && round.cities[seat] === 3 && round.gains[seat] === false)
        complain(`${seat}: a fourth city`)
      if (cities[seat] === 3) round.gains[seat] = keys.includes('threat.citiesNow')
      const leads = [0, 1, 2].filter(track =>
        cities.every((_, other) => level(s, other, track) <= level(s, seat, track)),
      ).length
      const isAll = keys.includes('threat.titlesHeld') || keys.includes('threat.titlesTied')
      if (phase !== 'leadership' && isAll !== (leads === 3)) complain(`${seat} leads ${leads} tracks`)
      const gap = threats.find(t => t.seat === seat && t.key === 'threat.titles')
      if (gap && phase !== 'leadership' && leads !== 2) complain(`${seat} leads ${leads} tracks`)
    }
    round = { ...round, cities }
  })
  expect(wrong.slice(0, 20)).toEqual([])
  for (const key of ['glory', 'gloryNow', 'cities', 'citiesNow', 'titles', 'titlesTied', 'pyramids'])
    expect(counts[`threat.${key}`] ?? 0, key).toBeGreaterThan(0)
}, 300_000)
