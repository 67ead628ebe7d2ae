/** Says aloud what happens, for those who do not see it: events as they come, then what is asked. */
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../speech.tsx'
import type { Snapshot } from '../table/table.ts'

interface Said {
  readonly seq: number
  readonly text: string
}
/** Readers speak what is added; a few lines stay so that quick bots do not cut each other off. */
const KEPT = 12

export function Announcer({ snapshot }: { snapshot: Snapshot }) {
  const w = useWords()
  const [said, setSaid] = useState<readonly Said[]>([])
  const last = useRef(-1)
  const { seq, lines, prompt, outcome } = snapshot
  useEffect(() => {
    if (seq === last.current) return
    const news = last.current < 0 ? [] : lines.after(last.current).flatMap(l => l.events.map(w.event))
    last.current = seq
    const asked = outcome ? w.say(outcome.ending) : prompt ? w.prompt(prompt) : ''
    const text = [...news, asked].filter(Boolean).map(sentence).join(' ')
    if (text) setSaid(before => [...before, { seq, text }].slice(-KEPT))
  }, [seq, lines, prompt, outcome, w])
  return (
    <div className="hidden-text" role="log" aria-live="polite" data-testid="announcer">
      {said.map(s => (
        <p key={s.seq}>{s.text}</p>
      ))}
    </div>
  )
}

/** A pause between two sentences, also where a catalogue leaves the full stop out. */
const sentence = (text: string): string => (/[.!?…:]$/.test(text) ? text : `${text}.`)
