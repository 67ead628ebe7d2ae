/** The word that ends a step or a turn. It stands beside the question, in every game and on every screen. */
import { moveFocus } from '@ecumene/kit/focus.ts'
import type { Words } from '@ecumene/words'
import { useEffect, useRef, useState } from 'react'
import { isTyping } from './shortcuts.tsx'
import type { Word } from './view.ts'

export function DoneButton({ word, seconds }: { word: Word; seconds: number | null }) {
  const button = useRef<HTMLButtonElement>(null)
  const isSaid = useRef(false)
  const isHeld = word.held !== null
  // After the last step by keyboard the focus moves here; after an undo it goes back to where it was.
  useEffect(() => {
    if (!isHeld || isTyping(document.activeElement)) return
    const before = document.activeElement
    let isOver = false
    moveFocus(() => {
      if (!isOver && document.activeElement === before) button.current?.focus({ preventScroll: true })
    })
    return () => {
      isOver = true
      const canGoBack = (before instanceof HTMLElement || before instanceof SVGElement) && before.isConnected
      if (canGoBack && !isSaid.current) before.focus({ preventScroll: true })
    }
  }, [isHeld])
  return (
    <button
      ref={button}
      type="button"
      className={`button primary done${isHeld ? ' held' : ''}${seconds === null ? '' : ' soon'}`}
      data-word={isHeld ? 'held' : 'free'}
      data-anchor="word"
      onClick={() => {
        isSaid.current = true
        word.say()
      }}
    >
      {word.label}
    </button>
  )
}

/** That it is not played yet, or how soon. */
export const heldText = (w: Words, seconds: number | null): string =>
  seconds === null ? w.say('held.soft') : w.say('held.soon', { n: seconds })

/** Whole seconds to that moment, counted down; null: there is none. */
export function useSecondsTo(at: number | null): number | null {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (at === null) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [at])
  return at === null ? null : Math.max(1, Math.ceil((at - now) / 1000))
}
