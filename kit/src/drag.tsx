/**
 * Drag a thing onto a target (`data-drop`). The source knows where it may go and what that means; click-click stays the
 * source's own affair, for a press that does not move is an ordinary click.
 */
import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { refuseDrop } from './attempts.ts'

export interface DragSource {
  /** What follows the pointer. */
  readonly ghost: ReactNode
  accepts(target: string): boolean
  onDrop(target: string): void
  onStart?(): void
  /** `isTaken`: it is dropped on something that accepts it. */
  onEnd?(isTaken: boolean): void
}
export interface Dragging {
  /** Spread on the element that is dragged; without a source it is not marked as one that can be. */
  readonly props: {
    readonly 'data-drag': true | undefined
    onPointerDown(e: PointerEvent): void
    onClickCapture(e: { stopPropagation(): void; preventDefault(): void }): void
  }
  /** Render it anywhere: the ghost, while dragging. */
  readonly node: ReactNode
}
const THRESHOLD = 6

export function useDrag(source: DragSource | null): Dragging {
  const [isDragging, setDragging] = useState(false)
  const ghost = useRef<HTMLDivElement>(null)
  const hasMoved = useRef(false)

  const down = (e: PointerEvent): void => {
    if (!source || e.button !== 0) return
    const [x0, y0] = [e.clientX, e.clientY]
    hasMoved.current = false
    let over: Element | null = null
    const from = e.currentTarget
    const follow = (x: number, y: number): void => {
      if (ghost.current) ghost.current.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`
    }
    const move = (m: globalThis.PointerEvent): void => {
      if (m.pointerId !== e.pointerId) return
      if (!hasMoved.current && Math.hypot(m.clientX - x0, m.clientY - y0) < THRESHOLD) return
      m.preventDefault()
      if (!hasMoved.current) {
        hasMoved.current = true
        document.documentElement.classList.add('kit-dragging')
        getSelection()?.removeAllRanges()
        setDragging(true)
        source.onStart?.()
      }
      follow(m.clientX, m.clientY)
      const target = targetAt(m.clientX, m.clientY)
      const next = target && source.accepts(target.id) ? target.element : null
      if (next !== over) {
        over?.classList.remove('is-over')
        next?.classList.add('is-over')
        over = next
      }
    }
    const end = (u: globalThis.PointerEvent): void => {
      if (u.pointerId !== e.pointerId) return
      stop()
      if (!hasMoved.current) return
      // The click that belongs to it comes at once, if it comes; any later one is a click.
      setTimeout(() => {
        hasMoved.current = false
      })
      const target = u.type === 'pointerup' ? targetAt(u.clientX, u.clientY) : null
      const taken = target && source.accepts(target.id) ? target.id : null
      source.onEnd?.(taken !== null)
      if (taken !== null) source.onDrop(taken)
      else if (u.type === 'pointerup') refuse(u, from)
    }
    const stop = (): void => {
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
      over?.classList.remove('is-over')
      document.documentElement.classList.remove('kit-dragging')
      setDragging(false)
    }
    addEventListener('pointermove', move, { passive: false })
    addEventListener('pointerup', end)
    addEventListener('pointercancel', end)
  }
  // The click after a drag is not a click.
  const click = (e: { stopPropagation(): void; preventDefault(): void }): void => {
    if (!hasMoved.current) return
    hasMoved.current = false
    e.stopPropagation()
    e.preventDefault()
  }
  return {
    props: { 'data-drag': source ? true : undefined, onPointerDown: down, onClickCapture: click },
    node: isDragging
      ? createPortal(
          <div ref={ghost} className="kit-ghost" aria-hidden="true">
            {source?.ghost}
          </div>,
          document.body,
        )
      : null,
  }
}

/** Let go over something that does not take it: why not. Over nothing, or over itself, it was only put back. */
function refuse({ clientX, clientY }: globalThis.PointerEvent, from: Element): void {
  const at = document.elementFromPoint(clientX, clientY)
  const address = from.closest('[data-anchor]')?.getAttribute('data-anchor') ?? ''
  if (!from.contains(at)) refuseDrop(at, address)
}

function targetAt(x: number, y: number): { id: string; element: Element } | null {
  const element = document.elementFromPoint(x, y)?.closest('[data-drop]')
  const id = element?.getAttribute('data-drop')
  return element && id ? { id, element } : null
}
