/** The icon of the tab, and of the app where it is installed, says that somebody waits for its player. */
import { useEffect } from 'react'

export function useTurnMark(isMyTurn: boolean): void {
  useEffect(() => {
    if (!isMyTurn) return
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    const plain = icon?.getAttribute('href') ?? '/icon.svg'
    icon?.setAttribute('href', '/icon-turn.svg')
    // Where there are no badges, the icon of the tab is enough.
    navigator.setAppBadge?.().catch(() => {})
    return () => {
      icon?.setAttribute('href', plain)
      navigator.clearAppBadge?.().catch(() => {})
    }
  }, [isMyTurn])
}
