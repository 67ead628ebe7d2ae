/** Says that this game keeps the rules it began with, and why no board is drawn if there is none. */
import { useWords } from '../speech.tsx'
import type { TableView } from './view.ts'

export function OlderRules({ view: { older, ui } }: { view: TableView }) {
  const w = useWords()
  if (older === null) return null
  return (
    <p className="small-text soft older-rules" data-test="older-rules">
      {w.say('older.rules', { version: older })} {!ui && w.say('older.list')}
    </p>
  )
}
