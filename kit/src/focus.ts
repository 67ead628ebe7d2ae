/**
 * Keyboard focus on the board: after a choice made with a key, the focus moves to the next thing to choose instead of
 * the beginning of the page. A player who uses the pointer keeps their focus.
 */
import { useEffect } from 'react'
import { afterPicture } from './picture.ts'

let isKeyboard = false
let isListening = false
/** What was chosen last with a key: the focus may still be there. */
let chosen: Element | null = null
/** True if the last choice was made on a part of the board. */
let wasHere = false

function listen(): void {
  if (isListening) return
  isListening = true
  addEventListener(
    'keydown',
    e => {
      isKeyboard = true
      if (e.key === 'Enter' || e.key === ' ') chosen = document.activeElement
    },
    true,
  )
  addEventListener(
    'pointerdown',
    () => {
      isKeyboard = false
      chosen = null
    },
    true,
  )
  addEventListener('focusin', e => {
    const element = e.target instanceof Element ? e.target : null
    if (element?.closest('[data-part]')) wasHere = true
    // The word that ends the step is said in between.
    else if (!element?.matches('[tabindex="-1"], [data-word]')) wasHere = false
  })
}

/**
 * Moves the focus: at once for those who play by keyboard; for others after the next frame, because focusing forces a
 * layout of the page.
 */
export function moveFocus(move: () => void): void {
  listen()
  if (isKeyboard) move()
  else afterPicture(move)
}

/**
 * What was pressed with the pointer gives the focus back before the position changes: to take away a thing that has it,
 * or its button's role, lays the whole page out once more. The keyboard goes on from there all the same.
 */
export function letGo(): void {
  const pressed = document.activeElement
  const canBlur = pressed instanceof HTMLElement || pressed instanceof SVGElement
  if (canBlur && pressed.matches('button, [role=button]') && !pressed.matches(':focus-visible')) pressed.blur()
}

/**
 * `selector` names what can be chosen now; null: nothing. Parts of the board carry `data-part`. A heading that was
 * given the focus for want of anything better gives it back.
 */
export function useNextFocus(position: unknown, selector: string | null): void {
  useEffect(listen, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position is the reason
  useEffect(() => {
    if (!selector || !isKeyboard || !wasHere) return
    const now = document.activeElement
    if (now && now !== document.body && now !== chosen && !now.matches('h2[tabindex="-1"]')) return
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>(selector)) {
      if (element.getClientRects().length === 0) continue
      element.focus()
      return
    }
  }, [position, selector])
}
