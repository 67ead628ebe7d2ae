/** Confirms what cannot be undone: what will happen, and two answers. Escape and the first answer change nothing. */
import { type ReactNode, useId, useState } from 'react'
import { Modal } from './modal.tsx'

export interface Question {
  readonly title: string
  /** What will happen. */
  readonly text: string
  /** The answers say what they do. */
  readonly no: string
  readonly yes: string
  onYes(): void
  /** After any other answer. */
  onNo?(): void
}
export interface Asking {
  ask(question: Question): void
  /** Stands somewhere on the page. */
  readonly dialog: ReactNode
}
export function useAsk(): Asking {
  const [question, ask] = useState<Question | null>(null)
  return { ask, dialog: question && <Ask question={question} onAnswer={() => ask(null)} /> }
}

function Ask({ question, onAnswer }: { question: Question; onAnswer: () => void }) {
  const { title, text, no, yes } = question
  const answer = (isYes: boolean): void => {
    onAnswer()
    if (isYes) question.onYes()
    else question.onNo?.()
  }
  const id = useId()
  return (
    <Modal
      role="alertdialog"
      labelledBy={`${id}title`}
      describedBy={`${id}text`}
      className="modal dialog ask"
      onClose={() => answer(false)}
    >
      <div className="dialog-head">
        <h2 id={`${id}title`}>{title}</h2>
      </div>
      <div className="dialog-body">
        <p id={`${id}text`}>{text}</p>
      </div>
      <div className="dialog-foot">
        {/* biome-ignore lint/a11y/noAutofocus: the safe answer is the one a slip of the key gives */}
        <button type="button" className="button" data-answer="no" autoFocus onClick={() => answer(false)}>
          {no}
        </button>
        <button type="button" className="button danger" data-answer="yes" onClick={() => answer(true)}>
          {yes}
        </button>
      </div>
    </Modal>
  )
}
