/**
 * Movement from events: a ghost flies from one address (`data-anchor`) to another, and what has just arrived glows.
 * Nothing waits for it: the position is already the new one, the ghosts take no pointer, and any press or key ends
 * them.
 */
import type { GameEvent } from '@ecumene/kernel'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

export interface Flight {
  /** Null: it appears where it is. */
  readonly from: string | null
  readonly to: string
  /** What flies, drawn 1:1; without it the address only glows. */
  readonly ghost?: ReactNode
  readonly size?: number
  /** What flies: several of a kind that go the same way at once are one motion, with their number. */
  readonly kind?: string
}
export interface Motion extends Flight {
  readonly times: number
}
/** Several of a kind as one, where the first of them stood. */
export function motionsOf(flights: readonly Flight[]): readonly Motion[] {
  const alike = Map.groupBy(flights, flight =>
    flight.kind === undefined ? flight : `${flight.kind} ${flight.from} ${flight.to}`,
  )
  return [...alike.values()].map(same => ({ ...same[0], times: same.length }))
}
interface Props<E> {
  readonly events: readonly E[]
  readonly motion: boolean
  /** How an event moves: one flight, several at once, or none. */
  readonly plan: (event: E) => Flight | readonly Flight[] | null
}
interface Aloft extends Motion {
  readonly key: number
  /** Where it arrives: there it glows for a moment. */
  readonly at: DOMRect
  readonly arrives: number
  readonly isFlying: boolean
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
  readonly delay: number
}
const FLY = 460
const GLOW = 560
const STAGGER = 110
const MOST = 12

export function Flights<E>({ events, motion, plan }: Props<E>) {
  const [aloft, setAloft] = useState<readonly Aloft[]>([])
  const seen = useRef<readonly E[] | null>(null)
  const count = useRef(0)
  useMarks(plan as FlightsOf)

  useEffect(() => {
    if (seen.current === events) return
    const isFirst = seen.current === null
    seen.current = events
    if (!motion || isFirst || events.length === 0) return
    const next: Aloft[] = []
    for (const flight of motionsOf(events.flatMap(event => plan(event) ?? []))) {
      if (next.length >= MOST) continue
      const to = find(flight.to)
      if (!to) continue
      const from = flight.from ? find(flight.from) : null
      const delay = next.length * STAGGER
      const isFlying = from !== null && flight.ghost !== undefined
      const [a, b] = [middle(from ?? to), middle(to)]
      next.push({
        ...flight,
        key: ++count.current,
        at: to.getBoundingClientRect(),
        arrives: isFlying ? delay + FLY * 0.8 : delay,
        isFlying,
        x1: a.x,
        y1: a.y,
        x2: b.x,
        y2: b.y,
        delay,
      })
    }
    setAloft(next)
  }, [events, motion, plan])

  useEffect(() => {
    if (aloft.length === 0) return
    const end = (): void => setAloft([])
    const timer = setTimeout(end, Math.max(...aloft.map(f => f.arrives)) + GLOW)
    addEventListener('pointerdown', end, true)
    addEventListener('keydown', end, true)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', end, true)
      removeEventListener('keydown', end, true)
    }
  }, [aloft])

  if (aloft.length === 0) return null
  return createPortal(
    <div className="kit-flights" aria-hidden="true">
      {aloft.map(f => (
        <Glow key={f.key} flight={f} />
      ))}
      {aloft.map(f => f.isFlying && <Ghost key={f.key} flight={f} />)}
    </div>,
    document.body,
  )
}

const Replayed = createContext<readonly unknown[]>([])
/** The events of the past moment that is shown: what they moved is marked. */
export const ReplayedOf = Replayed.Provider
export const useReplayed = (): readonly GameEvent[] => useContext(Replayed) as readonly GameEvent[]

type FlightsOf = (event: never) => Flight | readonly Flight[] | null
function useMarks(plan: FlightsOf): void {
  const events = useContext(Replayed)
  useEffect(() => {
    const moved = events.flatMap(event => plan(event as never) ?? [])
    const marked = moved.flatMap(flight => find(flight.to) ?? [])
    for (const element of marked) element.setAttribute('data-moved', '')
    return () => {
      for (const element of marked) element.removeAttribute('data-moved')
    }
  }, [events, plan])
}

function Ghost({ flight: f }: { flight: Aloft }) {
  const element = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a flight never changes
  useEffect(() => {
    const lift = Math.min(60, Math.hypot(f.x2 - f.x1, f.y2 - f.y1) / 6)
    const at = (x: number, y: number, k: number): string =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${k})`
    element.current?.animate(
      [
        { transform: at(f.x1, f.y1, 0.9), opacity: 0 },
        { transform: at(f.x1, f.y1, 1), opacity: 1, offset: 0.08 },
        { transform: at((f.x1 + f.x2) / 2, (f.y1 + f.y2) / 2 - lift, 1.15), opacity: 1, offset: 0.55 },
        { transform: at(f.x2, f.y2, 1), opacity: 1, offset: 0.92 },
        { transform: at(f.x2, f.y2, 1), opacity: 0 },
      ],
      { duration: FLY, delay: f.delay, easing: 'cubic-bezier(.4,.1,.3,1)', fill: 'both' },
    )
  }, [])
  return (
    <div ref={element} className="kit-flight" style={{ width: f.size, height: f.size }}>
      {f.ghost}
      {f.times > 1 && <b className="kit-flight-times">×{f.times}</b>}
    </div>
  )
}

/** A ring around what has arrived: of HTML and opacity alone, so that the scene below is not drawn anew for it. */
function Glow({ flight: f }: { flight: Aloft }) {
  const element = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a flight never changes
  useEffect(() => {
    element.current?.animate([{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }], {
      duration: GLOW,
      delay: f.arrives,
      fill: 'both',
    })
  }, [])
  return (
    <div
      ref={element}
      className="kit-pulse"
      style={{ left: f.at.left - 4, top: f.at.top - 4, width: f.at.width + 8, height: f.at.height + 8 }}
    />
  )
}

const find = (anchor: string): Element | null => {
  for (const e of document.querySelectorAll(`[data-anchor="${CSS.escape(anchor)}"]`)) {
    const r = e.getBoundingClientRect()
    if (r.width > 0 && r.bottom > 0 && r.right > 0 && r.top < innerHeight && r.left < innerWidth) return e
  }
  return null
}
const middle = (e: Element): { x: number; y: number } => {
  const r = e.getBoundingClientRect()
  return { x: r.left + r.width / 2, y: r.top + r.height / 2 }
}
