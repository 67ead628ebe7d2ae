/** A dialog in the middle of the screen, or a sheet at its side. */
import { type ReactNode, useId } from 'react'
import { useWords } from '../speech.tsx'
import { Modal } from './modal.tsx'

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
  const heading = useId()
  return (
    <Modal
      labelledBy={heading}
      className={side ? 'modal sheet' : isWide ? 'modal dialog wide' : 'modal dialog'}
      onClose={onClose}
    >
      <div className="dialog-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" className="button quiet square" onClick={onClose} aria-label={w.say('close')}>
          <span aria-hidden="true">✕</span>
        </button>
      </div>
      <div className="dialog-body">{children}</div>
      {foot && <div className="dialog-foot">{foot}</div>}
    </Modal>
  )
}
