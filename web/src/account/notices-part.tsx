/** How one is told that it is one's turn, and when not. */
import type { ReactNode } from 'react'
import { server } from '../online/session.ts'
import { useWords } from '../speech.tsx'
import { Check } from '../ui/check.tsx'
import { Link } from '../ui/link.tsx'
import { Outcome, useAct } from '../ui/use-act.tsx'
import { LoadingNote, useLoaded } from '../ui/use-loaded.tsx'
import { type Channel, TestButton } from './channel.tsx'
import { pushHere, subscribe, unsubscribe } from './push.ts'
import { RestSection } from './rest-section.tsx'
import { Section } from './section.tsx'
import { confirmAgain, type Self } from './self.ts'
import { WebhookSection } from './webhook-section.tsx'

const load = async () => {
  const channels = await server.call<readonly Channel[]>('GET', '/me/channels')
  return { channels, push: await pushHere(channels.map(c => c.id)) }
}

export function NoticesPart({ self }: { self: Self }) {
  const w = useWords()
  const list = useLoaded(load)
  const act = useAct()
  const change = (work: () => Promise<unknown>, done: string): Promise<boolean> =>
    act.run(async () => {
      await work()
      await list.reload()
    }, done)
  const remove = (id: string): Promise<unknown> => server.call('DELETE', `/me/channels/${id}`)
  const test = (c: Channel) => <TestButton channel={c} act={act} />

  const { channels = [], push } = list.value ?? {}
  const mail = channels.find(c => c.kind === 'email')
  const hooks = channels.filter(c => c.kind === 'webhook')
  const here = channels.find(c => c.kind === 'push' && c.id === push?.channel)
  const elsewhere = channels.filter(c => c.kind === 'push' && c !== here)
  return (
    <>
      <Section title={w.say('notice.title')} about={w.say('notice.about')}>
        <LoadingNote of={list} />
        {push && (
          <div className="account-switch">
            {push.state === 'cannot' || push.state === 'denied' ? (
              <p className="soft">{w.say(`notice.push.${push.state}`)}</p>
            ) : (
              <>
                <Check
                  label={w.say('notice.push')}
                  isOn={here !== undefined}
                  disabled={act.isBusy}
                  data-test="push"
                  onChange={isOn =>
                    isOn
                      ? change(() => subscribe(w), 'notice.push.on')
                      : change(async () => {
                          if (here) await remove(here.id)
                          await unsubscribe()
                        }, 'notice.push.off')
                  }
                />
                {here && test(here)}
              </>
            )}
          </div>
        )}
        {list.value && (
          <MailSwitch
            self={self}
            mail={mail}
            isBusy={act.isBusy}
            change={change}
            remove={remove}
            button={mail && test(mail)}
          />
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
      <WebhookSection hooks={hooks} reload={list.reload} />
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
  if (email === null)
    return (
      <p className="soft">
        {w.say('notice.mail.noAddress')} <Link to="/account">{w.say('account.address.add')}</Link>
      </p>
    )
  if (!self.isConfirmed)
    return (
      <div className="account-switch">
        <p className="soft">{w.say('notice.mail.unconfirmed', { address: email })}</p>
        <button
          type="button"
          className="button small"
          disabled={isBusy}
          onClick={() => change(() => confirmAgain(email), 'notice.mail.sent')}
        >
          {w.say('notice.mail.again')}
        </button>
      </div>
    )
  return (
    <div className="account-switch">
      <Check
        label={w.say('notice.mail', { address: email })}
        isOn={mail !== undefined}
        disabled={isBusy}
        data-test="mail"
        onChange={isOn =>
          isOn
            ? change(() => server.call('POST', '/me/channels', { kind: 'email' }), 'notice.mail.on')
            : change(async () => mail && remove(mail.id), 'notice.mail.off')
        }
      />
      {button}
    </div>
  )
}
