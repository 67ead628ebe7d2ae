/** Password, passkeys, and where one is signed in. */
import { useState } from 'react'
import { useWords } from '../speech.tsx'
import { Link } from '../ui/link.tsx'
import { Outcome, useAct } from '../ui/use-act.tsx'
import { auth } from './auth.ts'
import { Field, NewPassword } from './fields.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { Section } from './section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import type { AccountPartProps } from './you-part.tsx'

export function SecurityPart({ self, onChange }: AccountPartProps) {
  const w = useWords()
  return (
    <>
      {self.isGuest && (
        <p className="notice">
          {w.say('account.guestOnly')} <Link to="/account">{w.say('account.join.title')}</Link>
        </p>
      )}
      {self.hasPassword && <PasswordSection onChange={onChange} />}
      {!self.isGuest && <PasskeysSection self={self} />}
      <SessionsSection key={self.session} self={self} />
    </>
  )
}

function PasswordSection({ onChange }: { onChange: () => Promise<void> }) {
  const w = useWords()
  const [old, setOld] = useState('')
  const [next, setNext] = useState('')
  const act = useAct()
  return (
    <Section title={w.say('account.password.title')} about={w.say('account.password.ends')}>
      <form
        className="stack account-narrow"
        data-test="change-password"
        onSubmit={e => {
          e.preventDefault()
          void act.run(async () => {
            await auth('/change-password', { currentPassword: old, newPassword: next, revokeOtherSessions: true })
            setOld('')
            setNext('')
            await onChange()
          }, 'account.password.done')
        }}
      >
        <Field
          label={w.say('account.oldPassword')}
          type="password"
          autoComplete="current-password"
          value={old}
          onChange={setOld}
          test="old-password"
        />
        <NewPassword value={next} onChange={setNext} />
        <button type="submit" className="button account-start" disabled={act.isBusy} data-test="change-submit">
          {w.say('account.password.submit')}
        </button>
        <Outcome act={act} />
      </form>
    </Section>
  )
}
