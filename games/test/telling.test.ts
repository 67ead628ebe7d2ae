/** The chronicle of a whole game, folded, says who did what to whom, in every language. */

import { fileURLToPath } from 'node:url'
import { answer, botNamed, nextSeat } from '@ecumene/bots'
import { games } from '@ecumene/games'
import { FastRng, type GameDef, type GameEvent, keyOf, Match, setupOf } from '@ecumene/kernel'
import { cataloguesOf } from '@ecumene/testkit'
import { entriesOf, LANGUAGES, newsOf, type PlacedLine, placeOf, Rounds, type Words, words } from '@ecumene/words'
import { describe, expect, test } from 'vitest'

/** What a reader asks, by the events that answer: each of these names must be read. */
const CIVILIZATIONS: Readonly<Record<string, readonly string[]>> = {
  built: ['seat', 'area'],
  acquired: ['seat', 'card'],
  attacked: ['seat', 'area', 'by'],
  fell: ['seat', 'area'],
  lostCity: ['seat', 'area'],
  calamity: ['seat', 'calamity'],
  annexedCity: ['seat', 'area', 'by'],
  reduced: ['seat', 'area'],
  swapped: ['seat', 'with'],
  won: ['seat'],
}
const ASKED: Readonly<Record<string, typeof CIVILIZATIONS>> = {
  bronze: {
    took: ['seat', 'tech'],
    laid: ['seat', 'tech'],
    settled: ['seat', 'landscape'],
    cityTaken: ['seat', 'city'],
    route: ['seat', 'landscape', 'points'],
    province: ['seat', 'points'],
    scored: ['seat', 'points'],
  },
  civilization: CIVILIZATIONS,
  'advanced-civilization': { ...CIVILIZATIONS, pirated: ['seat', 'area'], hordeSacked: ['seat', 'area'] },
  'mare-nostrum': {
    battle: ['seat', 'target', 'province'],
    lostUnit: ['seat', 'province'],
    occupied: ['seat', 'target', 'slot'],
    pillaged: ['seat', 'target', 'slot'],
    built: ['seat', 'slot'],
    legion: ['seat', 'province'],
    hired: ['seat', 'token'],
    took: ['seat', 'from', 'resource'],
    title: ['seat'],
    won: ['seat'],
  },
  'through-the-ages': {
    took: ['seat', 'card'],
    built: ['seat', 'card'],
    developed: ['seat', 'card'],
    completed: ['seat', 'card'],
    led: ['seat', 'card'],
    attacked: ['seat', 'target', 'card'],
    succeeded: ['seat', 'target', 'card'],
    repelled: ['seat', 'target', 'card'],
    warDeclared: ['seat', 'target', 'card'],
    warWon: ['seat', 'target', 'card', 'advantage'],
    colonized: ['seat', 'card'],
    lost: ['seat', 'what'],
    scored: ['seat', 'card', 'culture'],
  },
}
const NAMES = ['Ada', 'Bo', 'Cy', 'Dee']

const all = await Promise.all(games.map(about => about.load()))
describe.each(all.map(game => [game.id, game] as const))('%s', (id, game) => {
  const lines = chronicle(game)
  const catalogues = cataloguesOf(fileURLToPath(new URL(`../${id}`, import.meta.url)))

  test('the folded chronicle names who did what to whom', () => {
    const w = words('en', catalogues.en).seated(NAMES)
    const met = new Set<string>()
    for (const { events, text } of chaptersOf(game, w, lines))
      for (const event of events) {
        const params = ASKED[id][event.type]
        if (!params) continue
        met.add(event.type)
        for (const param of params) expect(text, `${w.event(event)}: ${param}`).toContain(w.name(param, event[param]))
      }
    expect(met.size).toBeGreaterThan(4)
  })
  test.each(LANGUAGES)('%s: every entry is said, and no head line is a payment or a turn marker', language => {
    const w = words(language, catalogues[language]).seated(NAMES)
    const entries = chaptersOf(game, w, lines).flatMap(chapter => chapter.entries)
    expect(entries.length).toBeGreaterThan(20)
    for (const entry of entries)
      for (const { rank, texts, happenings } of [...entry.deeds, ...entry.headlines]) {
        expect(texts.join(), happenings[0].event.type).not.toMatch(/(deed|event)\.\w/)
        expect(texts.every(text => text.trim() !== '')).toBe(true)
        expect(game.events[happenings[0].event.type].rank).toBe(rank)
      }
    const told = entries.flatMap(entry => [...entry.deeds, ...entry.headlines].map(s => s.happenings[0].event.type))
    for (const type of ['paid', 'spent', 'turn', 'round', 'roundBegan', 'collected', 'counted'])
      expect(told).not.toContain(type)
  })
  test('news of a whole round of others is at most a few entries, none of them empty', () => {
    const w = words('en', catalogues.en).seated(NAMES)
    const counts: number[] = []
    lines.forEach((line, i) => {
      if (line.seat !== 0) return
      const before = lines.slice(0, i).findLastIndex(other => other.seat === 0)
      const news = newsOf(game, w, lines.slice(before + 1, i), 0)
      for (const entry of news) expect(entry.sentences.flatMap(s => s.texts).length).toBeGreaterThan(0)
      if (news.length > 0) counts.push(news.length)
    })
    expect(counts.length).toBeGreaterThan(5)
    expect(counts.toSorted((a, b) => a - b)[Math.floor(counts.length * 0.9)]).toBeLessThanOrEqual(8)
  })
})

/** A whole game among citizens, as its own line says it: what seat 0 may know. */
function chronicle(game: GameDef): readonly PlacedLine[] {
  const match = new Match(game, setupOf(game, 3, undefined, game.amongBots ?? {}), keyOf('telling'))
  const rng = new FastRng(9)
  const bot = botNamed(game, 'citizen')
  const places = [placeOf(game, match.state)]
  for (let i = 0; match.outcome() === null && i < 1500; i++) {
    const seat = nextSeat(match, rng)
    const place = placeOf(game, match.state)
    const played = match.play(seat, answer(match, seat, bot, rng))
    if (!played.ok) throw new Error(`${game.id}: ${played.refusal.key}`)
    while (places.length <= match.seq) places.push(place)
  }
  return match.chronicle(0, -1).map(line => ({ ...line, ...places[line.seq] }))
}
function chaptersOf(game: GameDef, w: Words, lines: readonly PlacedLine[]) {
  const rounds = new Rounds(game.chapters)
  for (const line of lines) rounds.add(line)
  return rounds.all.flatMap(round =>
    round.chapters.map(({ happenings }) => {
      const entries = entriesOf(game, w, happenings)
      const events: readonly GameEvent[] = happenings.map(happening => happening.event)
      const text = entries
        .map(
          entry => `${w.player(entry.seat)} ${[...entry.deeds, ...entry.headlines].flatMap(s => s.texts).join('; ')}`,
        )
        .join('\n')
      return { entries, events, text }
    }),
  )
}
