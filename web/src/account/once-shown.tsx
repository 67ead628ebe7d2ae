/** A secret that is shown this once, to be copied. */
import { useId, useState } from 'react'
import { useWords } from '../speech.tsx'

export function OnceShown({ label, text, onClose }: { label: string; text: string; onClose: () => void }) {
  const w = useWords()
  const id = useId()
  const [isCopied, setCopied] = useState(false)
  const copy = (): void =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className="notice good stack" role="status">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input account-secret"
        readOnly
        value={text}
        onFocus={e => e.target.select()}
        data-test="once-shown"
      />
      <div className="row">
        <button type="button" className="button small primary" onClick={copy}>
          {w.say(isCopied ? 'account.copied' : 'account.copy')}
        </button>
        <button type="button" className="button small quiet" onClick={onClose}>
          {w.say('account.kept')}
        </button>
      </div>
    </div>
  )
}
