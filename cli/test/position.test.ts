/** The position in words: what a table has before its eyes, in three languages, and nothing of what is hidden. */
import { readFileSync } from 'node:fs'
import { answer, botNamed } from '@ecumene/bots'
import type { About } from '@ecumene/contract'
import { games } from '@ecumene/games'
import { type ActionJson, current, FastRng, keyOf, Match, type Seat, setupOf } from '@ecumene/kernel'
import { about as toy } from '@ecumene/testkit/toy/about'
import { type Catalogue, LANGUAGES, type Language, layered, words } from '@ecumene/words'
import { describe, expect, test } from 'vitest'
import { gameNamed, inFolder } from '../src/games.ts'
import { namingOf } from '../src/play/naming.ts'
import { positionOf } from '../src/play/position.ts'
import { actionSaid, usageOf } from '../src/play/typed-action.ts'

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dido', 'Enna']
const speechOf = async (id: string, language: Language) =>
  words(
    language,
    (await layered(
      id,
      async game =>
        JSON.parse(readFileSync(inFolder(gameNamed(game), `ui/messages.${language}.json`), 'utf8')) as Catalogue,
    )) ?? {},
  ).seated(NAMES)

/** Positions of one game, some way into it. */
async function* positions(about: About, decisions: number, every: number): AsyncGenerator<Match> {
  const game = await about.load()
  const bot = botNamed(game, 'greedy')
  const rng = new FastRng(7)
  const match = new Match(game, setupOf(game, Math.max(3, game.variants[0].seats[0])), keyOf('terminal'))
  for (let n = 0; n < decisions && match.outcome() === null; n++) {
    const seat = 31 - Math.clz32(match.owed())
    const result = match.play(seat, answer(match, seat, bot, rng, { budget: 1 }))
    if (!result.ok) throw new Error(result.refusal.key)
    if (n % every === 0) yield match
  }
}
/** What somebody else might hold: everything that the viewer cannot know, drawn anew. */
function resampled(match: Match, viewer: Seat, rng: FastRng) {
  const s = match.view(viewer)
  match.game.determinize(s, viewer, rng)
  return s
}

