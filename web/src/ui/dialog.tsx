/**
 * A dialog in the middle of the screen, or a sheet at its side; focus stays inside and goes back where it came from.
 */
import { type ReactNode, useEffect, useRef } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useWords } from '../speech.tsx'

export interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly foot?: ReactNode
  readonly side?: boolean
  /** Two columns have room in it. */
  readonly isWide?: boolean
}

export function Dialog({ title, onClose, children, foot, side = false, isWide = false }: DialogProps) {
  const w = useWords()
  const box = useRef<HTMLElement>(null)
  useEffect(() => keepFocusIn(box.current), [])
  return (
    <ModalOverlay className={side ? 'veil side' : 'veil'} isOpen isDismissable onOpenChange={open => open || onClose()}>
      <Modal className={side ? 'sheet' : isWide ? 'dialog wide' : 'dialog'}>
        <AriaDialog ref={box}>
          <div className="dialog-head">
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <button type="button" className="button quiet square" onClick={onClose} aria-label={w.say('close')}>
              <span aria-hidden="true">✕</span>
            </button>
          </div>
          <div className="dialog-body">{children}</div>
          {foot && <div className="dialog-foot">{foot}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

/** When the button that was pressed goes away, the dialog takes the focus: else it would not hear Escape. */
function keepFocusIn(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return
  const changes = new MutationObserver(() => document.activeElement === document.body && box.focus())
  changes.observe(box, { childList: true, subtree: true })
  return () => changes.disconnect()
}
