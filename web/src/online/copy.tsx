/** An address to hand on. */
import { useState } from 'react'
import { useWords } from '../speech.tsx'

/** `isMain`: to hand it on is what one does here. */
export function CopyLink({ link, label, isMain = false }: { link: string; label: string; isMain?: boolean }) {
  const w = useWords()
  const [isCopied, setCopied] = useState(false)
  const copy = (): void =>
    void navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className="field">
      <label className="field">
        <span>{label}</span>
        <input className="input" readOnly value={link} data-link-text onFocus={e => e.target.select()} />
      </label>
      <div className="row">
        <button type="button" className={isMain ? 'button primary' : 'button small'} onClick={copy}>
          {w.say(isCopied ? 'online.copied' : 'online.copy')}
        </button>
        <span className="hidden-text" role="status">
          {isCopied ? w.say('online.copied') : ''}
        </span>
      </div>
    </div>
  )
}
