/** A sheet over the table: all cards, events, a comparison. */
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import type { Say } from './part-props.ts'

interface Props {
  readonly say: Say
  readonly label: string
  /** A letter that closes it, beside Escape. */
  readonly closesBy?: string
  onClose(): void
  readonly children: ReactNode
}
export function Sheet({ say, label, closesBy, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const keyDown = (e: KeyboardEvent): void => {
    if (e.key.toLowerCase() === closesBy && !e.ctrlKey && !e.metaKey && !e.altKey) dialog.current?.close()
  }
  return (
    <dialog ref={dialog} className="tta-sheet" aria-label={label} onKeyDown={keyDown} onClose={onClose}>
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
