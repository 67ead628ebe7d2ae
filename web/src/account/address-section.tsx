/** The address of an account: a first one, another one, and whether it is confirmed. */
import { useState } from 'react'
import { Failure } from '../failure.ts'
import { useWords } from '../speech.tsx'
import { FailureNote, useAct } from '../ui/use-act.tsx'
import { Field } from './fields.tsx'
import { Section } from './section.tsx'
import { askForAddress, confirmAgain, type Self } from './self.ts'

export function AddressSection({ self }: { self: Self }) {
  const w = useWords()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const act = useAct()
  const { email, hasMail, isConfirmed } = self
  const write = (address: string, ask: (address: string) => Promise<unknown>): Promise<boolean> =>
    act.run(async () => {
      await ask(address)
      setSentTo(address)
    })
  if (!hasMail)
    return (
      <Section title={w.say('account.email')} about={w.say('notice.mail.cannot')}>
        {email && <p data-test="address">{email}</p>}
      </Section>
    )
  return (
    <Section title={w.say('account.email')} {...(email ? {} : { about: w.say('account.address.why') })}>
      {email && (
        <p>
          <strong data-test="address">{email}</strong>{' '}
          <span className="soft">
            {w.say(isConfirmed ? 'account.address.confirmed' : 'account.address.unconfirmed')}
          </span>
        </p>
      )}
      {email && !isConfirmed && (
        <div className="row">
          <button
            type="button"
            className="button"
            disabled={act.isBusy}
            data-test="confirm-again"
            onClick={() => write(email, confirmAgain)}
          >
            {w.say('notice.mail.again')}
          </button>
        </div>
      )}
      {email === null ? (
        <AddressForm label="account.address.add" isBusy={act.isBusy} onSend={to => write(to, askForAddress)} />
      ) : (
        <details className="more">
          <summary data-test="address-change">{w.say('account.address.change')}</summary>
          <AddressForm label="account.address.send" isBusy={act.isBusy} onSend={to => write(to, askNew(email))} />
        </details>
      )}
      {sentTo && (
        <p className="notice good" role="status" data-test="address-sent">
          {w.say(sentTo === email ? 'account.address.again' : 'account.address.sent', { address: sentTo })}
        </p>
      )}
      <FailureNote failure={act.failure} />
    </Section>
  )
}
const askNew =
  (present: string) =>
  async (address: string): Promise<unknown> => {
    if (address.trim().toLowerCase() === present) throw new Failure('account.address.same')
    return askForAddress(address)
  }

interface AddressFormProps {
  readonly label: string
  readonly isBusy: boolean
  readonly onSend: (address: string) => unknown
}
function AddressForm({ label, isBusy, onSend }: AddressFormProps) {
  const w = useWords()
  const [address, setAddress] = useState('')
  return (
    <form
      className="stack account-narrow"
      onSubmit={e => {
        e.preventDefault()
        void onSend(address.trim())
      }}
    >
      <Field
        label={w.say('account.address.new')}
        type="email"
        autoComplete="email"
        value={address}
        onChange={setAddress}
        test="address-new"
      />
      <button type="submit" className="button account-start" disabled={isBusy} data-test="address-submit">
        {w.say(label)}
      </button>
    </form>
  )
}
