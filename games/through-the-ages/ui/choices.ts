/** What may be chosen, by the thing on the table that it is chosen at. */
import { type ActionJson, current, type GameEvent } from '@ecumene/kernel'
import { faceOf } from './look.ts'
import type { Part } from './part-props.ts'

export interface Choices {
  /** Actions by the address of their thing, in the order a player would look for them. */
  readonly at: ReadonlyMap<string, readonly ActionJson[]>
  /** What belongs to no single thing: buttons of the question. */
  readonly loose: readonly ActionJson[]
  /** The name of the decision that is asked, of whichever seat. */
  readonly decision: string
}

export const keys = {
  space: (space: number): string => `row:${space}`,
  work: (id: string): string => `work:${id}`,
  hand: (id: string): string => `hand:${id}`,
  military: (id: string): string => `military:${id}`,
  tactic: (id: string): string => `tactic:${id}`,
  wonder: (id: string): string => `wonder:${id}`,
  colony: (id: string): string => `colony:${id}`,
  special: (id: string): string => `special:${id}`,
  leader: 'leader',
  building: 'wonder:building',
  yellow: 'bank:yellow',
}

/** What a click on a card in hand means. */
export function wishFor(id: string): ActionJson {
  const { kind } = faceOf(id)
  if (kind === 'leader') return { verb: 'lead', card: id }
  if (kind === 'action') return { verb: 'play', card: id }
  return { verb: 'develop', card: id }
}
/** Where each verb of one's own turn is chosen. */
const PLACES: Readonly<Record<string, (a: ActionJson) => readonly string[]>> = {
  take: a => [keys.space(Number(a.space) - 1)],
  population: () => [keys.yellow],
  build: a => [keys.work(String(a.card))],
  train: a => [keys.work(String(a.card))],
  muster: a => [keys.work(String(a.card))],
  upgrade: a => [keys.work(String(a.old)), keys.work(String(a.card))],
  convert: a => [keys.work(String(a.old)), keys.work(String(a.card))],
  destroy: a => [keys.work(String(a.card))],
  disband: a => [keys.work(String(a.card))],
  loseWorker: a => [keys.work(String(a.card))],
  giveToken: a => [keys.work(String(a.card))],
  send: a => [keys.work(String(a.card))],
  develop: a => [keys.hand(String(a.card))],
  revolution: a => [keys.hand(String(a.card))],
  lead: a => [keys.hand(String(a.card))],
  play: a => [keys.hand(String(a.card))],
  stage: () => [keys.building],
  playTactic: a => [keys.military(String(a.card))],
  copyTactic: a => [keys.tactic(String(a.card))],
  prepare: a => [keys.military(String(a.card))],
  attack: a => [keys.military(String(a.card))],
  declareWar: a => [keys.military(String(a.card))],
  offerPact: a => [keys.military(String(a.card))],
  discover: a => [keys.military(String(a.card))],
  block: a => [keys.military(String(a.card))],
  reinforce: a => [keys.military(String(a.card))],
  discard: a => [keys.military(String(a.card))],
  speech: () => [keys.leader],
  rearm: () => [keys.leader],
  borrow: () => [keys.leader],
  dismissAlexander: () => [keys.leader],
  voyage: () => [keys.wonder('ocean-liner-service')],
  tuck: a => [keys.wonder(String(a.card))],
  ruin: a => [keys.wonder(String(a.card))],
  abandon: a => [keys.colony(String(a.card))],
  // On the board of the one who loses it.
  raze: a => [keys.work(String(a.card))],
  annex: a => [keys.colony(String(a.card))],
  seize: a => [keys.special(String(a.card))],
  removeLeader: () => [keys.leader],
  removeWonder: () => [keys.building],
}
/** Addresses of what an action is about. */
export const placesOf = (action: ActionJson): readonly string[] => PLACES[action.verb]?.(action) ?? []
/** Addresses of what an event was about: the figure that changed, the strip of each player it names. */
export function placesOfEvent({ type, seat, target, what }: GameEvent): readonly string[] {
  if (type === 'revealed') return ['deck:current']
  const strips = [seat, target].flatMap(one => (typeof one === 'number' ? [`seat:${one}`] : []))
  return typeof what === 'string' ? [`figure:${what}:${seat}`, ...strips] : strips
}
const AGAINST: ReadonlySet<string> = new Set(['raze', 'annex', 'infiltrate', 'spoils', 'plunder'])
/** Whose board lies open for a choice: another player's where something is taken from them. */
export function victimOf(p: Part): number | null {
  const decision = current(p.game, p.view)
  if (!decision || p.seat === 'table' || p.legal.length === 0 || !AGAINST.has(decision.name)) return null
  const target = decision.prompt(p.view, p.seat).args?.target
  return typeof target === 'number' ? target : null
}
/** The order in a menu: what is wanted most comes first, what is given up comes last. */
const RANK = ['build', 'train', 'upgrade', 'convert', 'muster', 'develop', 'revolution', 'block', 'discard']
const LAST = ['destroy', 'disband']
/** It takes something away that was paid for. */
export const givesUp = ({ verb }: ActionJson): boolean => LAST.includes(verb)
const rank = (a: ActionJson): number => {
  if (givesUp(a)) return 99
  const at = RANK.indexOf(a.verb)
  return at < 0 ? RANK.length : at
}

export function choicesOf(p: Part): Choices {
  const at = new Map<string, ActionJson[]>()
  const loose: ActionJson[] = []
  const decision = current(p.game, p.view)?.name ?? ''
  for (const action of p.legal) {
    const places = PLACES[action.verb]?.(action)
    if (!places) {
      loose.push(action)
      continue
    }
    for (const place of places) at.set(place, [...(at.get(place) ?? []), action])
  }
  for (const list of at.values()) list.sort((a, b) => rank(a) - rank(b))
  return { at, loose, decision }
}
