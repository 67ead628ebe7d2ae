/**
 * What the drawings are told of this game: needs of the next step, what players have shown, plans and numbers of every
 * calamity, every decision within reach.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NATION_IDS } from '@ecumene/civilization-family/data/nations.ts'
import { choicesOf } from '@ecumene/civilization-family/ui/board/model.ts'
import { keyOf as numberedKey, numbersFor, tryOut, withAction } from '@ecumene/civilization-family/ui/board/plan.ts'
import type { Part } from '@ecumene/civilization-family/ui/edition.ts'
import { areaOfShore } from '@ecumene/civilization-family/ui/position.ts'
import { everyShowingEventIsListed } from '@ecumene/civilization-family/ui/test/events-that-show.ts'
import {
  type ActionJson,
  Codes,
  current,
  FastRng,
  type GameDef,
  has,
  keyOf,
  Match,
  path,
  setupOf,
} from '@ecumene/kernel'
import { type Catalogue, layered, type Words, words } from '@ecumene/words'
import { expect, test } from 'vitest'
import { CARDS } from '../../data/cards.ts'
import { FINISH } from '../../data/nations.ts'
import { CALAMITIES, CALAMITY_IDS } from '../../data/trade.ts'
import { type E, events } from '../../src/events.ts'
import { advancedCivilization } from '../../src/game.ts'
import { stepOf } from '../../src/query/succession.ts'
import { cardOf, layoutOf, type S } from '../../src/state.ts'
import { salted } from '../../test/salted.ts'
import { ADVANCED } from '../advanced.ts'
import { needsOf } from '../ledger.ts'
import { SHOWING } from '../showing-events.ts'

const games = join(import.meta.dirname, '..', '..', '..')
const read = async (id: string, l: string): Promise<Catalogue> =>
  JSON.parse(readFileSync(join(games, id, 'ui', `messages.${l}.json`), 'utf8'))
const spoken: Words[] = []
for (const l of ['en', 'ru', 'it'] as const)
  spoken.push(
    words(l, (await layered('advanced-civilization', id => read(id, l))) ?? {}).seated([
      'Ann',
      'Bob',
      'Cid',
      'Dee',
      'Eva',
    ]),
  )

/** A part as the table gives it; what it says is kept. */
function partOf(
  game: GameDef<S, E>,
  view: S,
  seat: number,
  legal: readonly ActionJson[],
  w: Words,
  said: string[] = [],
): Part {
  const say: Part['say'] = (key, args) => {
    const text = w.say(key, args)
    said.push(text)
    return text
  }
  const seats = ['Ann', 'Bob', 'Cid', 'Dee', 'Eva'].map(name => ({ name }))
  return { game, view, seat, seats, legal, say, sayAction: w.action, edition: ADVANCED } as unknown as Part
}
const bare = /[{}]|undefined|NaN|\b(?:ui|area|card|plain|volcano|seat)\.[a-z]/

everyShowingEventIsListed(events, SHOWING, [
  'drew',
  'received',
  'acquired',
  'robbed',
  'calamity',
  'harmless',
  'ordered',
  'left',
  'returned',
  'mined',
  'kept',
])

test('ADV-13.3 the needs of the next step are met exactly when the marker would take it', () => {
  const s = layoutOf(setupOf(advancedCivilization, 5)).create()
  const rng = new FastRng(11)
  const told = { yes: 0, no: 0 }
  for (let n = 0; n < 6000; n++) {
    s.nation[0] = rng.below(NATION_IDS.length)
    s.position[0] = rng.below(FINISH)
    s.cities[0] = rng.below(7)
    const many = rng.below(5)
    for (let c = 0; c < CARDS; c++) s.card[cardOf(0, c)] = rng.below(5) < many ? 1 : 0
    const goes = stepOf(s, 0) === 1
    expect(needsOf(partOf(advancedCivilization, s, 0, [], spoken[0]), 0).every(need => need.isMet)).toBe(goes)
    told[goes ? 'yes' : 'no']++
  }
  expect(Math.min(told.yes, told.no)).toBeGreaterThan(500)
})

