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
  const at = (e: Event): Element | null => (e.target instanceof Element ? e.target.closest('[data-tip]') : null)
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
  const isInTip = (e: PointerEvent): boolean => {
    const r = tip.current?.getBoundingClientRect()
    return r !== undefined && e.clientX > r.left && e.clientX < r.right && e.clientY > r.top && e.clientY < r.bottom
  }
  const enter = (e: PointerEvent): void => {
    if (e.pointerType === 'touch' || e.buttons !== 0 || isKept) return
    const element = at(e)
    if (element === over) return
    over = element
    if (element) later(HOVER, () => open(element, false))
    else hideLater()
  }
  const leave = (e: PointerEvent): void => {
    if (e.pointerType === 'touch' || isInTip(e)) return
    over = null
    hideLater()
  }
  const focus = (e: FocusEvent): void => {
    const element = at(e)
    if (!isKept && element?.matches(':focus-visible')) later(HOVER, () => open(element, false))
  }
  // A long press explains instead of choosing: the click that follows it is swallowed.
  let pressed: { x: number; y: number } | null = null
  let wasLong = false
  const down = (e: PointerEvent): void => {
    if (e.target instanceof Node && tip.current?.contains(e.target)) return
    clearTimeout(timer)
    hide()
    over = null
    wasLong = false
    const element = at(e)
    if (e.pointerType !== 'touch' || !element || !root.contains(element)) return
    pressed = { x: e.clientX, y: e.clientY }
    later(PRESS, () => {
      wasLong = true
      open(element, true)
    })
  }
  const move = (e: PointerEvent): void => {
    // Away from tip and table: the tip goes.
    const isHere = e.target instanceof Node && root.contains(e.target)
    if (tip.current && e.pointerType !== 'touch' && !isInTip(e) && !isHere) {
      over = null
      hideLater()
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
  const clicked = (e: MouseEvent): void => {
    if (!wasLong) return
    wasLong = false
    e.preventDefault()
    e.stopPropagation()
  }
  const tried = (e: Event): void => {
    const thing = idleThing(e.target)
    if (thing && root.contains(thing)) open(thing, true, attemptAt(thing))
  }
  const refused = (e: Event): void => {
    const thing = e.target instanceof Element ? e.target : null
    const picked = e instanceof CustomEvent && typeof e.detail === 'string' ? e.detail : null
    if (thing) open(thing, true, attemptAt(thing, picked))
  }
  const menu = (e: Event): void => {
    const element = at(e)
    if (wasLong || pressed) e.preventDefault()
    else if (element && root.contains(element)) {
      e.preventDefault()
      open(element, true)
    }
  }
  const key = (e: KeyboardEvent): void => {
    if (e.key === 'Escape') {
      clearTimeout(timer)
      hide()
    } else if ((e.key === 'Enter' || e.key === ' ') && e.target instanceof Element && root.contains(e.target)) {
      if (!e.defaultPrevented && e.target.matches('[data-target]')) tried(e)
    }
  }
  const listeners: readonly (readonly [EventTarget, string, (e: never) => void, boolean?])[] = [
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
    target.addEventListener(name, listener as (e: Event) => void, capture ?? false)
  return () => {
    clearTimeout(timer)
    for (const [target, name, listener, capture] of listeners)
      target.removeEventListener(name, listener as (e: Event) => void, capture ?? false)
  }
}
