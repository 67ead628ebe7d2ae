/** What is picked on the map, and how many of it. */
import type { ActionJson } from '@ecumene/kernel'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { BoardModel, Choices, Marking, ShipModel } from './model.ts'

export type Picked =
  | { readonly kind: 'stack'; readonly area: string }
  | { readonly kind: 'ship'; readonly ship: number }
  | { readonly kind: 'area'; readonly area: string }
  | null

export interface Selection {
  readonly picked: Picked
  readonly count: number
  readonly most: number
  setCount(n: number): void
  pick(p: Picked): void
  /** Areas to go to, with how many may go (0: any number, a ship). */
  readonly targets: ReadonlyMap<string, number>
  /** Shores a ship can reach, by area, with the route. */
  readonly routes: ReadonlyMap<string, readonly string[]>
  choose(area: string): void
  chooseKey(key: string): void
  /** Whether a piece of the player's own stands for something that can be chosen. */
  canChoose(key: string): boolean
  /** Plays what the panel offers, and lets the area go: nothing else comes to stand under the button. */
  answer(a: ActionJson): void
  keyOf(): string | null
}
/** The board with how many of the picked tokens go, where not all do. */
export function withPicked(model: BoardModel, { picked, count, most }: Selection, me: number): BoardModel {
  if (picked?.kind !== 'stack' || count >= most) return model
  const marked = { tokens: count, sign: '→' } as const
  const isPicked = ({ seat, area }: BoardModel['stacks'][number]): boolean => seat === me && area === picked.area
  return { ...model, stacks: model.stacks.map(stack => (isPicked(stack) ? { ...stack, marked } : stack)) }
}
/** What may be chosen on the map. */
export interface Choosable {
  readonly choices: Choices
  /** A plan is being made: areas are marked, nothing is played. */
  readonly marking: Marking | null
  /** All shores a ship could reach this turn, each with the way there (the first is where it lies). */
  reach(ship: ShipModel): ReadonlyMap<string, readonly string[]>
  areaOfShore(shore: string): string
}
/** What costs or gives up something is not done by a click on the map: the panel says what, and asks. */
export const ASKED = ['launch', 'lapse']
/** What becomes of a choice: one action is played, or several after one another. */
export interface Act {
  play(a: ActionJson): Promise<boolean>
  queue(actions: readonly ActionJson[]): void
}

