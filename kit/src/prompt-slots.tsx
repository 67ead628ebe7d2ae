/**
 * Beside the question, at the screen's edge, is the one place for the word that ends a step, and for how far a plan has
 * come. A drawn part gives them from where it stands; without a table around it they stay there.
 */
import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'

export interface Places {
  readonly word: Element | null
  readonly count: Element | null
  /** One press is being sent as several actions: until the last of them the question stays as it was. */
  setSending?(isSending: boolean): void
}
export const BesideOf = createContext<Places>({ word: null, count: null })

/**
 * The button that ends or carries out what is asked; there is at most one. It stands in place of the table's own. What
 * only helps to find an answer is marked `data-beside` and stands next to it.
 */
export function Word({ children }: { children: ReactNode }) {
  const { word } = useContext(BesideOf)
  return word ? createPortal(children, word) : children
}
/** How far a plan has come ("4 of 11"): told by the part itself too, so it is drawn nowhere else. */
export function Count({ children }: { children: ReactNode }) {
  const { count } = useContext(BesideOf)
  return count && createPortal(children, count)
}
