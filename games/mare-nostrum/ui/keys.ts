/** Keys of the board that work wherever the focus is: plan, carry out, tracks, heroes, goods on offer, income. */
import { useEffect, useRef } from 'react'

export interface BoardKeys {
  readonly isPlanned: boolean
  readonly isHeroesOpen: boolean
  dropLast(): void
  dropAll(): void
  toggleHeroes(): void
  toggleIncome(): void
}
export function useKeys(keys: BoardKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const hear = (e: KeyboardEvent): void => {
      if (e.ctrlKey || e.metaKey || e.altKey || isElsewhere(e.target)) return
      if (!act(latest.current, e)) return
      e.preventDefault()
      e.stopPropagation()
    }
    // Before the table's own keys: of those that mean something here, the board's meaning counts.
    addEventListener('keydown', hear, true)
    return () => removeEventListener('keydown', hear, true)
  }, [])
}
const isElsewhere = (t: EventTarget | null): boolean =>
  t instanceof HTMLElement &&
  (t.matches('input, select, textarea, [contenteditable]') || t.closest('[role=dialog]') !== null)

/** True if the key meant something here. */
export function act(keys: BoardKeys, { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): boolean {
  if (key === 'Escape' && document.querySelector('.mn-map.is-picking') === null) {
    if (keys.isHeroesOpen) keys.toggleHeroes()
    else if (!keys.isPlanned) return false
    else if (shiftKey) keys.dropAll()
    else keys.dropLast()
    return true
  }
  switch (key.toLowerCase()) {
    case 'c':
      return keys.isPlanned && pressFirst('[data-send]:enabled')
    case 'h':
      keys.toggleHeroes()
      return true
    case 'i':
      keys.toggleIncome()
      return true
    case 'p':
      return keys.isPlanned && focusFirst('.mn-dock [data-plan] button')
    case 'g':
      return focusFirst('.mn-stall button, .mn-stall')
    case 't':
      openTab('tracks')
      return focusFirst('.mn-tracks [tabindex]')
    default:
      return false
  }
}
/** On the phone the tracks stand behind a tab. */
const openTab = (id: string): void => document.querySelector<HTMLElement>(`[data-anchor="tab:${id}"]`)?.click()
/** The button itself, so that whatever it asks first is asked by key too. */
function pressFirst(selector: string): boolean {
  const button = document.querySelector<HTMLElement>(selector)
  button?.click()
  return button !== null
}
function focusFirst(selector: string): boolean {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    if (element.getClientRects().length === 0) continue
    element.focus()
    return true
  }
  return false
}
