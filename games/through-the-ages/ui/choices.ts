/** What may be chosen, by the thing on the table that it is chosen at. */
import { type ActionJson, current } from '@ecumene/kernel'
import type { Part } from './part.ts'

export interface Choices {
  /** Actions by the address of their thing, in the order a player would look for them. */
  readonly at: ReadonlyMap<string, readonly ActionJson[]>
  /** What belongs to no single thing: buttons of the question. */
  readonly loose: readonly ActionJson[]
  /** The name of the decision that is asked, whoever is asked. */
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
}
/** The order in a menu: what is wanted most comes first, what is given up comes last. */
const RANK = ['build', 'train', 'upgrade', 'convert', 'muster', 'develop', 'revolution', 'block', 'discard']
const LAST = ['destroy', 'disband']
const rank = (a: ActionJson): number => {
  if (LAST.includes(a.verb)) return 99
  const at = RANK.indexOf(a.verb)
  return at < 0 ? RANK.length : at
}

export function choicesOf(p: Part): Choices {
  const at = new Map<string, ActionJson[]>()
  const loose: ActionJson[] = []
  const decision = current(p.game, p.view)?.name ?? ''
  // What another civilization loses is not chosen on one's own board.
  const isOwn = !['raze', 'annex', 'infiltrate', 'spoils', 'plunder'].includes(decision)
  for (const action of p.legal) {
    const places = isOwn ? PLACES[action.verb]?.(action) : undefined
    if (!places) {
      loose.push(action)
      continue
    }
    for (const place of places) at.set(place, [...(at.get(place) ?? []), action])
  }
  for (const list of at.values()) list.sort((a, b) => rank(a) - rank(b))
  return { at, loose, decision }
}
