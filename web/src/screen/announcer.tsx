/** Says aloud what happens, for those who do not see it: events as they come, then what is asked. */
import { afterPicture } from '@ecumene/kit/picture.ts'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../speech.tsx'
import type { HoldingSnapshot } from '../table/holding.ts'
import { heldText } from './done-button.tsx'

interface Announcement {
  readonly n: number
  readonly text: string
}
/** Readers speak what is added; a few lines stay so that quick bots do not cut each other off. */
const KEPT = 12

export function Announcer({ snapshot }: { snapshot: HoldingSnapshot }) {
  const w = useWords()
  const [said, setSaid] = useState<readonly Announcement[]>([])
  const last = useRef(-1)
  const { seq, lines, prompt, outcome, held } = snapshot
  const action = held?.action ?? null
  const isTimed = held !== null && held.endsAt !== null
  useEffect(() => {
    if (seq === last.current) return
    const from = last.current
    last.current = seq
    afterPicture(() => {
      const news = from < 0 ? [] : lines.after(from).flatMap(l => l.events.map(w.event))
      const asked = outcome ? w.say(outcome.ending) : prompt ? w.prompt(prompt) : ''
      const text = [...news, asked].filter(Boolean).map(sentence).join(' ')
      if (text) setSaid(before => followed(before, text))
    })
  }, [seq, lines, prompt, outcome, w])
  useEffect(() => {
    if (!action) return
    const text = [w.say('held.step', { action: w.action(action) }), heldText(w, isTimed ? 3 : null)]
    setSaid(before => followed(before, text.map(sentence).join(' ')))
  }, [action, isTimed, w])
  return (
    <div className="hidden-text" role="log" aria-live="polite" data-testid="announcer">
      {said.map(s => (
        <p key={s.n}>{s.text}</p>
      ))}
    </div>
  )
}

const followed = (before: readonly Announcement[], text: string): readonly Announcement[] =>
  [...before, { n: (before.at(-1)?.n ?? 0) + 1, text }].slice(-KEPT)
/** A pause between two sentences, also where a catalogue leaves the full stop out. */
const sentence = (text: string): string => (/[.!?…:]$/.test(text) ? text : `${text}.`)
