/**
 * A modal window: the browser's own, which keeps everything below it still and gives the focus back where it came from.
 * A press beside it and Escape close it.
 */
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

export interface ModalProps {
  /** The id of the title. */
  readonly labelledBy: string
  /** The id of what an alert says. */
  readonly describedBy?: string
  readonly role?: 'dialog' | 'alertdialog'
  readonly className: string
  readonly onClose: () => void
  readonly children: ReactNode
}

export function Modal({ labelledBy, describedBy, role = 'dialog', className, onClose, children }: ModalProps) {
  const box = useRef<HTMLDialogElement>(null)
  const isOpen = useOpen(box)
  const backdrop = useBackdrop(onClose)
  useEffect(() => keepFocusIn(box.current), [])
  return createPortal(
    <dialog
      ref={box}
      role={role}
      className={className}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      tabIndex={-1}
      onCancel={e => {
        // The cancelled choice of a file bubbles up to here, too.
        if (e.target !== e.currentTarget) return
        e.preventDefault()
        onClose()
      }}
      // A second Escape may close it without asking.
      onClose={e => e.target === e.currentTarget && !e.currentTarget.open && onClose()}
      // The table below has its own use for Escape.
      onKeyDown={e => e.key === 'Escape' && e.stopPropagation()}
      {...backdrop}
    >
      {isOpen && children}
    </dialog>,
    document.body,
  )
}

/**
 * Open as long as it is drawn. What stands in it is drawn once it is open: only then can it take the focus that it asks
 * for; else the window itself has it.
 */
function useOpen(box: RefObject<HTMLDialogElement | null>): boolean {
  const [isOpen, setOpen] = useState(false)
  useLayoutEffect(() => {
    const dialog = box.current
    if (!dialog) return
    dialog.toggleAttribute('data-over-scrolling', innerWidth > document.documentElement.clientWidth)
    dialog.showModal()
    setOpen(true)
    return () => dialog.close()
  }, [box])
  return isOpen
}

/** Closes at a press that begins and ends beside the window. */
function useBackdrop(onClose: () => void) {
  const began = useRef(false)
  return {
    onPointerDown: (e: React.PointerEvent<HTMLDialogElement>): void => {
      began.current = isBeside(e)
    },
    onClick: (e: React.MouseEvent<HTMLDialogElement>): void => {
      if (began.current && isBeside(e)) onClose()
      began.current = false
    },
  }
}
function isBeside(e: React.MouseEvent<HTMLDialogElement>): boolean {
  if (e.target !== e.currentTarget) return false
  const { left, right, top, bottom } = e.currentTarget.getBoundingClientRect()
  return e.clientX < left || e.clientX > right || e.clientY < top || e.clientY > bottom
}

/** When the button that was pressed goes away, the window takes the focus: else its keys would go to the table. */
function keepFocusIn(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return
  const changes = new MutationObserver(() => document.activeElement === document.body && box.focus())
  changes.observe(box, { childList: true, subtree: true })
  return () => changes.disconnect()
}
