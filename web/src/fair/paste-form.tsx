/** A record from anywhere: pasted, or opened from a file. */
import { useId, useRef, useState } from 'react'
import { useWords } from '../speech.tsx'

export function PasteForm({ onText }: { onText: (text: string) => void }) {
  const w = useWords()
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  return (
    <form
      className="stack"
      onSubmit={e => {
        e.preventDefault()
        onText(text)
      }}
    >
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {w.say('fair.paste')}
        </label>
        <textarea
          id={id}
          className="input fair-paste"
          rows={5}
          spellCheck={false}
          required
          value={text}
          onChange={e => setText(e.target.value)}
          data-test="fair-paste"
        />
      </div>
      <div className="row">
        <button type="submit" className="button primary" data-test="fair-check">
          {w.say('fair.check')}
        </button>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          className="hidden-text"
          tabIndex={-1}
          aria-label={w.say('import.file')}
          onChange={async e => {
            const chosen = e.target.files?.[0]
            e.target.value = ''
            if (chosen) onText(await chosen.text())
          }}
        />
        <button type="button" className="button" onClick={() => file.current?.click()}>
          {w.say('import.open')}
        </button>
      </div>
    </form>
  )
}
