/**
 * Explains whatever carries `data-tip`. Pointing at it shows, after a moment, one or two lines; a click where nothing
 * can be chosen, a long press or the second button shows all of it, and why nothing happened. One listener for a whole
 * part of the table; the game says what a word means. A tip never lies over what can be chosen.
 */
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type Answer, useAnswers } from './attempts.ts'
import { placeTip } from './tip-place.ts'
import { type ShownTip, watchTips } from './tip-watch.ts'

interface Props {
  explain(word: string): ReactNode
  readonly className?: string
  readonly children: ReactNode
}
export function Tips({ explain, className, children }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const tip = useRef<HTMLDivElement>(null)
  const [shown, show] = useState<ShownTip | null>(null)
  const answers = useAnswers()
  const id = useId()

  useEffect(() => {
    const r = root.current
    return r ? watchTips(r, tip, show) : undefined
  }, [])
  const answer: Answer | null = shown?.attempt ? (answers?.answer(shown.attempt) ?? null) : null
  useEffect(() => {
    if (!shown || !tip.current) return
    placeTip(tip.current, shown.at)
    const gone = (): void => show(null)
    addEventListener('wheel', gone, { passive: true })
    addEventListener('resize', gone)
    return () => {
      removeEventListener('wheel', gone)
      removeEventListener('resize', gone)
    }
  }, [shown])

  const content = shown ? explain(shown.word) : null
  return (
    <div ref={root} className={className} data-part aria-describedby={content || answer ? id : undefined}>
      {children}
      {(content || answer) &&
        createPortal(
          <div ref={tip} id={id} className={`kit-tip ${shown?.isFull ? 'is-full' : 'is-short'}`} role="tooltip">
            {answer && (
              <p className="kit-answer" role="alert">
                {answer.text}{' '}
                {answer.rule && (
                  <button
                    type="button"
                    className="link rule-id"
                    onClick={() => answer.rule && answers?.openRule(answer.rule)}
                  >
                    {answer.rule}
                  </button>
                )}
              </p>
            )}
            {content}
          </div>,
          // Over a sheet that stands above everything else, too.
          shown?.at.closest('dialog') ?? document.body,
        )}
    </div>
  )
}
