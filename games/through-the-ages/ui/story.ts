/** What the chronicle tells about a whole game: where culture came from, who led whom when, who attacked whom. */
import type { GameEvent, Seat } from '@ecumene/kernel'
import type { AgesCard } from '../src/cards.ts'
import type { E } from '../src/verbs.ts'
import { faceOf } from './look.ts'

export type CultureSource = 'production' | 'events' | 'final' | 'lost'
export interface Milestone {
  readonly round: number
  readonly seat: Seat
  readonly card: AgesCard
}
/** A card that ruled for some rounds. */
export interface Term extends Milestone {
  /** The round in which it ended; one more than the last of the game for what ruled to the end. */
  readonly until: number
}
export interface Clash {
  readonly round: number
  readonly by: number
  readonly on: number
  readonly card: AgesCard
  readonly ending: 'won' | 'repelled' | 'drawn' | 'open'
}
export interface Story {
  /** Culture by source, for each seat. */
  readonly sources: readonly Readonly<Record<CultureSource, number>>[]
  readonly leaders: readonly Term[]
  readonly governments: readonly Term[]
  readonly wonders: readonly Milestone[]
  readonly clashes: readonly Clash[]
  /** The round in which each age began. */
  readonly ages: readonly { readonly age: string; readonly round: number }[]
  /** How many rounds there were. */
  readonly rounds: number
}

export function storyOf(events: readonly GameEvent[], seats: number): Story {
  const sources = Array.from({ length: seats }, () => ({ production: 0, events: 0, final: 0, lost: 0 }))
  const leaders: Term[] = []
  const governments: Term[] = Array.from({ length: seats }, (_, seat) => ruling(1, seat, 'despotism'))
  const ages = [{ age: 'A', round: 1 }]
  const wonders: Milestone[] = []
  const clashes: Clash[] = []
  let round = 1
  const settle = (seat: Seat, target: number, card: AgesCard, ending: Clash['ending']): void => {
    const at = clashes.findLastIndex(c => c.by === seat && c.on === target && c.card === card && c.ending === 'open')
    if (at >= 0) clashes[at] = { ...clashes[at], ending }
  }
  /** The former leader or government goes. */
  const end = (terms: Term[], seat: Seat): void => {
    const at = terms.findLastIndex(term => term.seat === seat)
    if (at >= 0 && terms[at].until === OPEN) terms[at] = { ...terms[at], until: round }
  }
  for (const event of events as unknown as readonly E[]) {
    switch (event.type) {
      case 'turn':
        round = event.round
        break
      case 'produced':
        sources[event.seat].production += event.culture
        break
      case 'gained':
        if (event.what === 'culture') sources[event.seat].events += event.amount
        break
      case 'lost':
        if (event.what === 'culture') sources[event.seat].lost += event.amount
        break
      case 'famine':
        sources[event.seat].lost += event.culture
        break
      case 'scored':
        sources[event.seat].final += event.culture
        break
      case 'led':
        end(leaders, event.seat)
        leaders.push(ruling(round, event.seat, event.card))
        break
      case 'leaderGone':
        end(leaders, event.seat)
        break
      case 'age':
        ages.push({ age: event.age, round })
        break
      case 'completed':
        wonders.push({ round, seat: event.seat, card: event.card })
        break
      case 'developed':
      case 'revolted':
        if (faceOf(event.card).kind !== 'government') break
        end(governments, event.seat)
        governments.push(ruling(round, event.seat, event.card))
        break
      case 'attacked':
      case 'warDeclared':
        clashes.push({ round, by: event.seat, on: event.target, card: event.card, ending: 'open' })
        break
      case 'succeeded':
      case 'warWon':
        settle(event.seat, event.target, event.card, 'won')
        settle(event.target, event.seat, event.card, 'repelled') // the declarer lost its war
        break
      case 'repelled':
        settle(event.target, event.seat, event.card, 'repelled')
        break
      case 'warDrawn':
        settle(event.seat, event.target, event.card, 'drawn')
        break
    }
  }
  const ended = (terms: readonly Term[]): readonly Term[] =>
    terms.map(term => (term.until === OPEN ? { ...term, until: round + 1 } : term))
  return { sources, leaders: ended(leaders), governments: ended(governments), wonders, clashes, ages, rounds: round }
}
const OPEN = Number.POSITIVE_INFINITY
const ruling = (round: number, seat: Seat, card: AgesCard): Term => ({ round, seat, card, until: OPEN })
