/**
 * What cannot be taken back asks first: what will happen, and two answers. Escape and the first answer change nothing.
 */
import { type ReactNode, useState } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'

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
  return (
    <ModalOverlay className="veil" isOpen isDismissable onOpenChange={open => open || answer(false)}>
      <Modal className="dialog ask">
        <AriaDialog role="alertdialog" aria-describedby="ask-text">
          <div className="dialog-head">
            <Heading slot="title" level={2}>
              {title}
            </Heading>
          </div>
          <div className="dialog-body">
            <p id="ask-text">{text}</p>
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
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
