/**
 * Every attempt is answered where it was made. A click, a key or a drop on something that cannot be chosen asks here
 * why not; `Tips` shows the answer at that spot.
 */
import type { ActionJson, RuleId } from '@ecumene/kernel'
import { createContext, useContext } from 'react'

export interface Answer {
  /** One sentence. */
  readonly text: string
  readonly rule: RuleId | null
}
export interface Attempt {
  /** The word of the thing: its `data-tip`, or else its address. */
  readonly word: string
  /** What the player holds: the address of what is dragged, or `data-picked` around the thing. */
  readonly picked: string | null
  /** The action the thing itself names (`data-wish`). */
  readonly wish: ActionJson | null
}
export interface Answers {
  answer(attempt: Attempt): Answer | null
  openRule(id: RuleId): void
}
const Given = createContext<Answers | null>(null)
export const AnswersOf = Given.Provider
export const useAnswers = (): Answers | null => useContext(Given)

const THING = '[data-tip], [data-target], [data-wish]'
/** What answers by itself when it is pressed. */
const LIVE = [
  'button:not(:disabled, [aria-disabled="true"])',
  'a, input, select, summary, label, [role="menuitem"], [data-action], .is-legal',
  // A card that can be carried somewhere, but not chosen where it lies, is no answer to a press.
  '[data-drag]:not([aria-disabled="true"])',
].join()

/** The thing under an event that cannot be chosen; null if it can, or if there is nothing. */
export function idleThing(target: EventTarget | null): Element | null {
  if (!(target instanceof Element) || target.closest(LIVE)) return null
  return target.closest(THING)
}
export function attemptAt(thing: Element, picked: string | null = null): Attempt {
  const wish = thing.getAttribute('data-wish')
  return {
    word: thing.getAttribute('data-tip') ?? thing.getAttribute('data-target') ?? '',
    picked: picked ?? thing.closest('[data-picked]')?.getAttribute('data-picked') ?? null,
    wish: wish ? (JSON.parse(wish) as ActionJson) : null,
  }
}

/** A drop that nothing accepts: announced to the component that explains this part of the table. */
export function refuseDrop(at: Element | null, picked: string): void {
  const thing = at?.closest(THING)
  thing?.dispatchEvent(new CustomEvent<string>('kit-refused', { bubbles: true, detail: picked }))
}
