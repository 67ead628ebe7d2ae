/** Speaks beside the thing it speaks of, and rings it. It waits for the player: for the choice it leads to, or for "next". */
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

interface Choice {
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
  /** Null: the player goes on by choosing. */
  readonly next: Choice | null
  /** Another way to go on. */
  readonly more: Choice | null
  readonly back: Choice | null
  readonly quit: Choice
}

export function Coach(p: Props) {
  const bubble = useRef<HTMLElement>(null)
  const ring = useRef<HTMLDivElement>(null)
  const { text } = p
  const point = typeof p.point === 'string' ? p.point : (p.point ?? []).join(' ')
  // The table moves under the coach: he looks again and again, which costs a few rectangles.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another size
  useEffect(() => {
    let frame = 0
    const look = (): void => {
      if (bubble.current && ring.current) stand(bubble.current, ring.current, find(point)?.getBoundingClientRect() ?? null)
      frame = requestAnimationFrame(look)
    }
    show(point)
    look()
    return () => cancelAnimationFrame(frame)
  }, [point, text])
  return createPortal(
    <>
      <div ref={ring} className="kit-ring" aria-hidden="true" />
      <section ref={bubble} className="kit-coach" aria-label={p.label}>
        <p aria-live="polite">{text}</p>
        <div>
          <span className="soft small-text">{p.count}</span>
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

const addressed = (address: string): string => `[data-anchor="${CSS.escape(address)}"]`
/** What is meant, if it is in sight: a thing with that address; else what can be chosen, first beside the board, then on it. */
function find(point: string): Element | null {
  const selectors = point ? point.split(' ').map(addressed) : ['[data-action]', '[data-verb]', '.kit-target.is-legal']
  for (const selector of selectors)
    for (const element of document.querySelectorAll(selector)) {
      const r = element.getBoundingClientRect()
      if (r.width > 0 && r.right > 0 && r.bottom > 0 && r.left < innerWidth && r.top < innerHeight) return element
    }
  return null
}
/** A drawn table moves what is meant into sight (see `Scene`), a list scrolls to it. */
function show(point: string): void {
  for (const address of point ? point.split(' ') : []) {
    const element = document.querySelector(addressed(address))
    if (!element) continue
    if (element.closest('.kit-scene')) element.dispatchEvent(new Event('kit-show', { bubbles: true }))
    if (!element.closest('.kit-viewport')) element.scrollIntoView({ block: 'nearest' })
    return
  }
}

const GAP = 14
function stand(bubble: HTMLElement, ring: HTMLElement, at: DOMRect | null): void {
  const { offsetWidth: w, offsetHeight: h } = bubble
  const [vw, vh] = [document.documentElement.clientWidth, document.documentElement.clientHeight]
  ring.style.display = at ? 'block' : 'none'
  let [x, y] = [(vw - w) / 2, vh - h - 90]
  if (at) {
    ring.style.transform = `translate(${at.left - 5}px, ${at.top - 5}px)`
    ring.style.width = `${at.width + 10}px`
    ring.style.height = `${at.height + 10}px`
    const within = (v: number, size: number, room: number): number => Math.max(8, Math.min(room - size - 8, v))
    if (at.left - GAP - w > 0) [x, y] = [at.left - GAP - w, within(at.top + at.height / 2 - h / 2, h, vh)]
    else if (at.right + GAP + w < vw) [x, y] = [at.right + GAP, within(at.top + at.height / 2 - h / 2, h, vh)]
    else {
      const above = at.top - GAP - h
      const below = at.bottom + GAP
      x = within(at.left + at.width / 2 - w / 2, w, vw)
      y = above > 8 ? above : below + h < vh ? below : 8
    }
  }
  bubble.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
}
