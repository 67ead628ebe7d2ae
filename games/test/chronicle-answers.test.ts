/**
 * The folded chronicle alone answers who attacked whom and what came of it, what was built, bought, taken and
 * finished, who scored how much from what, and who won which title, colony and city: in all recorded games of each
 * title, at least ten.
 */
import { fileURLToPath } from 'node:url'
import { games } from '@ecumene/games'
import {
  Codes,
  type Core,
  current,
  FastRng,
  type GameDef,
  keyOf,
  Match,
  type MatchRecord,
  setupOf,
} from '@ecumene/kernel'
import { cataloguesOf, readRecord, recordsOf } from '@ecumene/testkit'
import {
  type Chapter,
  entriesOf,
  type Happening,
  LANGUAGES,
  type PlacedLine,
  placeOf,
  Rounds,
  type Sentence,
  type Words,
  words,
} from '@ecumene/words'
import { describe, expect, test } from 'vitest'

const GAMES = 10
const MOST_LINES = 6_000
/** What people ask of a game that has been played, by the events that know the answer. */
const ASKED: Readonly<Record<string, string>> = {
  'through-the-ages':
    'attacked blocked repelled succeeded warDeclared warWon warDrawn seized took built upgraded destroyed disbanded ' +
    'led staged completed developed revolted played tactic copied revealed produced gained lost famine scored colonized ' +
    'unclaimed colonyLost ruined agreed pactEnded leaderGone resigned uprising',
  'mare-nostrum':
    'battle seaBattle lostUnit lostTriremes war pillaged occupied occupiedMarker converted unclaimed built legion ' +
    'fortress trireme controlled hired pyramids took offered marched sailed title won peace power copied',
  bronze: 'took laid settled stopped cityTaken route routeReturned province provinceGone lastRound scored revealed',
  civilization:
    'revolted razed fell repelled attacked surrendered built surplus reduced acquired swapped launched lapsed ' +
    'calamity passed lost lostCity annexed annexedCity condemned flooded erupted advanced fellBack won ordered spared',
  'advanced-civilization':
    'revolted razed fell repelled attacked surrendered built raised surplus reduced acquired swapped launched lapsed ' +
    'revealed passed lost lostCity annexed annexedCity condemned flooded erupted quaked betrayed rebelled idled ' +
    'hordeCame hordeMoved hordeSacked hordeBeaten accused pirated piratesFell barbariansFell driven besieged looted ' +
    'robbed pillaged converted advanced fellBack frozen won ordered spared left joined',
}
/** What nobody asks of these: where exactly a card lies, and whom an eruption strikes, which its calamity has told. */
const UNASKED: Readonly<Record<string, readonly string[]>> = {
  revealed: ['tile'],
  laid: ['position'],
  settled: ['tech', 'kind'],
  title: ['track'], // its sentence says Cultural Leader
  erupted: ['seat'],
  flooded: ['seat'],
}
/** What people would ask of, and no one of these games has. */
const UNHEARD: Readonly<Record<string, readonly string[]>> = {
  bronze: [],
  civilization: ['razed', 'attacked'],
  'advanced-civilization': ['razed', 'hordeBeaten', 'piratesFell', 'besieged', 'converted', 'left'],
  'mare-nostrum': ['unclaimed', 'pyramids'],
  'through-the-ages': ['seized', 'resigned', 'uprising'],
}
/** Payments, draws and marks of turns: never told where the chronicle is folded. */
const BOOKKEEPING = new Set(
  (
    'paid spent turn round roundBegan taxed drew counted collected harvested consumed refilled returned kept gaveBack ' +
    'colour'
  ).split(' '),
)

interface Told {
  readonly chapter: Chapter
  readonly sentence: Sentence
  /** With the name that heads the line. */
  readonly text: string
}
function toldIn(game: GameDef, w: Words, lines: readonly PlacedLine[]): readonly Told[] {
  const rounds = new Rounds(game.chapters)
  for (const line of lines) rounds.add(line)
  return rounds.all
    .flatMap(round => round.chapters)
    .flatMap(chapter =>
      entriesOf(game, w, chapter.happenings).flatMap(({ seat, deeds, headlines }) => [
        ...deeds.map(sentence => ({ chapter, sentence, text: `${w.player(seat)} ${sentence.texts.join('; ')}` })),
        ...headlines.map(sentence => ({ chapter, sentence, text: sentence.texts.join('; ') })),
      ]),
    )
}
function linesOf(game: GameDef<Core, never>, record: MatchRecord): readonly PlacedLine[] {
  const places = new Map<number, ReturnType<typeof placeOf>>()
  const match = Match.replay(game, record, opened => {
    let before = placeOf(game as GameDef, opened.state)
    places.set(0, before)
    const stands = (): void => {
      places.set(opened.seq, before)
      before = placeOf(game as GameDef, opened.state)
    }
    opened.watcher = { played: stands, undone: stands }
  })
  return match
    .chronicle('table')
    .map(line => ({ ...line, auto: line.auto === true, ...(places.get(line.seq) ?? { round: null, phase: '' }) }))
}
/** A game among the simple players, for titles with fewer recorded games. */
function played(game: GameDef<Core, never>, seed: number): MatchRecord {
  const [variant] = game.variants
  const match = new Match(
    game,
    setupOf(game, variant.seats[0] + (seed % 2), variant.id, game.amongBots),
    keyOf(`told ${seed}`),
  )
  const rng = new FastRng(seed)
  const legal = new Codes()
  const [policy] = Object.values(game.policies)
  while (match.outcome() === null && match.seq < MOST_LINES) {
    const seat = 31 - Math.clz32(match.owed())
    const view = match.view(seat)
    legal.clear()
    current(game, view)?.legal(view, seat, legal)
    const choice = policy(view, seat, legal, rng)
    match.play(seat, typeof choice === 'number' ? game.verbs.toJson(choice) : choice)
  }
  return match.record()
}
/**
 * Names of things and players that the event has, as its sentence must say them; `isNamedAlone`: names of players only,
 * which no language bends.
 */
