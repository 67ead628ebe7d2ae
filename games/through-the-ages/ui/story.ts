/** What the chronicle tells about a whole game: where culture came from, who led whom when, who attacked whom. */
import type { GameEvent } from '@ecumene/kernel'
import type { E } from '../src/verbs.ts'
import { faceOf } from './look.ts'

export type Source = 'production' | 'wonders' | 'events' | 'final' | 'lost'
export interface Milestone {
  readonly round: number
  readonly seat: number
  readonly card: string
}
export interface Clash {
  readonly round: number
  readonly by: number
  readonly on: number
  readonly card: string
  readonly ending: 'won' | 'repelled' | 'drawn' | 'open'
}
export interface Story {
  /** Culture by source, for each seat. */
  readonly sources: readonly Readonly<Record<Source, number>>[]
  readonly leaders: readonly Milestone[]
  readonly governments: readonly Milestone[]
  readonly wonders: readonly Milestone[]
  readonly clashes: readonly Clash[]
}

export function storyOf(events: readonly GameEvent[], seats: number): Story {
  const sources = Array.from({ length: seats }, () => ({ production: 0, wonders: 0, events: 0, final: 0, lost: 0 }))
  const leaders: Milestone[] = []
  const governments: Milestone[] = []
  const wonders: Milestone[] = []
  const clashes: Clash[] = []
  let round = 1
  const settle = (seat: number, target: number, card: string, ending: Clash['ending']): void => {
    const at = clashes.findLastIndex(c => c.by === seat && c.on === target && c.card === card && c.ending === 'open')
    if (at >= 0) clashes[at] = { ...clashes[at], ending }
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
        leaders.push({ round, seat: event.seat, card: event.card })
        break
      case 'completed':
        wonders.push({ round, seat: event.seat, card: event.card })
        break
      case 'developed':
      case 'revolted':
        if (faceOf(event.card).kind === 'government') governments.push({ round, seat: event.seat, card: event.card })
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
  return { sources, leaders, governments, wonders, clashes }
}
