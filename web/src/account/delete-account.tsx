/** Leaving for good. Cannot be undone, so it is asked twice: by opening the section, and by the password. */
import { useState } from 'react'
import { useWords } from '../speech.tsx'
import { Outcome, useAct } from '../ui/use-act.tsx'
import { auth } from './auth.ts'
import { Field } from './fields.tsx'
import { depart, type Self } from './self.ts'

export function DeleteAccount({ self }: { self: Self }) {
  const w = useWords()
  const [password, setPassword] = useState('')
  const act = useAct()
  return (
    <details className="more account-delete">
      <summary data-test="delete-open">{w.say(self.isGuest ? 'account.delete.guest' : 'account.delete.title')}</summary>
      <form
        className="stack"
        onSubmit={e => {
          e.preventDefault()
          void act.run(async () => {
            await (self.isGuest
              ? auth('/delete-anonymous-user', {})
              : auth('/delete-user', self.hasPassword ? { password } : {}))
            depart()
          })
        }}
      >
        <p>{w.say('account.delete.about')}</p>
        {self.hasPassword && (
          <Field
            label={w.say('account.password')}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            test="delete-password"
          />
        )}
        <button type="submit" className="button danger" disabled={act.isBusy} data-test="delete-submit">
          {w.say('account.delete.submit')}
        </button>
        <Outcome act={act} />
      </form>
    </details>
  )
}
