/** The link of a table, to be handed on: by a phone's own ways of sending, by copying, or scanned from this screen. */
import { useState } from 'react'
import { useWords } from '../speech.tsx'
import { QrCode } from './qr-code.tsx'

interface HandOnProps {
  readonly link: string
  /** What is sent along with it. */
  readonly text: string
  /** Other devices can follow it. */
  readonly isOpen: boolean
}

export function HandOn({ link, text, isOpen }: HandOnProps) {
  const w = useWords()
  const [said, setSaid] = useState('')
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link)
      setSaid('online.copied')
    } catch {
      // The link stands in its field, to be copied by hand.
      setSaid('online.notCopied')
    }
  }
  const canShare = typeof navigator.share === 'function'
  // Closing the phone's sheet is no failure.
  const share = (): void => void navigator.share({ title: 'Ecumene', text, url: link }).catch(() => {})
  return (
    <section className="hand-on" aria-labelledby="hand-on-title">
      <div className="stack">
        <h2 id="hand-on-title">{w.say('friends.send')}</h2>
        <p className="soft small-text">{w.say('friends.sendHelp')}</p>
        {!isOpen && (
          <p className="notice" role="status" data-not-open>
            {w.say('middle.notOpen')} <code>npm start -- --lan</code>
          </p>
        )}
        <label className="field">
          <span className="hidden-text">{w.say('online.link')}</span>
          <input className="input" readOnly value={link} data-link-text onFocus={e => e.target.select()} />
        </label>
        <div className="row">
          {canShare && (
            <button type="button" className="button primary" data-share onClick={share}>
              {w.say('friends.share')}
            </button>
          )}
          <button type="button" className={canShare ? 'button' : 'button primary'} data-copy onClick={copy}>
            {w.say('online.copy')}
          </button>
          <span className="soft small-text" role="status">
            {said && w.say(said)}
          </span>
        </div>
      </div>
      <figure className="hand-on-code">
        <QrCode text={link} label={w.say('friends.code')} />
        <figcaption className="soft small-text">{w.say('friends.codeHelp')}</figcaption>
      </figure>
    </section>
  )
}
