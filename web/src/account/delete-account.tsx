/** Leaving for good. Cannot be undone, so it is asked: by the password, and once more in words. */
import { useState } from 'react'
import { useWords } from '../speech.tsx'
import { useAsk } from '../ui/ask.tsx'
import { Outcome, useAct } from '../ui/use-act.tsx'
import { auth } from './auth.ts'
import { Field } from './fields.tsx'
import { depart, type Self } from './self.ts'

export function DeleteAccount({ self }: { self: Self }) {
  const w = useWords()
  const [password, setPassword] = useState('')
  const act = useAct()
  const { ask, dialog } = useAsk()
  const leave = (): Promise<boolean> =>
    act.run(async () => {
      await (self.isGuest
        ? auth('/delete-anonymous-user', {})
        : auth('/delete-user', self.hasPassword ? { password } : {}))
      depart()
    })
  return (
    <details className="more account-delete">
      <summary data-test="delete-open">{w.say(self.isGuest ? 'account.delete.guest' : 'account.delete.title')}</summary>
      <form
        className="stack"
        onSubmit={e => {
          e.preventDefault()
          ask({
            title: w.say(self.isGuest ? 'ask.guest' : 'ask.account'),
            text: w.say('account.delete.about'),
            no: w.say('ask.keep'),
            yes: w.say('account.delete.submit'),
            onYes: () => void leave(),
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
        {dialog}
      </form>
    </details>
  )
}
