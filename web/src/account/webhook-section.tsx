/** Addresses of programs that are told. */
import { useState } from 'react'
import { Failure } from '../failure.ts'
import { server } from '../online/session.ts'
import { useWords } from '../speech.tsx'
import { Outcome, useAct } from '../ui/use-act.tsx'
import { type Channel, TestButton } from './channel.tsx'
import { Field } from './fields.tsx'
import { OnceShown } from './once-shown.tsx'
import { Section } from './section.tsx'

export function WebhookSection({ hooks, reload }: { hooks: readonly Channel[]; reload: () => Promise<void> }) {
  const w = useWords()
  const act = useAct()
  const [url, setUrl] = useState('')
  const [secret, setSecret] = useState<string | null>(null)
  const add = (): Promise<boolean> =>
    act.run(async () => {
      const made = await server
        .call<{ secret: string }>('POST', '/me/channels', { kind: 'webhook', url: url.trim() })
        .catch(() => {
          throw new Failure('notice.webhook.refused')
        })
      setSecret(made.secret)
      setUrl('')
      await reload()
    }, 'notice.added')
  const remove = (id: string): Promise<boolean> =>
    act.run(async () => {
      await server.call('DELETE', `/me/channels/${id}`)
      await reload()
    }, 'notice.removed')
  return (
    <Section title={w.say('notice.webhook.title')} about={w.say('notice.webhook.about')}>
      {hooks.length > 0 && (
        <ul className="account-list" data-test="webhooks">
          {hooks.map(c => (
            <li key={c.id}>
              <span className="account-url">{c.target}</span>
              <div className="row">
                <TestButton channel={c} act={act} />
                <button
                  type="button"
                  className="button small quiet"
                  disabled={act.isBusy}
                  onClick={() => remove(c.id)}
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
          void add()
        }}
      >
        <Field
          label={w.say('notice.webhook.url')}
          type="url"
          value={url}
          onChange={setUrl}
          maxLength={500}
          test="webhook-url"
        />
        <button type="submit" className="button" disabled={act.isBusy} data-test="webhook-add">
          {w.say('notice.webhook.add')}
        </button>
      </form>
      {secret && <OnceShown label={w.say('notice.webhook.secret')} text={secret} onClose={() => setSecret(null)} />}
      <Outcome act={act} />
    </Section>
  )
}
