/** How one is told that it is one's turn, and when not. */
import { type ReactNode, useState } from 'react'
import { server } from '../online/session.ts'
import { useWords } from '../speech.tsx'
import { LoadTrouble, Outcome, useAct, useLoaded } from './act.tsx'
import { auth } from './auth.ts'
import { Field } from './fields.tsx'
import { OnceShown } from './once-shown.tsx'
import { pushHere, subscribe, unsubscribe } from './push.ts'
import { RestSection } from './rest-section.tsx'
import { Said } from './said.ts'
import { Section } from './section.tsx'
import type { Self } from './self.ts'

interface Channel {
  readonly id: string
  readonly kind: string
  readonly target: string
}
const load = async () => {
  const channels = await server.call<readonly Channel[]>('GET', '/me/channels')
  return { channels, push: await pushHere(channels.map(c => c.id)) }
}

export function NoticesPart({ self }: { self: Self }) {
  const w = useWords()
  const list = useLoaded(load)
  const act = useAct()
  const [url, setUrl] = useState('')
  const [secret, setSecret] = useState<string | null>(null)
  const change = (work: () => Promise<unknown>, done: string): Promise<boolean> =>
    act.run(async () => {
      await work()
      await list.reload()
    }, done)
  const remove = (id: string): Promise<unknown> => server.call('DELETE', `/me/channels/${id}`)
  const test = (id: string): Promise<boolean> =>
    act.run(async () => {
      await server.call('POST', `/me/channels/${id}/test`).catch(() => {
        throw new Said('notice.testFailed')
      })
    }, 'notice.tested')
  const testButton = (c: Channel) => (
    <button type="button" className="button small" disabled={act.isBusy} onClick={() => test(c.id)} data-test="test-channel">
      {w.say('notice.test')}
    </button>
  )

  const { channels = [], push } = list.value ?? {}
  const mail = channels.find(c => c.kind === 'email')
  const hooks = channels.filter(c => c.kind === 'webhook')
  const here = channels.find(c => c.kind === 'push' && c.id === push?.channel)
  const elsewhere = channels.filter(c => c.kind === 'push' && c !== here)
  return (
    <>
      <Section title={w.say('notice.title')} about={w.say('notice.about')}>
        <LoadTrouble of={list} />
        {push && (
          <div className="account-switch">
            {push.state === 'cannot' || push.state === 'denied' ? (
              <p className="soft">{w.say(`notice.push.${push.state}`)}</p>
            ) : (
              <>
                <label className="check">
                  <input
                    type="checkbox"
                    checked={here !== undefined}
                    disabled={act.isBusy}
                    data-test="push"
                    onChange={e =>
                      e.target.checked
                        ? change(() => subscribe(w), 'notice.push.on')
                        : change(async () => {
                            if (here) await remove(here.id)
                            await unsubscribe()
                          }, 'notice.push.off')
                    }
                  />
                  {w.say('notice.push')}
                </label>
                {here && testButton(here)}
              </>
            )}
          </div>
        )}
        {list.value && (
          <MailSwitch self={self} mail={mail} isBusy={act.isBusy} change={change} remove={remove} button={mail && testButton(mail)} />
        )}
        {elsewhere.length > 0 && (
          <ul className="account-list">
            {elsewhere.map(c => (
              <li key={c.id}>
                <span>{w.say('notice.push.other', { host: c.target })}</span>
                <button
                  type="button"
                  className="button small"
                  disabled={act.isBusy}
                  onClick={() => change(() => remove(c.id), 'notice.removed')}
                >
                  {w.say('account.remove')}
                </button>
              </li>
            ))}
          </ul>
        )}
        <Outcome act={act} />
      </Section>
      <RestSection />
      <Section title={w.say('notice.webhook.title')} about={w.say('notice.webhook.about')}>
        {hooks.length > 0 && (
          <ul className="account-list" data-test="webhooks">
            {hooks.map(c => (
              <li key={c.id}>
                <span className="account-url">{c.target}</span>
                <div className="row">
                  {testButton(c)}
                  <button
                    type="button"
                    className="button small quiet"
                    disabled={act.isBusy}
                    onClick={() => change(() => remove(c.id), 'notice.removed')}
                    aria-label={w.say('account.removeName', { name: c.target })}
                  >
                    {w.say('account.remove')}
                  </button>
                </div>
              </li>
            ))}
          </ul>
        )}
        <form
          className="account-line"
          onSubmit={e => {
            e.preventDefault()
            void change(async () => {
              const made = await server.call<{ secret: string }>('POST', '/me/channels', { kind: 'webhook', url: url.trim() }).catch(() => {
                throw new Said('notice.webhook.refused')
              })
              setSecret(made.secret)
              setUrl('')
            }, 'notice.added')
          }}
        >
          <Field label={w.say('notice.webhook.url')} type="url" value={url} onChange={setUrl} maxLength={500} test="webhook-url" />
          <button type="submit" className="button" disabled={act.isBusy} data-test="webhook-add">
            {w.say('notice.webhook.add')}
          </button>
        </form>
        {secret && <OnceShown label={w.say('notice.webhook.secret')} text={secret} onClose={() => setSecret(null)} />}
      </Section>
    </>
  )
}

interface MailSwitchProps {
  readonly self: Self
  readonly mail: Channel | undefined
  readonly isBusy: boolean
  readonly change: (work: () => Promise<unknown>, done: string) => Promise<boolean>
  readonly remove: (id: string) => Promise<unknown>
  readonly button: ReactNode
}
function MailSwitch({ self, mail, isBusy, change, remove, button }: MailSwitchProps) {
  const w = useWords()
  if (!self.hasMail) return <p className="soft">{w.say('notice.mail.cannot')}</p>
  const { email } = self
  if (email === null) return <p className="soft">{w.say('notice.mail.noAddress')}</p>
  if (!self.isConfirmed)
    return (
      <div className="account-switch">
        <p className="soft">{w.say('notice.mail.unconfirmed', { address: email })}</p>
        <button
          type="button"
          className="button small"
          disabled={isBusy}
          onClick={() => change(() => auth('/send-verification-email', { email, callbackURL: '/account/notices' }), 'notice.mail.sent')}
        >
          {w.say('notice.mail.again')}
        </button>
      </div>
    )
  return (
    <div className="account-switch">
      <label className="check">
        <input
          type="checkbox"
          checked={mail !== undefined}
          disabled={isBusy}
          data-test="mail"
          onChange={e =>
            e.target.checked
              ? change(() => server.call('POST', '/me/channels', { kind: 'email' }), 'notice.mail.on')
              : change(async () => mail && remove(mail.id), 'notice.mail.off')
          }
        />
        {w.say('notice.mail', { address: email })}
      </label>
      {button}
    </div>
  )
}
