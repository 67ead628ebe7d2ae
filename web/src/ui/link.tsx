/** A link inside the app: a real address that also opens in a new tab. */
import type { MouseEvent, ReactNode } from 'react'
import { go } from '../router.ts'

export function Link({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  const follow = (e: MouseEvent): void => {
    if (e.metaKey || e.ctrlKey || e.shiftKey || e.button !== 0) return
    e.preventDefault()
    go(to)
  }
  return (
    <a href={to} className={className} onClick={follow}>
      {children}
    </a>
  )
}
