/**
 * What happened in a chapter, as a person would tell it: an entry a player, their deeds in order and merged, then what
 * changed the game for somebody else, in whole sentences. Payments and bookkeeping are details.
 */

import type { EventSpec } from '@ecumene/kernel'
import { type Chapters, type GameEvent, NOBODY, type Rank, SEAT_PARAMS, type Seat } from '@ecumene/kernel'
import type { Words } from '../words.ts'
import type { Happening } from './chapters.ts'
import { rankOf } from './rank.ts'

/** What the telling asks of a game. */
export interface ToldGame {
  readonly events: Readonly<Record<string, EventSpec>>
  readonly chapters?: Chapters
}
export interface Sentence {
  readonly rank: Rank
  /** All sentences of one type of event stand together. */
  readonly texts: readonly string[]
  readonly happenings: readonly Happening[]
}
export interface ToldEntry {
  /** Whose deeds these are, or whom it befell; NOBODY: nobody in particular. */
  readonly seat: Seat
  readonly deeds: readonly Sentence[]
  readonly headlines: readonly Sentence[]
  /** All of it, details too, in the order it happened. */
  readonly happenings: readonly Happening[]
}

export const concerns = (event: GameEvent, seat: Seat): boolean => SEAT_PARAMS.some(param => event[param] === seat)

/** The seat an event happens to: the one it names, else the one that acted. */
export const subjectOf = ({ event, actor }: Happening): Seat => (typeof event.seat === 'number' ? event.seat : actor)

/** The entries of a chapter, in the order in which each player is first heard of. */
export function entriesOf(game: ToldGame, words: Words, happenings: readonly Happening[]): readonly ToldEntry[] {
  const bySeat = new Map<Seat, Happening[]>()
  for (const happening of happenings) {
    const seat = subjectOf(happening)
    const known = bySeat.get(seat)
    if (known) known.push(happening)
    else bySeat.set(seat, [happening])
  }
  return [...bySeat].map(([seat, own]) => ({ seat, ...sentencesOf(game, words, own, seat), happenings: own }))
}

/** Numbers of different things are never added: `what` was gained or lost keeps its own sentence. */
const kindOf = ({ event }: Happening): string => `${event.type} ${typeof event.what === 'string' ? event.what : ''}`

/** Without a seat nobody's name heads the sentences: all are whole. */
export function sentencesOf(game: ToldGame, words: Words, happenings: readonly Happening[], seat: Seat) {
  const deeds: Sentence[] = []
  const headlines: Sentence[] = []
  for (const same of byKind(happenings)) {
    const { type } = same[0].event
    const rank = rankOf(game, same[0].event)
    if (rank === 'detail') continue
    const told = game.chapters?.latest?.includes(type) ? same.slice(-1) : same
    const events = told.map(happening => happening.event)
    const isDeed = rank === 'deed' && seat !== NOBODY
    const texts = words.merged(isDeed ? 'deed' : 'event', events)
    if (texts.length > 0) joinOrPush(isDeed ? deeds : headlines, { rank, texts: joined(texts), happenings: same })
  }
  return { deeds, headlines }
}
/** "Gains: culture +1" and "gains: resources +2" are one sentence: they begin alike, up to a colon. */
function joinOrPush(sentences: Sentence[], next: Sentence): void {
  const { type } = next.happenings[0].event
  const i = sentences.findIndex(({ happenings }) => happenings[0].event.type === type)
  const texts = i < 0 ? [] : joined([...sentences[i].texts, ...next.texts])
  if (i < 0 || texts.length === sentences[i].texts.length + next.texts.length) sentences.push(next)
  else sentences[i] = { ...next, texts, happenings: [...sentences[i].happenings, ...next.happenings] }
}
function joined(texts: readonly string[]): readonly string[] {
  const byBeginning = Map.groupBy(texts, text => text.slice(0, text.indexOf(': ') + 1) || text)
  return [...byBeginning].map(([beginning, alike]) =>
    alike.map((text, i) => (i === 0 ? text : text.slice(beginning.length + 1))).join(', '),
  )
}
const byKind = (happenings: readonly Happening[]): readonly Happening[][] => [
  ...Map.groupBy(happenings, kindOf).values(),
]
