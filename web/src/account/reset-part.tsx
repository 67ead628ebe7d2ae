/** Where the link of the e-mail leads: a new password. */
import { useState } from 'react'
import { useWords } from '../speech.tsx'
import { Link } from '../ui/link.tsx'
import { Outcome, useAct } from '../ui/use-act.tsx'
import { auth } from './auth.ts'
import { NewPassword } from './fields.tsx'
import { Section } from './section.tsx'

export function ResetPart() {
  const w = useWords()
  const [password, setPassword] = useState('')
  const act = useAct()
  const token = new URLSearchParams(location.search).get('token')
  return (
    <Section title={w.say('account.reset.title')} about={w.say('account.password.ends')}>
      {token ? (
        <form
          className="stack"
          onSubmit={e => {
            e.preventDefault()
            void act.run(() => auth('/reset-password', { newPassword: password, token }), 'account.reset.done')
          }}
        >
          <NewPassword value={password} onChange={setPassword} />
          <div className="row">
            <button type="submit" className="button primary" disabled={act.isBusy || act.done !== null}>
              {w.say('account.reset.submit')}
            </button>
          </div>
          <Outcome act={act} />
        </form>
      ) : (
        <p className="notice bad">{w.say('account.trouble.link')}</p>
      )}
      <p>
        <Link to="/account">{w.say('account.signIn.title')}</Link>
      </p>
    </Section>
  )
}
