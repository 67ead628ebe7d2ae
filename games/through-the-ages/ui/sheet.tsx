/** A sheet over the table: all cards, events, a comparison. */
import { type ReactNode, useEffect, useRef } from 'react'
import type { Say } from './part.ts'

interface Props {
  readonly say: Say
  readonly label: string
  onClose(): void
  readonly children: ReactNode
}
export function Sheet({ say, label, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="tta-sheet" aria-label={label} onClose={onClose}>
      <form method="dialog">
        <h2>{label}</h2>
        <button type="submit" className="button small">
          {say('ui.close')}
        </button>
      </form>
      {children}
    </dialog>
  )
}