/** Plans what is asked, step by step, and looks at what the panel would say. */
function plan(game: GameDef<S, E>, view: S, seat: number, legal: readonly ActionJson[], w: Words): void {
  const planned = game as unknown as GameDef<S, never>
  const said: string[] = []
  const part = partOf(game, view, seat, legal, w, said)
  let actions: readonly ActionJson[] = []
  let trial = tryOut(planned, view, seat, actions)
  for (let n = 0; n < 60 && !trial.isOver; n++) {
    expect(ADVANCED.plans.toll(part, seat, trial).planned).toBeGreaterThanOrEqual(0)
    // Something new, as much of it as may be; else more of what is there already.
    const keys = actions.map(numberedKey)
    const open = trial.legal.filter(a => a.verb !== 'done')
    const fresh = open.findLast(a => !keys.includes(numberedKey(a)))
    const more = open.flatMap(a => {
      const most = numbersFor(planned, view, seat, actions, numberedKey(a)).at(-1) ?? 0
      const old = actions.find(b => numberedKey(b) === numberedKey(a))
      const param = 'points' in a ? 'points' : 'tokens'
      return old && Number(old[param]) < most ? [{ ...old, [param]: most }] : []
    })
    const next = fresh ?? more[0]
    if (!next) break
    actions = withAction(planned, view, seat, actions, next)
    trial = tryOut(planned, view, seat, actions)
  }
  const toll = ADVANCED.plans.toll(part, seat, trial)
  expect([current(game, view)?.name, actions, toll.isEnough]).toEqual([current(game, view)?.name, actions, true])
  if (toll.of !== null && trial.isOver && toll.unit !== 'points')
    expect([toll.title, toll.planned]).toEqual([toll.title, toll.of])
  for (const text of [...said, toll.title, ...toll.hints]) if (bare.test(text)) expect(text).toBe('a clean sentence')
}

test('in games full of calamities every question is on the map, in a plan or a button, with clean words and sums', {
  timeout: 60_000,
}, () => {
  const asked = new Set<string>()
  const struck = new Set<string>()
  for (const seats of [5, 3]) {
    const match = new Match(salted, setupOf(salted, seats, 'full', { rounds: 40 }), keyOf(`drawn ${seats}`))
    const rng = new FastRng(seats)
    const legal = new Codes()
    for (let n = 0; n < 6000 && match.outcome() === null; n++) {
      const open = Array.from({ length: seats }, (_, q) => q).filter(q => has(match.owed(), q))
      const seat = open[rng.below(open.length)]
      const view = match.view(seat)
      const w = spoken[n % 3]
      const actions = match.legal(seat)
      const name = current(salted, view)?.name ?? ''
      const isNew = !asked.has(`${name} ${w.language}`) || n % 7 === 0
      asked.add(`${name} ${w.language}`)
      if (isNew && ADVANCED.plans.isPlanned(view, actions)) plan(salted, view, seat, actions, w)
      else if (isNew) {
        const { walks, ships, areas, done } = choicesOf(actions, areaOfShore)
        const loose = actions.filter(a => a.area === undefined && a.shore === undefined && a.ship === undefined)
        expect([name, walks.size + ships.size + areas.size + loose.length + (done ? 1 : 0) > 0]).toEqual([name, true])
      }
      const running = new Set(path(salted, view))
      for (let c = 0; c < CALAMITIES; c++) {
        if (!running.has(ADVANCED.calamities.programs[c]) || view.victim[c] < 0) continue
        struck.add(CALAMITY_IDS[c])
        const lines = ADVANCED.calamities.lines(partOf(salted, view, seat, actions, w), c)
        expect([CALAMITY_IDS[c], lines.length > 0]).toEqual([CALAMITY_IDS[c], true])
        expect(new Set(lines.map(l => l.text)).size).toBe(lines.length)
        for (const { text } of lines) if (bare.test(text)) expect(text).toBe('a clean sentence')
      }
      legal.n = 0
      current(salted, view)?.legal(view, seat, legal)
      const choice = salted.policies.greedy(view, seat, legal, rng)
      match.play(seat, typeof choice === 'number' ? salted.verbs.toJson(choice) : choice)
    }
  }
  for (const name of [
    'lose',
    'order',
    'reduce',
    'slaves',
    'pick',
    'faction',
    'betray',
    'coast',
    'march',
    'accuse',
    'raid',
    'convert',
    'annex',
    'support',
  ])
    expect([name, [...asked].some(a => a.startsWith(`${name} `))]).toEqual([name, true])
  expect(struck.size).toBe(CALAMITIES)
})
