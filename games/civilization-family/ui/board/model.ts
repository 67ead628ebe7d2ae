/**
 * What a board of the Civilization family shows and what may be chosen on it. No rules here: a game fills it in from
 * its own state.
 */
import type { ActionJson, Seat } from '@ecumene/kernel'

export interface AreaModel {
  readonly id: string
  readonly limit: number
  readonly site: 'none' | 'black' | 'white'
  readonly inPlay: boolean
}
/** To be lost, chosen, or to come. */
export type PlanSign = '−' | '✓' | '+' | '→'
export interface StackModel {
  readonly area: string
  readonly seat: Seat
  readonly tokens: number
  /** Of these, so many have finished their move. */
  readonly spent: number
  /** So many are marked in a plan. */
  readonly marked?: { readonly tokens: number; readonly sign: PlanSign }
}
export interface CityModel {
  readonly area: string
  readonly seat: Seat
  /** Built in this round. */
  readonly isNew: boolean
  /** Chosen, condemned or under attack. */
  readonly isMarked: boolean
  /** Marked in a plan. */
  readonly marked?: PlanSign
}
export interface ShipModel {
  readonly key: string
  /** The number by which its owner's actions name it. */
  readonly ship: number
  readonly seat: Seat
  readonly shore: string
  readonly area: string
  readonly aboard: number
  readonly left: number
}
/** An area after a move: how many of the mover's would stand there, how many it feeds, and what comes of it. */
export interface Crowd {
  readonly tokens: number
  readonly limit: number
  readonly isOver: boolean
  /** What will happen, if they are too many. */
  readonly text: string | null
}
export interface BoardModel {
  readonly areas: readonly AreaModel[]
  readonly stacks: readonly StackModel[]
  readonly cities: readonly CityModel[]
  readonly ships: readonly ShipModel[]
}

/** One thing that can be done in an area: at once, or with a number. */
export interface Option {
  readonly key: string
  readonly actions: readonly ActionJson[]
  /** Null: no number is asked. Otherwise actions[i] is the one with numbers[i]. */
  readonly numbers: readonly number[] | null
  /** What is counted: tokens, cards … */
  readonly counted: string | null
}
/** Something in an area that may be marked, and how many of it are. */
export interface MarkedUnits {
  readonly key: string
  readonly label: string
  /** From none up; two of them are a yes or no. */
  readonly numbers: readonly number[]
  readonly value: number
}
/** While a plan is made the map marks instead of playing. */
export interface Marking {
  readonly areas: ReadonlyMap<string, readonly MarkedUnits[]>
  mark(area: string, key: string, n: number): void
}
export interface Walks {
  readonly most: number
  /** By destination: the actions, with 1, 2, … tokens. */
  readonly to: ReadonlyMap<string, ReadonlyMap<number, ActionJson>>
}
export interface ShipChoices {
  readonly board: ReadonlyMap<number, ActionJson>
  readonly land: ReadonlyMap<number, ActionJson>
  /** By shore. */
  readonly sail: ReadonlyMap<string, ActionJson>
  readonly cross: ActionJson | null
}
export interface Choices {
  readonly walks: ReadonlyMap<string, Walks>
  readonly ships: ReadonlyMap<number, ShipChoices>
  /** By area: everything else that names an area or one of its shores. */
  readonly areas: ReadonlyMap<string, readonly Option[]>
  /** Shores that are named: a ship that lies there stands for its area. */
  readonly shores: ReadonlySet<string>
  readonly done: ActionJson | null
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] }
/**
 * Sorts legal actions by what they point at. Parameters speak for themselves: `area`, `to`, `shore`, `ship`, `tokens`.
 */
export function choicesOf(legal: readonly ActionJson[], areaOfShore: (shore: string) => string): Choices {
  const walks = new Map<string, { most: number; to: Map<string, Map<number, ActionJson>> }>()
  const ships = new Map<
    number,
    Mutable<ShipChoices> & {
      board: Map<number, ActionJson>
      land: Map<number, ActionJson>
      sail: Map<string, ActionJson>
    }
  >()
  const areas = new Map<string, Map<string, { actions: ActionJson[]; numbers: number[]; counted: string | null }>>()
  const shores = new Set<string>()
  let done: ActionJson | null = null
  for (const a of legal) {
    if (a.verb === 'done') done = a
    else if (typeof a.area === 'string' && typeof a.to === 'string') {
      const w = walks.get(a.area) ?? { most: 0, to: new Map() }
      walks.set(a.area, w)
      const n = Number(a.tokens ?? 1)
      w.most = Math.max(w.most, n)
      const list = w.to.get(a.to) ?? new Map<number, ActionJson>()
      w.to.set(a.to, list.set(n, a))
    } else if (typeof a.ship === 'number') {
      const c = ships.get(a.ship) ?? { board: new Map(), land: new Map(), sail: new Map(), cross: null }
      ships.set(a.ship, c)
      if (typeof a.shore === 'string') c.sail.set(a.shore, a)
      else if (a.verb === 'board') c.board.set(Number(a.tokens), a)
      else if (a.verb === 'land') c.land.set(Number(a.tokens), a)
      else c.cross = a
    } else {
      const area = typeof a.area === 'string' ? a.area : typeof a.shore === 'string' ? areaOfShore(a.shore) : null
      if (area === null) continue
      if (typeof a.shore === 'string') shores.add(a.shore)
      const here = areas.get(area) ?? new Map()
      areas.set(area, here)
      const counted = typeof a.tokens === 'number' ? 'tokens' : null
      const key = counted ? a.verb : JSON.stringify(a)
      const o = here.get(key) ?? { actions: [], numbers: [], counted }
      here.set(key, o)
      o.actions.push(a)
      o.numbers.push(Number(counted ? a.tokens : 0))
    }
  }
  return {
    walks,
    ships,
    shores,
    areas: new Map(
      [...areas].map(([area, options]) => [
        area,
        [...options].map(([key, o]) => ({
          key,
          actions: o.actions,
          numbers: o.counted ? o.numbers : null,
          counted: o.counted,
        })),
      ]),
    ),
    done,
  }
}
