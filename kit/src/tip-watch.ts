/** When a tip comes and goes: hover and focus, long press and second button, a click that cannot succeed. */
import { type Attempt, attemptAt, idleThing } from './attempts.ts'

export interface ShownTip {
  readonly word: string
  readonly at: Element
  /** Pointed at: short. Asked for: all of it. */
  readonly isFull: boolean
  /** An attempt that cannot succeed: why not. */
  readonly attempt: Attempt | null
}

const HOVER = 350
const PRESS = 450
const LINGER = 180

export function watchTips(
  root: HTMLElement,
  tip: { readonly current: HTMLElement | null },
  show: (s: ShownTip | null) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let over: Element | null = null
  /** Asked for: it stays until somebody goes elsewhere. */
  let isKept = false
  const at = (event: Event): Element | null =>
    event.target instanceof Element ? event.target.closest('[data-tip]') : null
  const later = (ms: number, then: () => void): void => {
    clearTimeout(timer)
    timer = setTimeout(then, ms)
  }
  const hide = (): void => {
    isKept = false
    show(null)
  }
  const hideLater = (): void => {
    if (!isKept) later(LINGER, hide)
  }
  const open = (element: Element, isFull: boolean, attempt: ShownTip['attempt'] = null): void => {
    if (!element.isConnected) return
    clearTimeout(timer)
    isKept = isFull
    show({ word: element.getAttribute('data-tip') ?? '', at: element, isFull, attempt })
  }
  const isInTip = (event: PointerEvent): boolean => {
    const r = tip.current?.getBoundingClientRect()
    return (
      r !== undefined &&
      event.clientX > r.left &&
      event.clientX < r.right &&
      event.clientY > r.top &&
      event.clientY < r.bottom
    )
  }
  const enter = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' || event.buttons !== 0 || isKept) return
    const element = at(event)
    if (element === over) return
    over = element
    if (element) later(HOVER, () => open(element, false))
    else hideLater()
  }
  const leave = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' || isInTip(event)) return
    over = null
    hideLater()
  }
  const focus = (event: FocusEvent): void => {
    const element = at(event)
    if (!isKept && element?.matches(':focus-visible')) later(HOVER, () => open(element, false))
  }
  // A long press explains instead of choosing: the click that follows it is swallowed.
  let pressed: { x: number; y: number } | null = null
  let wasLong = false
  const down = (event: PointerEvent): void => {
    if (event.target instanceof Node && tip.current?.contains(event.target)) return
    clearTimeout(timer)
    hide()
    over = null
    wasLong = false
    const element = at(event)
    if (event.pointerType !== 'touch' || !element || !root.contains(element)) return
    pressed = { x: event.clientX, y: event.clientY }
    later(PRESS, () => {
      wasLong = true
      open(element, true)
    })
  }
  const move = (event: PointerEvent): void => {
    // Away from tip and table: the tip goes.
    const isHere = event.target instanceof Node && root.contains(event.target)
    if (tip.current && event.pointerType !== 'touch' && !isInTip(event) && !isHere) {
      over = null
      hideLater()
    }
    if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > 10) {
      pressed = null
      clearTimeout(timer)
    }
  }
  const up = (): void => {
    if (pressed && !wasLong) clearTimeout(timer)
    pressed = null
  }
  const clicked = (event: MouseEvent): void => {
    if (!wasLong) return
    wasLong = false
    event.preventDefault()
    event.stopPropagation()
  }
  const tried = (event: Event): void => {
    const thing = idleThing(event.target)
    if (thing && root.contains(thing)) open(thing, true, attemptAt(thing))
  }
  const refused = (event: Event): void => {
    const thing = event.target instanceof Element ? event.target : null
    const picked = event instanceof CustomEvent && typeof event.detail === 'string' ? event.detail : null
    if (thing) open(thing, true, attemptAt(thing, picked))
  }
  const menu = (event: Event): void => {
    const element = at(event)
    if (wasLong || pressed) event.preventDefault()
    else if (element && root.contains(element)) {
      event.preventDefault()
      open(element, true)
    }
  }
  const key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      clearTimeout(timer)
      hide()
    } else if (
      (event.key === 'Enter' || event.key === ' ') &&
      event.target instanceof Element &&
      root.contains(event.target)
    ) {
      if (!event.defaultPrevented && event.target.matches('[data-target]')) tried(event)
    }
  }
  const listeners: readonly (readonly [EventTarget, string, (event: never) => void, boolean?])[] = [
    [root, 'pointerover', enter],
    [root, 'pointerleave', leave],
    [root, 'focusin', focus],
    [root, 'focusout', hideLater],
    [root, 'click', clicked, true],
    [root, 'click', tried],
    [root, 'kit-refused', refused],
    [root, 'contextmenu', menu],
    [document, 'pointerdown', down, true],
    [document, 'pointermove', move],
    [document, 'pointerup', up],
    [document, 'keydown', key],
  ]
  for (const [target, name, listener, capture] of listeners)
    target.addEventListener(name, listener as (event: Event) => void, capture ?? false)
  return () => {
    clearTimeout(timer)
    for (const [target, name, listener, capture] of listeners)
      target.removeEventListener(name, listener as (event: Event) => void, capture ?? false)
  }
}
