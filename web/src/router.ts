/** Addresses of the app: the shelf, a table, a game's rules, the lobby and tables of a server. */
import { useSyncExternalStore } from 'react'

export type Address =
  | { readonly at: 'shelf' }
  | { readonly at: 'table'; readonly id: string }
  | { readonly at: 'learn'; readonly game: string; readonly chapter: string }
  | { readonly at: 'challenge'; readonly game: string; readonly challenge: string }
  | { readonly at: 'rules'; readonly game: string; readonly rule: string }
  | { readonly at: 'lobby' }
  | { readonly at: 'match'; readonly id: string }
  /** The board for all, on a screen in the middle; and what a player holds in their hand beside it. */
  | { readonly at: 'middle'; readonly id: string }
  | { readonly at: 'hand'; readonly id: string }
  | { readonly at: 'invite'; readonly code: string }
  | { readonly at: 'account'; readonly part: AccountPart }
  | { readonly at: 'person'; readonly user: string }
  /** The best players; empty: of whichever game comes first. */
  | { readonly at: 'leaders'; readonly game: string }
  | { readonly at: 'cups' }
  | { readonly at: 'cup'; readonly id: string }
  /** The shuffle checker; empty: of a record that is pasted or opened. */
  | { readonly at: 'fair'; readonly id: string }
  | { readonly at: 'nowhere' }

const ACCOUNT_PARTS = [
  'you',
  'security',
  'notices',
  'tokens',
  'people',
  'reports',
  'reset',
  'confirmed',
  'stop',
] as const
export type AccountPart = (typeof ACCOUNT_PARTS)[number]

export function placeOf(pathname: string, hash = ''): Address {
  const [first, second, ...rest] = pathname.split('/').filter(Boolean).map(decodeURIComponent)
  if (first === undefined) return { at: 'shelf' }
  if (first === 'online' && second === undefined) return { at: 'lobby' }
  if (first === 'account' && second === undefined) return { at: 'account', part: 'you' }
  if (first === 'fair' && second === undefined) return { at: 'fair', id: '' }
  if (first === 'cups' && second === undefined) return { at: 'cups' }
  if (first === 'leaders' && rest.length === 0) return { at: 'leaders', game: second ?? '' }
  if (rest.length > 0 || second === undefined) return { at: 'nowhere' }
  if (first === 'table') return { at: 'table', id: second }
  if (first === 'online') return { at: 'match', id: second }
  if (first === 'middle' || first === 'hand') return { at: first, id: second }
  if (first === 'invite') return { at: 'invite', code: second }
  if (first === 'learn') return { at: 'learn', game: second, chapter: hash.slice(1) }
  if (first === 'challenge') return { at: 'challenge', game: second, challenge: hash.slice(1) }
  if (first === 'rules') return { at: 'rules', game: second, rule: hash.slice(1) }
  if (first === 'cups') return { at: 'cup', id: second }
  if (first === 'people') return { at: 'person', user: second }
  if (first === 'fair') return { at: 'fair', id: second }
  const part = ACCOUNT_PARTS.find(p => p === second)
  if (first === 'account' && part) return { at: 'account', part }
  return { at: 'nowhere' }
}

const listeners = new Set<() => void>()
const announce = (): void => {
  for (const listener of [...listeners]) listener()
}
function listen(changed: () => void): () => void {
  if (listeners.size === 0) addEventListener('popstate', announce)
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
    if (listeners.size === 0) removeEventListener('popstate', announce)
  }
}

export function go(path: string): void {
  history.pushState(null, '', path)
  scrollTo(0, 0)
  announce()
}
export function usePlace(): Address {
  const path = useSyncExternalStore(listen, () => location.pathname + location.hash)
  const [pathname, hash] = path.split('#')
  return placeOf(pathname, hash ? `#${hash}` : '')
}
