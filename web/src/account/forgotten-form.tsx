/**
 * A forgotten password: the server sends a link to the address, if it belongs to an account; it says the same either
 * way.
 */
import { useState } from 'react'
import { useWords } from '../speech.tsx'
import { Outcome, useAct } from '../ui/use-act.tsx'
import { auth } from './auth.ts'
import { Field } from './fields.tsx'

export function ForgottenForm({ onBack }: { onBack: () => void }) {
  const w = useWords()
  const [email, setEmail] = useState('')
  const act = useAct()
  return (
    <form
      className="stack"
      onSubmit={e => {
        e.preventDefault()
        void act.run(
          () => auth('/request-password-reset', { email: email.trim(), redirectTo: '/account/reset' }),
          'account.forgotten.sent',
        )
      }}
    >
      <p>{w.say('account.forgotten.about')}</p>
      <Field
        label={w.say('account.email')}
        type="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
        test="forgotten-email"
      />
      <div className="row">
        <button type="submit" className="button primary" disabled={act.isBusy}>
          {w.say('account.forgotten.submit')}
        </button>
        <button type="button" className="button quiet" onClick={onBack}>
          {w.say('account.back')}
        </button>
      </div>
      <Outcome act={act} />
    </form>
  )
}
