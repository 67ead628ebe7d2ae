/** A link inside the app: a real address that also opens in a new tab. */
import type { MouseEvent, ReactNode } from 'react'
import { go } from '../router.ts'

export interface LinkProps {
  readonly to: string
  readonly className?: string
  /** It leads to the page that is shown. */
  readonly isHere?: boolean
  readonly children: ReactNode
}

export function Link({ to, className, isHere = false, children }: LinkProps) {
  const follow = (e: MouseEvent): void => {
    if (e.metaKey || e.ctrlKey || e.shiftKey || e.button !== 0) return
    e.preventDefault()
    go(to)
  }
  return (
    <a href={to} className={className} onClick={follow} aria-current={isHere ? 'page' : undefined}>
      {children}
    </a>
  )
}
