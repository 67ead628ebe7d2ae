/** Addresses of the app: the shelf, a table, a game's rules, the lobby and tables of a server. */
import { useSyncExternalStore } from 'react'

export type Place =
  | { readonly at: 'shelf' }
  | { readonly at: 'table'; readonly id: string }
  | { readonly at: 'learn'; readonly game: string }
  | { readonly at: 'rules'; readonly game: string; readonly rule: string }
  | { readonly at: 'lobby' }
  | { readonly at: 'match'; readonly id: string }
  | { readonly at: 'nowhere' }

export function placeOf(pathname: string, hash = ''): Place {
  const [first, second, ...rest] = pathname.split('/').filter(Boolean).map(decodeURIComponent)
  if (first === undefined) return { at: 'shelf' }
  if (first === 'online' && second === undefined) return { at: 'lobby' }
  if (rest.length > 0 || second === undefined) return { at: 'nowhere' }
  if (first === 'table') return { at: 'table', id: second }
  if (first === 'online') return { at: 'match', id: second }
  if (first === 'learn') return { at: 'learn', game: second }
  if (first === 'rules') return { at: 'rules', game: second, rule: hash.slice(1) }
  return { at: 'nowhere' }
}

const listeners = new Set<() => void>()
const tell = (): void => {
  for (const listener of [...listeners]) listener()
}
addEventListener('popstate', tell)

export function go(path: string): void {
  history.pushState(null, '', path)
  scrollTo(0, 0)
  tell()
}
export function usePlace(): Place {
  const path = useSyncExternalStore(
    changed => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => location.pathname + location.hash,
  )
  const [pathname, hash] = path.split('#')
  return placeOf(pathname, hash ? `#${hash}` : '')
}
