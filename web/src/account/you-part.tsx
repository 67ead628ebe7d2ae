/** Name, membership, leaving. */
import { useState } from 'react'
import { rename } from '../online/session.ts'
import { useWords } from '../speech.tsx'
import { Outcome, useAct } from '../ui/use-act.tsx'
import { AddressSection } from './address-section.tsx'
import { auth } from './auth.ts'
import { DeleteAccount } from './delete-account.tsx'
import { JoinForm, SignInForm } from './entry-forms.tsx'
import { PageSection } from './page-section.tsx'
import { Section } from './section.tsx'
import { depart, type Self } from './self.ts'

export interface AccountPartProps {
  readonly self: Self
  readonly onChange: () => Promise<void>
}

export function YouPart({ self, onChange }: AccountPartProps) {
  return (
    <>
      <NameSection self={self} onChange={onChange} />
      {self.user !== null && !self.isGuest ? <Member self={self} /> : <ComeIn self={self} />}
      {self.user !== null && !self.isGuest && <AddressSection self={self} />}
      {self.user !== null && <PageSection />}
      {self.user !== null && <DeleteAccount self={self} />}
    </>
  )
}

function NameSection({ self, onChange }: AccountPartProps) {
  const w = useWords()
  const [text, setText] = useState(self.name)
  const act = useAct()
  if (self.user === null) return null
  return (
    <Section title={w.say('account.name.title')} about={w.say(self.isGuest ? 'account.guest' : 'account.name.about')}>
      <form
        className="account-line"
        onSubmit={e => {
          e.preventDefault()
          void act.run(async () => {
            await rename(text)
            await onChange()
          }, 'account.saved')
        }}
      >
        <label className="field">
          <span>{w.say('settings.name')}</span>
          <input
            className="input"
            value={text}
            maxLength={24}
            required
            autoComplete="nickname"
            data-test="name"
            onChange={e => setText(e.target.value)}
          />
        </label>
        <button type="submit" className="button" disabled={act.isBusy || text.trim() === self.name}>
          {w.say('account.save')}
        </button>
      </form>
      <Outcome act={act} />
    </Section>
  )
}

function Member({ self }: { self: Self }) {
  const w = useWords()
  const act = useAct()
  const leave = (): Promise<boolean> =>
    act.run(async () => {
      await auth('/sign-out', {})
      depart()
    })
  return (
    <Section title={w.say('account.member.title')}>
      <dl className="account-facts" data-test="member">
        <div>
          <dt>{w.say('settings.name')}</dt>
          <dd>{self.name}</dd>
        </div>
        {self.username && (
          <div>
            <dt>{w.say('account.username')}</dt>
            <dd>{self.username}</dd>
          </div>
        )}
      </dl>
      <div className="row">
        <button type="button" className="button" onClick={leave} disabled={act.isBusy} data-test="sign-out">
          {w.say('account.signOut')}
        </button>
      </div>
      <Outcome act={act} />
    </Section>
  )
}

/** For guests and strangers: make an account, or come into one. */
export function ComeIn({ self }: { self: Self }) {
  const w = useWords()
  return (
    <div className="account-two">
      <Section
        title={w.say('account.join.title')}
        about={w.say(self.isGuest ? 'account.join.guest' : 'account.join.about')}
      >
        <JoinForm self={self} />
      </Section>
      <Section title={w.say('account.signIn.title')} about={self.isGuest ? w.say('account.signIn.guest') : undefined}>
        <SignInForm self={self} />
      </Section>
    </div>
  )
}
