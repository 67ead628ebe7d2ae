/** Making an account, and coming into one: with an address, a name, or a passkey. */

import { ApiError } from '@ecumene/protocol/client'
import { type FormEvent, useState } from 'react'
import { Failure } from '../failure.ts'
import { useWords } from '../speech.tsx'
import { Segments } from '../ui/segments.tsx'
import { Outcome, useAct } from '../ui/use-act.tsx'
import { Field, NewPassword } from './fields.tsx'
import { ForgottenForm } from './forgotten-form.tsx'
import { hasPasskeys, signInWithPasskey } from './passkey.ts'
import { arrive, chosenName, join, joinWithPasskey, type Self, signIn } from './self.ts'

const WAYS = ['email', 'username', 'passkey'] as const

export function JoinForm({ self }: { self: Self }) {
  const w = useWords()
  const [way, setWay] = useState<(typeof WAYS)[number]>('email')
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const [name, setName] = useState(chosenName(self.name))
  const act = useAct()
  const submit = (e: FormEvent): void => {
    e.preventDefault()
    void act.run(async () => {
      try {
        if (way === 'passkey') await joinWithPasskey(name.trim())
        else await join(login, password, name)
      } catch (error) {
        // The address may belong to somebody: the words are the same as for any other reason.
        if (error instanceof ApiError && error.status === 401) throw new Failure('account.trouble.join')
        // A guest cannot sign in anew: they take another way.
        if (error instanceof ApiError && error.code === 'SESSION_NOT_FRESH')
          throw new Failure('account.trouble.guestStale')
        throw error
      }
      await arrive()
    })
  }
  return (
    <form className="stack" onSubmit={submit} data-test="join">
      <Segments
        legend={w.say('account.join.with')}
        name="join-with"
        values={WAYS.filter(v => v !== 'passkey' || hasPasskeys())}
        value={way}
        label={v => w.say(`account.join.with.${v}`)}
        onChange={v => {
          setWay(v)
          setLogin('')
        }}
      />
      <Field
        label={w.say('settings.name')}
        autoComplete="nickname"
        maxLength={24}
        isRequired={way === 'passkey'}
        value={name}
        onChange={setName}
        test="join-name"
        help={w.say('account.name.about')}
      />
      {way === 'email' && (
        <Field
          label={w.say('account.email')}
          type="email"
          autoComplete="email"
          value={login}
          onChange={setLogin}
          test="join-login"
        />
      )}
      {way === 'username' && (
        <Field
          label={w.say('account.username')}
          autoComplete="username"
          minLength={3}
          maxLength={30}
          pattern="[A-Za-z0-9_.]+"
          value={login}
          onChange={setLogin}
          test="join-login"
          help={w.say('account.usernameHelp')}
        />
      )}
      {way === 'passkey' ? (
        <p className="soft">{w.say('account.join.passkeyHelp')}</p>
      ) : (
        <NewPassword value={password} onChange={setPassword} test="join-password" />
      )}
      <button type="submit" className="button primary" disabled={act.isBusy} data-test="join-submit">
        {w.say('account.join.submit')}
      </button>
      <Outcome act={act} />
    </form>
  )
}

export function SignInForm({ self }: { self: Self }) {
  const w = useWords()
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const [isForgotten, setForgotten] = useState(false)
  const act = useAct()
  const come = (how: () => Promise<unknown>): Promise<boolean> =>
    act.run(async () => {
      await how()
      await arrive()
    })
  if (isForgotten) return <ForgottenForm onBack={() => setForgotten(false)} />
  return (
    <form
      className="stack"
      data-test="sign-in"
      onSubmit={e => {
        e.preventDefault()
        void come(() => signIn(login, password))
      }}
    >
      <Field label={w.say('account.login')} autoComplete="username" value={login} onChange={setLogin} test="login" />
      <Field
        label={w.say('account.password')}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        test="password"
      />
      <div className="row">
        <button type="submit" className="button primary" disabled={act.isBusy} data-test="sign-in-submit">
          {w.say('account.signIn.submit')}
        </button>
        {hasPasskeys() && (
          <button
            type="button"
            className="button"
            disabled={act.isBusy}
            onClick={() => come(signInWithPasskey)}
            data-test="passkey-sign-in"
          >
            {w.say('account.signIn.passkey')}
          </button>
        )}
      </div>
      {self.hasMail ? (
        <button type="button" className="link account-start" onClick={() => setForgotten(true)} data-test="forgotten">
          {w.say('account.forgotten.open')}
        </button>
      ) : (
        <p className="soft small-text">{w.say('account.forgotten.noMail')}</p>
      )}
      <Outcome act={act} />
    </form>
  )
}
