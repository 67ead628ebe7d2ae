/** The chronicle of a whole game, folded, is said in every language; `chronicle-answers` asks it questions. */

import { fileURLToPath } from 'node:url'
import { answer, botNamed, nextSeat } from '@ecumene/bots'
import { games } from '@ecumene/games'
import { type Core, FastRng, type GameDef, type GameEvent, keyOf, Match, setupOf } from '@ecumene/kernel'
import { cataloguesOf, readRecord, recordsOf } from '@ecumene/testkit'
import {
  entriesOf,
  LANGUAGES,
  newsOf,
  type PlacedLine,
  placeOf,
  Rounds,
  rankOf,
  type Words,
  words,
} from '@ecumene/words'
import { describe, expect, test } from 'vitest'

const NAMES = ['Ada', 'Bo', 'Cy', 'Dee']

/** A marker may be the marker 0, and a strength may be 0. */
const NUMBERED = new Set(['marker', 'attacked', 'warWon'])
/** Of games in which strength decides: the events of a battle, and the sums of both sides with their bonuses. */
const HAVE_SUMS = new Set(['mare-nostrum', 'through-the-ages'])
const BATTLES = new Set(['battle', 'seaBattle', 'attacked', 'warWon'])
const SUMS = ['strength', 'against', 'sum', 'hits'] as const
/** Of games in which tokens fight where they stand. */
const FIGHTS_BY_AREA = new Set(['civilization', 'advanced-civilization'])
const NOTHING = /(^|[^\d.,/-])0(?![\d.,%])/

const all = await Promise.all(games.map(about => about.load()))
describe.each(all.map(game => [game.id, game] as const))('%s', (id, game) => {
  const lines = chronicle(game)
  const root = fileURLToPath(new URL(`../${id}`, import.meta.url))
  const catalogues = cataloguesOf(root)

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
  test('no sentence of the recorded games names a nothing: "0 culture"', () => {
    const events = recordsOf(root, game.version).flatMap(file =>
      Match.replay(game as unknown as GameDef<Core, never>, readRecord(root, file))
        .chronicle('table')
        .flatMap(line => line.events),
    )
    const wrong = new Map<string, string>()
    for (const language of LANGUAGES) {
      const w = words(language, catalogues[language]).seated([...NAMES, 'Eve', 'Fay', 'Gil', 'Hal'])
      const textsOf = (event: GameEvent): readonly string[] => [
        w.event(event),
        ...(rankOf(game, event) === 'deed' ? w.merged('deed', [event]) : []),
      ]
      for (const event of events)
        if (!NUMBERED.has(event.type))
          for (const text of textsOf(event)) if (NOTHING.test(text)) wrong.set(`${language} ${event.type}`, text)
    }
    expect([...wrong.values()]).toEqual([])
  })
  test('an attack on a player is told to them with the sums of both sides, in every recorded game', () => {
    const w = words('en', catalogues.en).seated([...NAMES, 'Eve', 'Fay', 'Gil', 'Hal'])
    const wrong: string[] = []
    let told = 0
    for (const file of recordsOf(root, game.version)) {
      const record = readRecord(root, file)
      const place = { round: null, phase: '' }
      for (const line of Match.replay(game as unknown as GameDef<Core, never>, record).chronicle('table')) {
        const sums = line.events.filter(event => SUMS.some(param => typeof event[param] === 'number'))
        if (sums.length === 0) continue
        const hit = line.events.find(event => BATTLES.has(event.type))
        if (!hit) continue
        told++
        const target = Number(hit.target)
        const news = newsOf(game, w, [{ ...line, ...place, auto: false }], target)
        const text = news.flatMap(one => [...one.sentences.flatMap(s => s.texts), ...one.sums]).join('; ')
        for (const event of sums)
          for (const param of SUMS)
            if (Number(event[param]) > 0 && !text.includes(String(event[param])))
              wrong.push(`${file} ${line.seq}: ${param} ${event[param]} is not in "${text}"`)
      }
    }
    expect(wrong.slice(0, 10)).toEqual([])
    expect(told > 0).toBe(HAVE_SUMS.has(id))
  })
  test('tokens that fall in a fight are told to their player with the sums of that area, in every recorded game', () => {
    const w = words('en', catalogues.en).seated([...NAMES, 'Eve', 'Fay', 'Gil', 'Hal'])
    const wrong: string[] = []
    let told = 0
    for (const file of recordsOf(root, game.version)) {
      const match = Match.replay(game as unknown as GameDef<Core, never>, readRecord(root, file))
      for (const line of match.chronicle('table')) {
        const clashes = line.events.filter(event => event.type === 'clashed')
        for (const { area, forces } of clashes) {
          told++
          const fallen = line.events.find(event => event.type === 'fell' && event.area === area)
          if (!fallen) continue
          const placed = { ...line, round: null, phase: '', auto: false }
          const sums = newsOf(game, w, [placed], Number(fallen.seat)).flatMap(one => one.sums)
          const sum = sums.find(text => text.startsWith(w.name('area', area)))
          for (const [seat, tokens] of Object.entries(forces as Record<string, number>)) {
            const name = seat === 'barbarians' ? w.name('seat', seat) : w.player(Number(seat))
            if (!sum?.includes(`${name} ${tokens}`)) wrong.push(`${file} ${line.seq}: ${name} ${tokens} in ${sum}`)
          }
        }
      }
    }
    expect(wrong.slice(0, 10)).toEqual([])
    expect(told > 0).toBe(FIGHTS_BY_AREA.has(id))
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
      return { entries }
    }),
  )
}
