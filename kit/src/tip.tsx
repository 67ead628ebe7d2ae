/**
 * Explains whatever carries `data-tip`: on hover, on focus, on a long press. One listener for a whole part of the
 * table; the game says what a word means. A tip never stands between the pointer and the table: only its links answer,
 * and it stays while one goes to them.
 */
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

interface Props {
  explain(word: string): ReactNode
  readonly className?: string
  readonly children: ReactNode
}
interface Shown {
  readonly word: string
  readonly at: DOMRect
}
const HOVER = 320
const PRESS = 450
const LINGER = 180

export function Tips({ explain, className, children }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const tip = useRef<HTMLDivElement>(null)
  const [shown, show] = useState<Shown | null>(null)
  const id = useId()

  useEffect(() => {
    const r = root.current
    return r ? watch(r, tip, show) : undefined
  }, [])
  useEffect(() => {
    if (!shown || !tip.current) return
    place(tip.current, shown.at)
    const gone = (): void => show(null)
    addEventListener('wheel', gone, { passive: true })
    addEventListener('resize', gone)
    return () => {
      removeEventListener('wheel', gone)
      removeEventListener('resize', gone)
    }
  }, [shown])

  const content = shown ? explain(shown.word) : null
  return (
    <div ref={root} className={className} data-part aria-describedby={content ? id : undefined}>
      {children}
      {content &&
        createPortal(
          <div ref={tip} id={id} className="kit-tip" role="tooltip">
            {content}
          </div>,
          document.body,
        )}
    </div>
  )
}

function watch(root: HTMLElement, tip: { current: HTMLElement | null }, show: (s: Shown | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let over: Element | null = null
  const at = (e: Event): Element | null => (e.target instanceof Element ? e.target.closest('[data-tip]') : null)
  const later = (ms: number, then: () => void): void => {
    clearTimeout(timer)
    timer = setTimeout(then, ms)
  }
  const open = (element: Element): void => {
    const word = element.getAttribute('data-tip')
    if (word && element.isConnected) show({ word, at: element.getBoundingClientRect() })
  }
  const enter = (e: PointerEvent): void => {
    if (e.pointerType === 'touch' || e.buttons !== 0) return
    if (isInTip(e)) {
      clearTimeout(timer)
      return
    }
    const element = at(e)
    if (element === over) return
    over = element
    if (element) later(HOVER, () => open(element))
    else later(LINGER, () => show(null))
  }
  const leave = (e: PointerEvent): void => {
    if (e.pointerType === 'touch' || isInTip(e)) return
    over = null
    later(LINGER, () => show(null))
  }
  const isInTip = (e: PointerEvent): boolean => {
    const r = tip.current?.getBoundingClientRect()
    return r !== undefined && e.clientX > r.left && e.clientX < r.right && e.clientY > r.top && e.clientY < r.bottom
  }
  const focus = (e: FocusEvent): void => {
    const element = at(e)
    if (element?.matches(':focus-visible')) later(HOVER, () => open(element))
  }
  const blur = (): void => later(LINGER, () => show(null))
  // A long press explains instead of choosing: the click that follows it is swallowed.
  let pressed: { x: number; y: number } | null = null
  let wasLong = false
  const down = (e: PointerEvent): void => {
    if (e.target instanceof Node && tip.current?.contains(e.target)) return
    clearTimeout(timer)
    show(null)
    over = null
    wasLong = false
    const element = at(e)
    if (e.pointerType !== 'touch' || !element || !root.contains(element)) return
    pressed = { x: e.clientX, y: e.clientY }
    later(PRESS, () => {
      wasLong = true
      open(element)
    })
  }
  const move = (e: PointerEvent): void => {
    // Away from tip and table: the tip goes.
    if (
      tip.current &&
      e.pointerType !== 'touch' &&
      !isInTip(e) &&
      !(e.target instanceof Node && root.contains(e.target))
    ) {
      over = null
      later(LINGER, () => show(null))
    }
    if (pressed && Math.hypot(e.clientX - pressed.x, e.clientY - pressed.y) > 10) {
      pressed = null
      clearTimeout(timer)
    }
  }
  const up = (): void => {
    if (pressed && !wasLong) clearTimeout(timer)
    pressed = null
  }
  const click = (e: MouseEvent): void => {
    if (!wasLong) return
    wasLong = false
    e.preventDefault()
    e.stopPropagation()
  }
  const menu = (e: Event): void => {
    if (wasLong || pressed) e.preventDefault()
  }
  const key = (e: KeyboardEvent): void => {
    if (e.key !== 'Escape') return
    clearTimeout(timer)
    show(null)
  }
  root.addEventListener('pointerover', enter)
  root.addEventListener('pointerleave', leave)
  root.addEventListener('focusin', focus)
  root.addEventListener('focusout', blur)
  root.addEventListener('click', click, true)
  root.addEventListener('contextmenu', menu)
  document.addEventListener('pointerdown', down, true)
  document.addEventListener('pointermove', move)
  document.addEventListener('pointerup', up)
  document.addEventListener('keydown', key)
  return () => {
    clearTimeout(timer)
    root.removeEventListener('pointerover', enter)
    root.removeEventListener('pointerleave', leave)
    root.removeEventListener('focusin', focus)
    root.removeEventListener('focusout', blur)
    root.removeEventListener('click', click, true)
    root.removeEventListener('contextmenu', menu)
    document.removeEventListener('pointerdown', down, true)
    document.removeEventListener('pointermove', move)
    document.removeEventListener('pointerup', up)
    document.removeEventListener('keydown', key)
  }
}

/** Beside the thing, where there is room: to the right, the left, below, above. */
function place(tip: HTMLElement, at: DOMRect): void {
  const { width: w, height: h } = tip.getBoundingClientRect()
  const gap = 10
  const [vw, vh] = [document.documentElement.clientWidth, document.documentElement.clientHeight]
  const within = (x: number, size: number, room: number): number => Math.max(8, Math.min(room - size - 8, x))
  let x: number
  let y: number
  if (at.right + gap + w < vw) [x, y] = [at.right + gap, within(at.top + at.height / 2 - h / 2, h, vh)]
  else if (at.left - gap - w > 0) [x, y] = [at.left - gap - w, within(at.top + at.height / 2 - h / 2, h, vh)]
  else {
    x = within(at.left + at.width / 2 - w / 2, w, vw)
    y = at.top - gap - h > 0 ? at.top - gap - h : within(at.bottom + gap, h, vh)
  }
  tip.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
  tip.style.visibility = 'visible'
}
