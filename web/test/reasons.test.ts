/**
 * No generic "Not now" where the decision knows something of the thing that was pressed: for every question of the
 * recorded games, and everything that any verb of the game can name.
 */
import { fileURLToPath } from 'node:url'
import { games } from '@ecumene/games'
import { Codes, type Core, current, type GameDef, has, Match, SEAT_PARAMS, type Seat } from '@ecumene/kernel'
import { cataloguesOf, readRecord, recordsOf } from '@ecumene/testkit'
import { throughTheAges } from '@ecumene/through-the-ages'
import { words } from '@ecumene/words'
import { describe, expect, test } from 'vitest'
import { politics, tableOf } from '../../games/through-the-ages/test/table.ts'
import en from '../src/messages/en.json' with { type: 'json' }
import { meantBy, whyOf } from '../src/screen/answers.ts'
import { reasonAbout } from '../src/screen/reasons.ts'

const rootOf = (id: string): string => fileURLToPath(new URL(`../../games/${id}`, import.meta.url))
/** Positions looked at for each decision of a game. */
const EACH = 3
const namesOf = (game: GameDef): readonly string[] => [
  ...new Set(
    Object.values(game.verbs.specs).flatMap(params =>
      Object.values(params).flatMap(domain => (Array.isArray(domain) ? (domain as string[]) : [])),
    ),
  ),
]
/** Does the decision refuse something with this thing for a reason of its own? Asked of a few others and places. */
function knows(game: GameDef, view: Core, seat: Seat, name: string): boolean {
  const others = [...Array(view.seats).keys()].filter(other => other !== seat)
  return Object.entries(game.verbs.specs).some(([verb, params]) =>
    Object.entries(params)
      .filter(([, domain]) => Array.isArray(domain) && domain.includes(name))
      .some(([named]) =>
        others.some(target => {
          const valueFor = ([param, domain]: [string, (typeof params)[string]]): string | number => {
            if (param === named) return name
            if (SEAT_PARAMS.includes(param)) return target
            if (typeof domain === 'number') return 0
            return 'min' in domain ? domain.min : domain[0]
          }
          const action = { verb, ...Object.fromEntries(Object.entries(params).map(e => [e[0], valueFor(e)])) }
          const code = game.verbs.fromJson(action)
          return code !== null && current(game, view)?.why?.(view, seat, code) != null
        }),
      ),
  )
}

describe.each(games.map(about => about.id))('%s', id => {
  test('everything the decision knows something of has a reason of its own', { timeout: 300_000 }, async () => {
    const about = games.find(one => one.id === id)
    if (!about) throw new Error(id)
    const game = (await about.load()) as GameDef
    const root = rootOf(id)
    const names = namesOf(game)
    const looked = new Map<string, number>()
    const generic = new Set<string>()
    let asked = 0
    for (const file of recordsOf(root, game.version).slice(0, 3))
      Match.replay(game, readRecord(root, file), match => {
        const look = (): void => {
          const decision = current(game, match.state)
          const n = looked.get(decision?.name ?? '') ?? 0
          if (!decision || n >= EACH) return
          const seat = [...Array(match.state.seats).keys()].find(one => has(match.owed(), one))
          if (seat === undefined) return
          looked.set(decision.name, n + 1)
          const view = match.view(seat)
          const codes = new Codes()
          decision.legal(view, seat, codes)
          const legal = new Set(
            Array.from(codes.at.subarray(0, codes.n), code => JSON.stringify(game.verbs.toJson(code))),
          )
          const playable = [...legal].join()
          for (const name of names) {
            // What can be played with it is offered by its drawing.
            if (playable.includes(`"${name}"`) || !knows(game, view, seat, name)) continue
            asked++
            if (reasonAbout(game, view, seat, `thing:${name}`) === null) generic.add(`${decision.name}: ${name}`)
          }
        }
        look()
        match.watcher = { played: look, undone: look }
      })
    expect([...generic]).toEqual([])
    expect(asked).toBeGreaterThan(50)
  })
})
test('TTA-AGG-5 in politics a held aggression says that only a weaker player may be attacked', () => {
  const table = politics(tableOf(2, { cards: ['enslave-i'] }, { works: { warriors: 5 } }))
  const w = words('en', cataloguesOf(rootOf('through-the-ages')).en, en).seated(['Ada', 'Bo'])
  const snapshot = { viewer: 0, view: table.view(0), prompt: table.prompt(0), outcome: null, legal: table.legal(0) }
  const word = 'card:enslave-i'
  const meant = meantBy(null, { game: throughTheAges, legal: table.legal(0) } as never, { word, picked: null } as never)
  const { text, rule } = whyOf(w, { game: throughTheAges, players: [] } as never, snapshot as never, false, meant, word)
  expect(rule).toBe('TTA-AGG-5')
  expect(text).not.toMatch(/^Not now/)
})
