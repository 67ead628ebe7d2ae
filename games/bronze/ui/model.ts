/** What the drawn table needs to know about a position: whose turn, what may be chosen, what a choice would open. */
import { type ActionJson, asking, type GameEvent, type Seat, type Viewer } from '@ecumene/kernel'
import type { PartProps } from '@ecumene/kit/seam.ts'
import { TECH_IDS } from '../data/technologies.ts'
import type { Colour } from '../data/tokens.ts'
import { activationOf, openPlaces } from '../src/query.ts'
import type { S } from '../src/state.ts'
import { CITY_IDS, DECISIONS, POSITIONS } from '../src/verbs.ts'
import { placeOf } from './action-names.ts'
import type { BronzeMessage } from './message.ts'

export type Part = PartProps<S, BronzeMessage>
export type Phase = 'colour' | 'take' | 'lay' | 'settle' | 'city' | 'over'

export interface BronzeChoices {
  /** By stack, from 0. */
  readonly take: ReadonlyMap<number, ActionJson>
  /** By `layKey`. */
  readonly lay: ReadonlyMap<string, ActionJson>
  /** By `placeKey`: the activated technologies that fit, with the action of each. */
  readonly settle: ReadonlyMap<string, readonly { readonly tech: number; readonly action: ActionJson }[]>
  readonly city: ReadonlyMap<number, ActionJson>
  readonly colours: ReadonlyMap<Colour, ActionJson>
  readonly stop: ActionJson | null
}
export const layKey = (tech: number, position: number): string => `${tech}:${position}`
export const placeKey = (land: number, place: number): string => `${land}:${place}`

export function choicesOf(s: S, legal: readonly ActionJson[]): BronzeChoices {
  const take = new Map<number, ActionJson>()
  const lay = new Map<string, ActionJson>()
  const settle = new Map<string, { tech: number; action: ActionJson }[]>()
  const city = new Map<number, ActionJson>()
  const colours = new Map<Colour, ActionJson>()
  let stop: ActionJson | null = null
  for (const a of legal) {
    const tech = TECH_IDS.indexOf(a.tech as (typeof TECH_IDS)[number])
    if (a.verb === 'take') take.set(Number(a.stack) - 1, a)
    else if (a.verb === 'lay') lay.set(layKey(tech, POSITIONS.indexOf(a.position as (typeof POSITIONS)[number])), a)
    else if (a.verb === 'city') city.set(CITY_IDS.indexOf(a.city as (typeof CITY_IDS)[number]), a)
    else if (a.verb === 'colour') colours.set(a.colour as Colour, a)
    else if (a.verb === 'stop') stop = a
    else if (a.verb === 'settle') {
      const land = Number(a.land) - 1
      const key = placeKey(land, placeOf(s, a))
      const list = settle.get(key)
      if (list) list.push({ tech, action: a })
      else settle.set(key, [{ tech, action: a }])
    }
  }
  return { take, lay, settle, city, colours, stop }
}

/** Addresses of what an action is about. */
export function placesOf(s: S, action: ActionJson): readonly string[] {
  const { take, settle, city } = choicesOf(s, [action])
  if (action.verb === 'lay') return [`slot:${POSITIONS.indexOf(action.position as (typeof POSITIONS)[number])}`]
  return [
    ...[...take.keys()].map(stack => `pile:${stack}`),
    ...[...settle.keys()].map(key => `place:${key}`),
    ...[...city.keys()].map(which => `city:${which}`),
  ]
}

/** Addresses of what an event was about: lands and cities of the map, else the sheet of the acting seat. */
export function placesOfEvent(s: S, event: GameEvent): readonly string[] {
  const { type, seat, land, city, stack } = event
  if (type === 'settled') return [`place:${placeKey(Number(land) - 1, placeOf(s, event))}`]
  if (type === 'shown') return [`pile:${Number(stack) - 1}`]
  if (typeof city === 'string') return [`city:${CITY_IDS.indexOf(city as (typeof CITY_IDS)[number])}`]
  if (typeof land === 'number') return [`land:${land - 1}`]
  return typeof seat === 'number' ? [`seat:${seat}`] : []
}

const PHASES: readonly Phase[] = ['colour', 'take', 'lay', 'settle', 'city']
/** What is being decided, by whomever. */
export function phaseOf(s: S): Phase {
  const d = asking(s)
  return PHASES.find(p => p !== 'over' && DECISIONS[p] === d) ?? 'over'
}
/** Whose matrix and sheet are "mine": the viewer's, or those of the player on turn for someone who only looks on. */
export const mineOf = (s: S, seat: Viewer): number => (seat === 'table' ? s.turn : seat)
export const isMyTurn = (p: Part): boolean => p.legal.length > 0

export type Preview =
  | { readonly kind: 'none' }
  /** A technology alone: what it settles. */
  | { readonly kind: 'tech'; readonly tech: number }
  /** A card laid at a position: what it activates, and what those settle. */
  | { readonly kind: 'lay'; readonly tech: number; readonly position: number }
  /** Everything of one landscape: a run. */
  | { readonly kind: 'landscape'; readonly landscape: number }

/** The technologies a preview would activate, itself first. */
export function techsOf(s: S, seat: Seat, preview: Preview): readonly number[] {
  if (preview.kind === 'tech') return [preview.tech]
  if (preview.kind !== 'lay') return []
  const a = activationOf(s, seat, preview.tech, preview.position)
  return a ? [a.laid.tech, ...a.cells.map(c => c.tech)] : []
}
/** The places those technologies would open to a seat, by `placeKey`. */
export function placesFor(s: S, seat: Seat, techs: readonly number[]): ReadonlySet<string> {
  const keys = new Set<string>()
  for (const tech of new Set(techs)) for (const p of openPlaces(s, seat, tech)) keys.add(placeKey(p.land, p.place))
  return keys
}
