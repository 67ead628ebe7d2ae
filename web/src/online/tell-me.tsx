/**
 * Offers notices, once, to a player of a slow table who has none set up: by this browser or by e-mail.
 */
import { useState } from 'react'
import type { Channel } from '../account/channel.tsx'
import { pushHere, subscribe } from '../account/push.ts'
import { loadSelf, type Self } from '../account/self.ts'
import { useWords } from '../speech.tsx'
import { Link } from '../ui/link.tsx'
import { FailureNote, useAct } from '../ui/use-act.tsx'
import { useLoaded } from '../ui/use-loaded.tsx'
import { server } from './session.ts'

const KEY = 'ecumene.tellMe'

const load = async (): Promise<{ ways: readonly Channel[]; canPush: boolean; self: Self }> => {
  const [ways, self] = await Promise.all([server.call<readonly Channel[]>('GET', '/me/channels'), loadSelf()])
  return { ways, self, canPush: (await pushHere([])).state === 'off' }
}

export function TellMe() {
  const [isAnswered, setAnswered] = useState(() => localStorage.getItem(KEY) !== null)
  const answer = (): void => {
    localStorage.setItem(KEY, 'answered')
    setAnswered(true)
  }
  return isAnswered ? null : <Offer onAnswer={answer} />
}

function Offer({ onAnswer }: { onAnswer: () => void }) {
  const w = useWords()
  const found = useLoaded(load)
  const act = useAct()
  if (act.done !== null)
    return (
      <p className="notice good" role="status" data-tell-me="done">
        {w.say(act.done)}
      </p>
    )
  // Who is told already is asked nothing; whom nothing can tell, neither.
  if (!found.value || found.value.ways.length > 0) return null
  const { canPush, self } = found.value
  const canWrite = self.hasMail && self.isConfirmed && self.email !== null
  const canHaveAddress = self.hasMail && !canWrite
  if (!canPush && !self.hasMail) return null
  const take = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    if (await act.run(work, done)) localStorage.setItem(KEY, 'answered')
  }
  return (
    <div className="notice row online-notice" data-tell-me="offer">
      <span>{w.say('notice.offer')}</span>
      {canPush && (
        <button
          type="button"
          className="button small primary"
          data-tell-me="push"
          disabled={act.isBusy}
          onClick={() => take(() => subscribe(w), 'notice.push.on')}
        >
          {w.say('notice.offer.push')}
        </button>
      )}
      {canWrite && (
        <button
          type="button"
          className={canPush ? 'button small' : 'button small primary'}
          data-tell-me="mail"
          disabled={act.isBusy}
          onClick={() => take(() => server.call('POST', '/me/channels', { kind: 'email' }), 'notice.mail.on')}
        >
          {w.say('notice.mail', { address: self.email })}
        </button>
      )}
      {canHaveAddress && (
        <Link to="/account" className="button small">
          {w.say(
            self.isGuest ? 'notice.offer.join' : self.email === null ? 'account.address.add' : 'notice.offer.confirm',
          )}
        </Link>
      )}
      <button type="button" className="button quiet small" data-tell-me="no" onClick={onAnswer}>
        {w.say('notice.offer.no')}
      </button>
      <FailureNote failure={act.failure} />
    </div>
  )
}
