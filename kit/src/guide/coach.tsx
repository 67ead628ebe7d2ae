/**
 * Speaks beside the thing it speaks of, and rings it. It waits for the player: for the choice it leads to, or for
 * "next".
 */
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { addressed, inSight, ringAround } from '../address.ts'
import { placeBubble } from './bubble.ts'

interface CoachButton {
  readonly label: string
  go(): void
}
interface Props {
  readonly text: string
  /** "3 of 26" */
  readonly count: string
  readonly label: string
  /** Addresses (`data-anchor`) of what is meant, the first in sight; without one, whatever can be chosen now. */
  readonly point?: string | readonly string[]
  /** Addresses of what the coach must not cover. */
  readonly clear?: readonly string[]
  /** Where what is meant stands behind a tab (`tab:<name>` among its addresses), the coach turns to it. */
  readonly turns?: boolean
  /** Null: the player goes on by choosing. */
  readonly next: CoachButton | null
  /** Another way to go on. */
  readonly more: CoachButton | null
  readonly back: CoachButton | null
  readonly quit: CoachButton
}

/** How long after a step what it means is brought into sight again, and how often. */
const SETTLES = 5000
const AGAIN = 400

export function Coach(p: Props) {
  const bubble = useRef<HTMLElement>(null)
  const ring = useRef<HTMLDivElement>(null)
  const { text, turns = false } = p
  const point = typeof p.point === 'string' ? p.point : (p.point ?? []).join(' ')
  const clear = (p.clear ?? []).join(' ')
  // The table moves under the coach: it looks again and again, which costs a few rectangles.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another size
  useEffect(() => {
    let frame = 0
    const begun = performance.now()
    let shown = begun
    const look = (): void => {
      const thing = find(point)
      const now = performance.now()
      // What comes a moment after the step (the news of what others did) may push it out of sight.
      if (!thing && now - begun < SETTLES && now - shown > AGAIN) {
        shown = now
        show(point, turns)
      }
      if (bubble.current && ring.current)
        stand(bubble.current, ring.current, thing?.getBoundingClientRect() ?? null, placesOf(clear))
      frame = requestAnimationFrame(look)
    }
    show(point, turns)
    look()
    return () => cancelAnimationFrame(frame)
  }, [point, clear, text, turns])
  return createPortal(
    <>
      <div ref={ring} className="kit-ring" aria-hidden="true" />
      <section ref={bubble} className="kit-coach" aria-label={p.label}>
        <p aria-live="polite">{text}</p>
        <div>
          <span className="soft small-text" data-count>
            {p.count}
          </span>
          {p.back && (
            <button type="button" className="link small-text" data-back onClick={p.back.go}>
              {p.back.label}
            </button>
          )}
          <button type="button" className="link small-text" data-quit onClick={p.quit.go}>
            {p.quit.label}
          </button>
          {p.more && (
            <button type="button" className="link small-text" data-more onClick={p.more.go}>
              {p.more.label}
            </button>
          )}
          {p.next && (
            <button type="button" className="button primary small" data-next onClick={p.next.go}>
              {p.next.label}
            </button>
          )}
        </div>
      </section>
    </>,
    document.body,
  )
}

/**
 * What is meant, if it is in sight: a thing with that address; else what can be chosen, first beside the board, then on
 * it.
 */
const find = (point: string): Element | null =>
  inSight(
    point
      ? point.split(' ').map(addressed)
      : ['[data-action]', '[data-verb]', '[data-done]', '[data-word]', '.kit-target.is-legal'],
  )
/** What these addresses mean, and whatever says of itself that it is to be seen: the panel of what is picked. */
const placesOf = (addresses: string): DOMRect[] =>
  [...(addresses ? addresses.split(' ').map(addressed) : []), '[data-clear]'].flatMap(selector =>
    [...document.querySelectorAll(selector)].map(e => e.getBoundingClientRect()),
  )
/** Asks the scene to show these as large as it can, once they are drawn. */
export function lookAt(addresses: readonly string[]): () => void {
  let frame = 0
  const look = (left: number): void => {
    const found = addresses.flatMap(a => document.querySelector(addressed(a)) ?? [])
    if (found.length === addresses.length)
      found[0]?.dispatchEvent(new CustomEvent('kit-show', { bubbles: true, detail: found }))
    else if (left > 0) frame = requestAnimationFrame(() => look(left - 1))
  }
  frame = requestAnimationFrame(() => look(300))
  return () => cancelAnimationFrame(frame)
}
/** A drawn table moves what is meant into sight (see `Scene`), a list scrolls to it. */
function show(point: string, turns: boolean): void {
  for (const address of point ? point.split(' ') : []) {
    const element = document.querySelector<HTMLElement>(addressed(address))
    if (!element) continue
    if (turns && address.startsWith('tab:')) {
      element.click()
      requestAnimationFrame(() => show(point, false))
      return
    }
    if (element.closest('.kit-scene')) element.dispatchEvent(new Event('kit-show', { bubbles: true }))
    if (!element.closest('.kit-viewport')) element.scrollIntoView({ block: 'nearest' })
    return
  }
}

/** Puts the ring around what the coach speaks of, and the bubble where it covers least. */
function stand(bubble: HTMLElement, ring: HTMLElement, at: DOMRect | null, clear: readonly DOMRect[]): void {
  ringAround(ring, at)
  const { clientWidth: w, clientHeight: h } = document.documentElement
  const [x, y] = placeBubble({ w, h }, { w: bubble.offsetWidth, h: bubble.offsetHeight }, at, clear)
  bubble.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
}
