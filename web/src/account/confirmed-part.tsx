/** Where the link of a letter leads that confirms an address: whether it worked, and the letters one may want now. */
import { server } from '../online/session.ts'
import { useWords } from '../speech.tsx'
import { Link } from '../ui/link.tsx'
import { Outcome, useAct } from '../ui/use-act.tsx'
import { Section } from './section.tsx'
import type { Self } from './self.ts'

/** The server says no in capitals. */
const SIGN_IN = new Set(['SIGN_IN_FIRST', 'INVALID_USER'])

export function ConfirmedPart({ self }: { self: Self }) {
  const w = useWords()
  const act = useAct()
  const error = new URLSearchParams(location.search).get('error')
  if (error)
    return (
      <Section title={w.say('account.confirmed.not')}>
        <p className="notice bad" role="alert" data-test="not-confirmed">
          {w.say(SIGN_IN.has(error) ? 'account.confirmed.signIn' : 'account.trouble.link')}
        </p>
        <p>
          <Link to="/account">{w.say('account.title')}</Link>
        </p>
      </Section>
    )
  const mine = self.isConfirmed ? self.email : null
  const turnOn = (): Promise<boolean> =>
    act.run(() => server.call('POST', '/me/channels', { kind: 'email' }), 'notice.mail.on')
  return (
    <Section title={w.say('account.confirmed.title')}>
      <p className="notice good" role="status" data-test="confirmed">
        {mine ? w.say('account.confirmed.address', { address: mine }) : w.say('account.confirmed.elsewhere')}
      </p>
      {mine && act.done === null && (
        <>
          <p>{w.say('account.confirmed.letters')}</p>
          <div className="row">
            <button
              type="button"
              className="button primary"
              disabled={act.isBusy}
              data-test="letters-on"
              onClick={turnOn}
            >
              {w.say('account.confirmed.turnOn')}
            </button>
          </div>
        </>
      )}
      <Outcome act={act} />
      <p>
        <Link to="/online">{w.say('online.toLobby')}</Link>
      </p>
    </Section>
  )
}
