/** What one is called at online tables. */
import { useEffect, useState } from 'react'
import { failureOf } from '../failure.ts'
import { useSettings } from '../settings.ts'
import { useWords } from '../speech.tsx'
import { rename } from './session.ts'

export function NameField() {
  const w = useWords()
  const { name } = useSettings()
  const [text, setText] = useState(name)
  const [trouble, setTrouble] = useState<string | null>(null)
  // Who is renamed while the page is open, by themselves or by an operator, finds the new name here.
  useEffect(() => setText(name), [name])
  const keep = (): void =>
    void rename(text).then(
      () => setTrouble(null),
      error => setTrouble(failureOf(error).key),
    )
  return (
    <label className="field">
      <span>{w.say('settings.name')}</span>
      <input
        className="input"
        value={text}
        maxLength={24}
        autoComplete="nickname"
        placeholder={w.say('online.guest')}
        onChange={e => setText(e.target.value)}
        onBlur={() => text.trim() !== name && keep()}
        onKeyDown={e => e.key === 'Enter' && keep()}
      />
      {trouble && <span role="alert">{w.say(trouble)}</span>}
    </label>
  )
}
