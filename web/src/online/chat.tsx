/** The talk of a table. Text stays text: React writes it as such, and nothing in it becomes a link. */

import { Shape } from '@ecumene/kit/shape.tsx'
import type { ChatLine } from '@ecumene/protocol'
import { type KeyboardEvent, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ToldMeasures } from '../moderation/told-measures.tsx'
import { useWords } from '../speech.tsx'
import { FailureNote, useAct } from '../ui/use-act.tsx'
import { PersonDialog } from './person-dialog.tsx'
import type { Talk, TalkState } from './talk.ts'

/** Why it is so, an operator has written. */
const WITH_REASON: ReadonlySet<string> = new Set(['online.silenced', 'online.banned'])

const useSaid = (talk: Talk): TalkState =>
  useSyncExternalStore(
    useCallback(changed => talk.subscribe(changed), [talk]),
    () => talk.said(),
  )

export function ChatLabel({ talk }: { talk: Talk }) {
  const w = useWords()
  const { unread } = useSaid(talk)
  return (
    <span>
      {w.say('chat.title')}
      {unread > 0 && (
        <>
          {' '}
          <span className="badge" data-unread={unread} aria-hidden="true">
            {unread}
          </span>
          <span className="hidden-text">{w.say('chat.unread', { n: unread })}</span>
        </>
      )}
    </span>
  )
}

export interface ChatPanelProps {
  readonly talk: Talk
  readonly match: string
  /** Whose screen this is. */
  readonly user: string | null
  /** Says who hears what, where that is not everybody. */
  readonly note: string | null
}
export function ChatPanel({ talk, match, user, note }: ChatPanelProps) {
  const w = useWords()
  const { lines } = useSaid(talk)
  const [text, setText] = useState('')
  const [about, setAbout] = useState<ChatLine | null>(null)
  const act = useAct()
  const box = useRef<HTMLDivElement>(null)
  // What is on the screen is read, unless nobody looks at the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines are the reason
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight })
    const read = (): void => void (document.visibilityState === 'visible' && talk.read())
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [lines, talk])
  const send = (): void => {
    const said = text.trim()
    if (!said) return
    void act.run(async () => {
      await talk.say(said)
      setText('')
    })
  }
  // Enter sends, with Shift it begins a new line.
  const onKey = (e: KeyboardEvent): void => {
    if (e.key !== 'Enter' || e.shiftKey || e.nativeEvent.isComposing) return
    e.preventDefault()
    send()
  }
  return (
    <section className="chat" aria-label={w.say('chat.title')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list must be scrollable from the keyboard */}
      <div className="chat-box" ref={box} role="log" aria-live="polite" tabIndex={0} aria-label={w.say('chat.title')}>
        {lines.length === 0 && <p className="soft small-text">{w.say('chat.none')}</p>}
        <ol className="chat-lines">
          {lines.map(line => (
            <Line key={line.id} line={line} isMine={line.user === user} onAbout={() => setAbout(line)} />
          ))}
        </ol>
      </div>
      {note && <p className="soft small-text">{note}</p>}
      <form
        className="chat-form"
        onSubmit={e => {
          e.preventDefault()
          send()
        }}
      >
        <textarea
          className="input"
          rows={1}
          maxLength={1000}
          aria-label={w.say('chat.write')}
          placeholder={w.say('chat.write')}
          value={text}
          onChange={e => setText(e.target.value)}
          onKeyDown={onKey}
          data-chat
        />
        <button type="submit" className="button" disabled={!text.trim()}>
          {w.say('chat.send')}
        </button>
      </form>
      <FailureNote failure={act.failure} />
      {WITH_REASON.has(act.failure?.key ?? '') && <ToldMeasures />}
      {about && (
        <PersonDialog
          match={match}
          user={about.user}
          name={about.name}
          {...(about.removed ? {} : { line: about })}
          onClose={() => setAbout(null)}
          onSilenced={() => void talk.reload()}
        />
      )}
    </section>
  )
}

function Line({ line, isMine, onAbout }: { line: ChatLine; isMine: boolean; onAbout: () => void }) {
  const w = useWords()
  const time = new Intl.DateTimeFormat(w.language, { hour: '2-digit', minute: '2-digit' }).format(line.at)
  return (
    <li className={isMine ? 'chat-line mine' : 'chat-line'}>
      <p className="chat-head small-text">
        {line.seat !== null && <Shape colour={line.seat} size={14} />}
        {isMine ? (
          <strong>{w.say('others.you')}</strong>
        ) : (
          <button
            type="button"
            className="link"
            onClick={onAbout}
            aria-label={w.say('chat.about', { name: line.name })}
          >
            {line.name}
          </button>
        )}
        {line.room === 'watchers' && <span className="soft">{w.say('chat.watching')}</span>}
        <time className="soft" dateTime={new Date(line.at).toISOString()}>
          {time}
        </time>
      </p>
      <p className={line.removed ? 'chat-text soft' : 'chat-text'}>
        {line.removed ? w.say('chat.removed') : line.text}
      </p>
    </li>
  )
}
