/** One's own note on a game: nobody else reads it, and it stays with the game. */
import { useCallback, useEffect, useState } from 'react'
import { useWords } from '../speech.tsx'
import { Outcome, useAct } from '../ui/use-act.tsx'
import { LoadingNote, useLoaded } from '../ui/use-loaded.tsx'
import { noteOf, writeNote } from './calls.ts'

export function OwnNote({ match }: { match: string }) {
  const w = useWords()
  const note = useLoaded(useCallback(() => noteOf(match), [match]))
  const [text, setText] = useState('')
  const act = useAct()
  useEffect(() => setText(note.value?.text ?? ''), [note.value])
  const keep = (): void => {
    if (text !== note.value?.text) void act.run(() => writeNote(match, text).then(note.reload), 'account.saved')
  }
  return (
    <section className="stack">
      <h3>{w.say('online.note')}</h3>
      <LoadingNote of={note} />
      {note.value && (
        <label className="field">
          <span className="soft small-text">{w.say('online.noteHelp')}</span>
          <textarea
            className="input"
            rows={4}
            maxLength={10_000}
            data-note
            value={text}
            onChange={e => setText(e.target.value)}
            onBlur={keep}
          />
        </label>
      )}
      <Outcome act={act} />
    </section>
  )
}