function factsOf(w: Words, { event }: Happening, isNamedAlone: boolean): readonly string[] {
  return Object.entries(event).flatMap(([param, value]) => {
    if (isNamedAlone && typeof value !== 'number') return []
    if (UNASKED[event.type]?.includes(param)) return []
    if (param === 'type' || value === null || typeof value === 'boolean' || typeof value === 'object') return []
    if (['seat', 'target', 'from', 'with', 'by'].includes(param) && typeof value === 'number')
      return value >= 0 ? [w.player(value)] : []
    return typeof value === 'string' && w.isNamed(param, value) ? [w.name(param, value)] : []
  })
}
/** How much was scored, won or lost: its own number, or the sum that its sentence tells of alike. */
function scoreOf({ event }: Happening, { happenings }: Sentence): readonly string[] {
  return ['culture', 'points', 'advantage', 'amount'].flatMap(param => {
    const value = event[param]
    if (typeof value !== 'number' || value <= 0 || UNASKED[event.type]?.includes(param)) return []
    const alike = happenings.filter(other => other.event.what === event.what)
    return alike.length === 1 ? [String(value)] : []
  })
}

describe.each(games.map(about => about.id))('%s', id => {
  test('the folded chronicle answers every question people ask of a game, in three languages', {
    timeout: 600_000,
  }, async () => {
    const about = games.find(one => one.id === id)
    if (!about) throw new Error(id)
    const game = (await about.load()) as GameDef<Core, never>
    const root = fileURLToPath(new URL(`../${id}`, import.meta.url))
    const catalogues = cataloguesOf(root)
    const recorded = recordsOf(root, game.version)
    const records = [
      ...recorded.map(file => readRecord(root, file)),
      ...Array.from({ length: Math.max(0, GAMES - recorded.length) }, (_, seed) => played(game, seed + 1)),
    ]
    const asked = new Set(ASKED[id].split(' '))
    const answered = new Set<string>()
    const wrong = new Set<string>()
    for (const record of records) {
      const names = Array.from({ length: record.setup.seats }, (_, seat) => `Player${'ABCDEFGH'[seat]}`)
      const lines = linesOf(game, record)
      for (const language of LANGUAGES) {
        const w = words(language, catalogues[language]).seated(names)
        const told = toldIn(game as GameDef, w, lines)
        const sentenceOf = new Map(told.flatMap(one => one.sentence.happenings.map(h => [h, one] as const)))
        for (const { sentence, text } of told) {
          const { type } = sentence.happenings[0].event
          if (BOOKKEEPING.has(type)) wrong.add(`${type} is told: ${text}`)
          if (/[{}]|undefined|\bevent\.|\bdeed\./.test(text)) wrong.add(`${language}: ${text}`)
        }
        for (const [happening, { text, sentence }] of sentenceOf) {
          if (!asked.has(happening.event.type)) continue
          answered.add(happening.event.type)
          if (game.chapters?.latest?.includes(happening.event.type)) continue
          for (const fact of [...factsOf(w, happening, language !== 'en'), ...scoreOf(happening, sentence)])
            if (!text.toLowerCase().includes(fact.toLowerCase()))
              wrong.add(`${language} ${happening.event.type}: "${fact}" is not in "${text}"`)
        }
        const missing = lines.flatMap(line => line.events).filter(event => asked.has(event.type))
        const toldEvents = new Set([...sentenceOf.keys()].map(h => h.event))
        for (const event of missing) if (!toldEvents.has(event)) wrong.add(`${event.type} is folded away`)
      }
    }
    expect([...wrong].slice(0, 40)).toEqual([])
    expect([...asked].filter(type => !answered.has(type))).toEqual(UNHEARD[id])
  })
})