export function useSelection(
  { choices, marking, reach, areaOfShore }: Choosable,
  ships: readonly ShipModel[],
  me: number,
  act: Act,
): Selection {
  const [picked, setPicked] = useState<Picked>(null)
  const [wanted, setWanted] = useState<number | null>(null)
  /** The question that a walk has answered: what walks is let go with the next, not drawn once more before it. */
  const answered = useRef<Choices | null>(null)
  const hasGone = answered.current !== null && answered.current !== choices
  const valid = !hasGone && isValid(picked, choices, marking) ? picked : null
  // What can no longer be chosen is let go.
  if (picked && !valid) setPicked(null)
  const pick = useCallback((p: Picked): void => {
    answered.current = null
    setPicked(p)
    setWanted(null)
  }, [])
  const most = valid?.kind === 'stack' ? (choices.walks.get(valid.area)?.most ?? 0) : 0
  const count = Math.max(1, Math.min(most, wanted ?? most))
  const ship = valid?.kind === 'ship' ? ships.find(s => s.seat === me && s.ship === valid.ship) : undefined
  const routes = useMemo(() => {
    const byArea = new Map<string, readonly string[]>()
    if (!ship) return byArea
    for (const [shore, route] of reach(ship)) {
      const area = areaOfShore(shore)
      const known = byArea.get(area)
      if (route.length > 1 && (!known || route.length < known.length)) byArea.set(area, route)
    }
    return byArea
  }, [ship, reach, areaOfShore])
  const targets = useMemo(() => {
    const out = new Map<string, number>()
    if (valid?.kind === 'stack')
      for (const [to, list] of choices.walks.get(valid.area)?.to ?? []) out.set(to, Math.max(...list.keys()))
    if (ship) for (const area of routes.keys()) out.set(area, 0)
    return out
  }, [valid, choices, ship, routes])

  /** The area of a ship that is not moved but asked about. */
  const mooredAt = useCallback(
    (n: number): string | null => {
      const mine = choices.ships.has(n) ? undefined : ships.find(s => s.seat === me && s.ship === n)
      return mine && choices.shores.has(mine.shore) ? mine.area : null
    },
    [choices, ships, me],
  )
  const canChoose = useCallback(
    (key: string): boolean => {
      const id = key.slice(key.indexOf(':') + 1)
      if (key.startsWith('ship:')) return choices.ships.has(Number(id)) || mooredAt(Number(id)) !== null
      return choices.walks.has(id) || (marking ?? choices).areas.has(id)
    },
    [choices, marking, mooredAt],
  )
  const choose = (area: string): void => {
    if (valid?.kind === 'stack' && targets.has(area)) {
      const action = choices.walks.get(valid.area)?.to.get(area)?.get(count)
      if (!action || answered.current === choices) return
      answered.current = choices
      act.play(action).then(isPlayed => {
        if (!isPlayed) answered.current = null
      })
      return
    }
    const route = ship && routes.get(area)
    if (ship && route) {
      act.queue(route.slice(1).map(shore => ({ verb: 'sail', ship: ship.ship, shore })))
      return
    }
    const marks = marking?.areas.get(area)
    if (marks) {
      // One thing is marked at the piece, one more with every click, none after the last; of several, one is asked.
      if (marks.length === 1) {
        const [{ key, value, numbers }] = marks
        marking?.mark(area, key, numbers[(numbers.indexOf(value) + 1) % numbers.length])
        pick(numbers.length === 2 ? null : { kind: 'area', area })
      } else pick(same(valid, { kind: 'area', area }))
      return
    }
    const options = choices.areas.get(area) ?? []
    const only = options.length === 1 && options[0].actions.length === 1 ? options[0].actions[0] : null
    if (only && !ASKED.includes(only.verb)) act.play(only)
    else if (options.length > 0) pick(same(valid, { kind: 'area', area }))
    else if (choices.walks.has(area)) pick(same(valid, { kind: 'stack', area }))
    else pick(null)
  }
  const answer = (a: ActionJson): void => {
    pick(null)
    act.play(a)
  }
  const chooseKey = (key: string): void => {
    const [kind, id] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)]
    const moored = kind === 'ship' ? mooredAt(Number(id)) : null
    if (moored !== null) choose(moored)
    else if (kind === 'ship') pick(same(valid, { kind: 'ship', ship: Number(id) }))
    // A stack of one's own that is also a destination: the traveller goes there.
    else if (valid?.kind === 'stack' && valid.area !== id && targets.has(id)) choose(id)
    // Pressed again, one token fewer goes; the last press lets it go.
    else if (valid?.kind === 'stack' && valid.area === id && count > 1) setWanted(count - 1)
    else if (choices.walks.has(id)) pick(same(valid, { kind: 'stack', area: id }))
    else choose(id)
  }
  const keyOf = (): string | null =>
    valid === null ? null : valid.kind === 'ship' ? `ship:${valid.ship}` : `stack:${valid.area}`
  return {
    picked: valid,
    count,
    most,
    setCount: setWanted,
    pick,
    targets,
    routes,
    choose,
    chooseKey,
    canChoose,
    answer,
    keyOf,
  }
}
function isValid(p: Picked, c: Choices, m: Marking | null): boolean {
  if (p === null) return false
  if (p.kind === 'stack') return c.walks.has(p.area)
  return p.kind === 'ship' ? c.ships.has(p.ship) : (m ?? c).areas.has(p.area)
}
/** Choosing the same again lets it go. */
const same = (old: Picked, next: Picked): Picked => (JSON.stringify(old) === JSON.stringify(next) ? null : next)