describe.each(games.map(about => [about.id, about] as const))('%s', (id, about) => {
  test('whatever is hidden, the words are the same, even if they are given all of it', {
    timeout: 60_000,
  }, async () => {
    const position = await positionOf(about)
    const speech = await speechOf(id, 'en')
    const rng = new FastRng(3)
    let looked = 0
    for await (const match of positions(about, 420, 21))
      for (let viewer = 0; viewer < match.state.seats; viewer++) {
        const seen = (s: unknown): string => position({ view: () => s } as unknown as Match, viewer, speech).join('\n')
        expect(seen(resampled(match, viewer, rng))).toBe(seen(match.view(viewer)))
        expect(seen(match.state)).toBe(seen(match.view(viewer)))
        looked++
      }
    expect(looked).toBeGreaterThan(20)
  })
  test('every word is said in three languages', { timeout: 60_000 }, async () => {
    const position = await positionOf(about)
    const speeches = await Promise.all(LANGUAGES.map(language => speechOf(id, language)))
    for await (const match of positions(about, 400, 100))
      for (const speech of speeches) {
        const text = position(match, 0, speech).join('\n')
        expect(text).not.toMatch(/\b(ui|event|part|card|area|trade|tech|city|slot|token|resource|seat)\.[a-z]/)
        expect(text).not.toMatch(/undefined|NaN|\{/)
        for (const name of NAMES.slice(0, match.state.seats)) expect(text).toContain(name)
      }
  })
})

/** The text late in a game, in English. */
async function late(id: string, decisions: number): Promise<string> {
  const about = gameNamed(id)
  let text = ''
  for await (const match of positions(about, decisions, decisions - 1))
    text = (await positionOf(about))(match, 0, await speechOf(id, 'en')).join('\n')
  return text
}
test('Bronze: lands as a table, routes, stacks, matrices, cities', async () => {
  const text = await late('bronze', 60)
  expect(text).toMatch(/^ +1 +2 +.*Trade routes$/m)
  expect(text).toMatch(/^mountains +[○□◇1-3]+ /m)
  expect(text).toMatch(/^Technology cards: 1 /m)
  expect(text).toMatch(/^1 Ada: \d+ points? · \d+ cubes? left$/m)
  expect(text).toMatch(/Cities: /)
})
test('Civilization: areas with tokens and cities, stock, treasury, hand', async () => {
  const text = await late('civilization', 400)
  expect(text).toMatch(/^Ada \(\w+\): \d+ cit.* · \d+ tokens? · stock \d+ · treasury \d+ · \d+ trade cards?/m)
  expect(text).toMatch(/: city, .*: \d/)
  expect(text).toMatch(/^Trade cards:\n {4}\w+: \d+ cards?, worth \d+/m)
})
test('Through the Ages: the row by price, the own board, both hands', async () => {
  const text = await late('through-the-ages', 200)
  expect(text).toMatch(/^Card row:\n {4}Cards for 1 civil action: \w/m)
  expect(text).toMatch(/^Ada: Culture \d+ \(\+\d+\) · Science/m)
  expect(text).toMatch(/Agriculture: \d+ workers?, \d+ blue/)
  expect(text).toMatch(/^Civil cards: /m)
  expect(text).toMatch(/^Military cards: /m)
})
test('Mare Nostrum: provinces, seas, own resources, open heroes', async () => {
  const text = await late('mare-nostrum', 300)
  expect(text).toMatch(/^Italy: controlled by \w+; /m)
  expect(text).toMatch(/ Sea: \d triremes? of /)
  expect(text).toMatch(/My resources: \w/)
  expect(text).toMatch(/^Heroes and wonders: /m)
})
test('MN-R-92a Mare Nostrum: a legion on a slot is named by what it stands on, in three languages', {
  timeout: 60_000,
}, async () => {
  const about = gameNamed('mare-nostrum')
  const naming = await namingOf(about)
  const speeches = await Promise.all(LANGUAGES.map(language => speechOf('mare-nostrum', language)))
  const said: string[][] = []
  for await (const match of positions(about, 1500, 1)) {
    const seat = 31 - Math.clz32(match.owed())
    if (!['march', 'lose'].includes(current(match.game, match.state)?.name ?? '')) continue
    const onSlots = match.legal(seat).filter(a => /^slot/.test(String(a.post)))
    for (const action of onSlots) said.push(speeches.map(speech => speech.action(naming(match, seat, action))))
  }
  expect(said.length).toBeGreaterThan(3)
  for (const [en, ru, it] of said) {
    expect(en).toMatch(/^(March with|Lose) the legion on (the .+|[A-Z]\w+)/)
    expect(`${ru} ${it}`).not.toMatch(/ячейк|casella|\d/)
  }
})
/** As a person would type it. */
const typed = ({ verb, ...parts }: ActionJson): string =>
  [
    verb,
    ...Object.entries(parts).map(([part, value]) => {
      const counts = typeof value === 'object' && value !== null ? Object.entries(value) : null
      return `${part}=${counts ? counts.map(([name, n]) => `${name}:${n}`).join() : value}`
    }),
  ].join(' ')
test.each(['civilization', 'advanced-civilization'])('%s: an offer can be typed', { timeout: 60_000 }, async id => {
  for await (const match of positions(gameNamed(id), 900, 1)) {
    const form = current(match.game, match.state)?.form
    const seat = 31 - Math.clz32(match.owed())
    const offer = form?.sample(match.view(seat), seat, new FastRng(1))
    if (!form || !offer) continue
    expect(usageOf(form)).toMatch(/^offer cards=… commodity=… /)
    const [verb, ...rest] = typed(offer).split(' ')
    const said = actionSaid(match.game, verb, rest)
    expect(said).toEqual(offer)
    expect(match.play(seat, said).ok).toBe(true)
    return
  }
  throw new Error('no market was opened')
})
test('a game without words of its own shows the fields that the player may read', async () => {
  const game = await toy.load()
  const match = new Match(game, setupOf(game, 2), keyOf('1'))
  const text = (await positionOf({ ...toy, folder: 'nowhere' }))(match, 0, words('en', {}))
  expect(text.join('\n')).toMatch(/^\w+: -?\d/m)
  expect(text.join('\n')).not.toContain('frames')
})
