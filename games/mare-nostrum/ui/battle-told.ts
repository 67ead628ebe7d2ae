/** Battles out of what was told: who fought where, both rolls, the losses. */
import type { GameEvent, Seat } from '@ecumene/kernel'

export interface Roll {
  readonly seat: Seat
  readonly dice: string
  readonly each: number
  readonly extra: number
  readonly fortress: number
  readonly hero: number
  readonly sum: number
  readonly hits: number
  readonly stopped: number
}
export interface BattleReport {
  readonly battle: GameEvent
  readonly rolls: readonly Roll[]
  readonly losses: readonly GameEvent[]
}
const LOSSES = new Set(['lostUnit', 'lostTriremes'])
const isBattle = (e: GameEvent): boolean => e.type === 'battle' || e.type === 'seaBattle'
/** Is this a battle, or what it cost? */
export const isFighting = (e: GameEvent): boolean => isBattle(e) || LOSSES.has(e.type)

export function battlesOf(events: readonly GameEvent[]): BattleReport[] {
  const starts = events.flatMap((e, i) => (isBattle(e) ? [i] : []))
  return starts.map((from, i) => {
    const after = events.slice(from + 1, starts[i + 1] ?? events.length)
    return {
      battle: events[from],
      rolls: after.filter(e => e.type === 'rolled') as unknown as Roll[],
      losses: after.filter(e => LOSSES.has(e.type)),
    }
  })
}
/** The last battle of these events, with its dice and losses. */
export function lastBattle(events: readonly GameEvent[]): BattleReport | null {
  const from = events.findLastIndex(isBattle)
  return battlesOf(events.slice(Math.max(0, from))).at(-1) ?? null
}
/** Eyes as they fell. */
export const diceOf = (roll: Roll): string[] => roll.dice.split(/[^0-9]+/).filter(Boolean)
/** Legions or triremes that rolled: a hero's dice are nobody's. */
export const unitsOf = (roll: Roll): number => diceOf(roll).length - roll.extra
/** Units of a seat that fell: legions or triremes, and the fortress. */
export function fallenOf(
  { losses }: BattleReport,
  seat: Seat,
): { readonly units: number; readonly hasFortress: boolean } {
  const own = losses.filter(e => Number(e.seat) === seat)
  return {
    units: own.reduce((sum, e) => (e.unit === 'fortress' ? sum : sum + Number(e.count)), 0),
    hasFortress: own.some(e => e.unit === 'fortress'),
  }
}
