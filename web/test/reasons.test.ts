/**
 * No generic "Not now" where the question has a verb for the thing that was pressed: asked of all recorded games, of
 * every decision in them, and of everything that a verb which may be played can name.
 */
import { fileURLToPath } from 'node:url'
import { games } from '@ecumene/games'
import { Codes, current, type GameDef, has, Match } from '@ecumene/kernel'
import { cataloguesOf, readRecord, recordsOf } from '@ecumene/testkit'
import { throughTheAges } from '@ecumene/through-the-ages'
import { words } from '@ecumene/words'
import { describe, expect, test } from 'vitest'
import { politics, tableOf } from '../../games/through-the-ages/test/table.ts'
import en from '../src/messages/en.json' with { type: 'json' }
import { meantBy, whyOf } from '../src/screen/answers.ts'
import { reasonAbout } from '../src/screen/reasons.ts'

const rootOf = (id: string): string => fileURLToPath(new URL(`../../games/${id}`, import.meta.url))
/**
 * Of each decision every so many questions are looked at, at most so many, and at each of them every so many things, in
 * turn.
 */
const SOME = { every: 9, most: 20, things: 5 }
const ALL = { every: 1, most: Number.POSITIVE_INFINITY, things: 1 }
const WHOLE: ReadonlySet<string> = new Set(['bronze', 'mare-nostrum', 'through-the-ages'])
const looksAt = (id: string): typeof SOME => (WHOLE.has(id) ? ALL : SOME)
const thingsOf = (game: GameDef, verb: string): readonly string[] =>
  Object.values(game.verbs.specs[verb]).flatMap(domain => (Array.isArray(domain) ? (domain as string[]) : []))

describe.each(games.map(about => about.id))('%s', id => {
  test('everything a verb of the question can name, and that cannot be played, has a reason of its own', {
    timeout: 300_000,
  }, async () => {
    const about = games.find(one => one.id === id)
    if (!about) throw new Error(id)
    const game = (await about.load()) as GameDef
    const root = rootOf(id)
    const { every, most, things } = looksAt(id)
    const looked = new Map<string, number>()
    const generic = new Set<string>()
    let asked = 0
    for (const file of recordsOf(root, game.version))
      Match.replay(game, readRecord(root, file), match => {
        const look = (): void => {
          const decision = current(game, match.state)
          const seat = [...Array(match.state.seats).keys()].find(one => has(match.owed(), one))
          if (!decision || seat === undefined) return
          const n = looked.get(decision.name) ?? 0
          looked.set(decision.name, n + 1)
          if (n % every !== 0 || n / every >= most) return
          const view = match.view(seat)
          const codes = new Codes()
          decision.legal(view, seat, codes)
          const legal = Array.from(codes.at.subarray(0, codes.n), code => game.verbs.toJson(code))
          const playable = new Set(legal.flatMap(action => Object.values(action)))
          // What one of the verbs of this very question can name, and none can be played with.
          const nameable = new Set(legal.flatMap(({ verb }) => thingsOf(game, verb)))
          ;[...nameable].forEach((name, i) => {
            if (i % things !== (n / every) % things || playable.has(name)) return
            asked++
            if (reasonAbout(game, view, seat, `thing:${name}`) === null) generic.add(`${decision.name}: ${name}`)
          })
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
