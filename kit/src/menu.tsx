/**
 * A menu beside a thing that was chosen and can be used in several ways. It gets the place of the thing and the items,
 * which are buttons; arrow keys go from item to item, Escape and a press elsewhere close it.
 */
import './kit.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

interface Props {
  readonly at: DOMRect
  readonly label: string
  /** Spoken for the veil that closes the menu. */
  readonly close: string
  readonly className?: string
  onClose(): void
  readonly children: ReactNode
}
const EDGE = 8
const GAP = 6

export function Menu({ at, label, close, className = '', onClose, children }: Props) {
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = menu.current
    if (!box) return
    place(box, at)
    box.querySelector('button')?.focus()
  }, [at])
  const keyDown = (e: React.KeyboardEvent): void => {
    e.stopPropagation()
    if (e.key === 'Escape') onClose()
    const step = e.key === 'ArrowDown' ? 1 : e.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    e.preventDefault()
    const items = [...(menu.current?.querySelectorAll('button') ?? [])]
    const now = items.indexOf(document.activeElement as HTMLButtonElement)
    items[(now + step + items.length) % items.length]?.focus()
  }
  return createPortal(
    <>
      <button type="button" className="kit-menu-veil" aria-label={close} tabIndex={-1} onClick={onClose} />
      <div
        ref={menu}
        className={`kit-menu ${className}`}
        role="menu"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={keyDown}
      >
        {children}
      </div>
    </>,
    document.body,
  )
}

/** Below the thing where there is room, else above it; always inside the window. */
function place(menu: HTMLElement, at: DOMRect): void {
  const { width, height } = menu.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const x = Math.max(EDGE, Math.min(at.left, clientWidth - width - EDGE))
  const below = at.bottom + GAP
  const y = below + height < clientHeight ? below : Math.max(EDGE, at.top - height - GAP)
  menu.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
  menu.style.visibility = 'visible'
}
