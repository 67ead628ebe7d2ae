/** Somebody one would rather not hear, not meet again, or tell the operators about. */
import { useState } from 'react'
import { ForOperators } from '../moderation/for-operators.tsx'
import { useWords } from '../speech.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Link } from '../ui/link.tsx'
import { FailureNote, useAct } from '../ui/use-act.tsx'
import { report, silence } from './calls.ts'

export interface PersonDialogProps {
  readonly match: string
  readonly user: string
  readonly name: string
  /** What they said, if that is the reason. */
  readonly line?: { readonly id: string; readonly text: string }
  readonly onClose: () => void
  readonly onSilenced: () => void
}

export function PersonDialog({ match, user, name, line, onClose, onSilenced }: PersonDialogProps) {
  const w = useWords()
  const [text, setText] = useState('')
  const [done, setDone] = useState<'mute' | 'block' | 'report' | null>(null)
  const act = useAct()
  const hush = (kind: 'mute' | 'block'): Promise<boolean> =>
    act.run(async () => {
      await silence(user, kind)
      setDone(kind)
      onSilenced()
    })
  const tell = (): Promise<boolean> =>
    act.run(async () => {
      await report({ match, user, text: text.trim(), ...(line ? { chat: line.id } : {}) })
      setText('')
      setDone('report')
    })
  return (
    <Dialog title={name} onClose={onClose}>
      <div className="row">
        <Link to={`/people/${user}`} className="button">
          {w.say('people.look')}
        </Link>
        <button type="button" className="button" data-mute onClick={() => hush('mute')}>
          {w.say('chat.mute')}
        </button>
        <button type="button" className="button" data-block onClick={() => hush('block')}>
          {w.say('chat.block')}
        </button>
      </div>
      <p className="soft small-text">{w.say('chat.muteHelp')}</p>
      <form
        className="stack"
        onSubmit={e => {
          e.preventDefault()
          if (text.trim()) void tell()
        }}
      >
        {line && <blockquote className="chat-quote">{line.text}</blockquote>}
        <label className="field">
          <span>{w.say('chat.reportWhy')}</span>
          <textarea className="input" rows={3} maxLength={2000} value={text} onChange={e => setText(e.target.value)} />
        </label>
        <div className="row">
          <button type="submit" className="button" data-report disabled={!text.trim()}>
            {w.say('chat.report')}
          </button>
        </div>
      </form>
      {done && (
        <p className="notice" role="status">
          {w.say(`chat.done.${done}`, { name })}
        </p>
      )}
      <FailureNote failure={act.failure} />
      <ForOperators user={user} line={line?.id} match={match} onDone={onSilenced} />
    </Dialog>
  )
}
