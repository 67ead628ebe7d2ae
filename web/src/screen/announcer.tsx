/** Says aloud what happens, for those who do not see it: the others' events as they come, then what is asked. */
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../speech.tsx'
import type { Snapshot } from '../table/table.ts'

export function Announcer({ snapshot }: { snapshot: Snapshot }) {
  const w = useWords()
  const [text, setText] = useState('')
  const last = useRef(-1)
  const { seq, lines, prompt, outcome } = snapshot
  useEffect(() => {
    if (seq === last.current) return
    const news = last.current < 0 ? [] : lines.filter(l => l.seq > last.current).flatMap(l => l.events.map(w.event))
    last.current = seq
    const asked = outcome ? w.say(outcome.ending) : prompt ? w.prompt(prompt) : ''
    setText([...news, asked].filter(Boolean).map(sentence).join(' '))
  }, [seq, lines, prompt, outcome, w])
  return (
    <p className="hidden-text" role="status" aria-live="polite" data-testid="announcer">
      {text}
    </p>
  )
}

/** A pause between two sentences, also where a catalogue leaves the full stop out. */
const sentence = (text: string): string => (/[.!?…:]$/.test(text) ? text : `${text}.`)
