/** Tokens for programs that act for one: made with scopes, shown once, ended at any time. */
import type { Scope } from '@ecumene/protocol'
import { useState } from 'react'
import { server } from '../online/session.ts'
import { ago } from '../shelf/ago.ts'
import { useWords } from '../speech.tsx'
import { type Question, useAsk } from '../ui/ask.tsx'
import { Check } from '../ui/check.tsx'
import { Outcome, useAct } from '../ui/use-act.tsx'
import { LoadingNote, useLoaded } from '../ui/use-loaded.tsx'
import { Field } from './fields.tsx'
import { OnceShown } from './once-shown.tsx'
import { Section } from './section.tsx'

interface Token {
  readonly id: string
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly createdAt: number
  readonly usedAt: number | null
  readonly expiresAt: number
}
const SCOPES: readonly Scope[] = ['read', 'play', 'lobby', 'chat']
const DAYS = [7, 30, 90, 365] as const
const load = (): Promise<readonly Token[]> => server.call('GET', '/me/tokens')

export function TokensPart() {
  const w = useWords()
  const list = useLoaded(load)
  const act = useAct()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly Scope[]>(['read'])
  const [days, setDays] = useState(90)
  const [made, setMade] = useState<string | null>(null)
  const create = (): Promise<boolean> =>
    act.run(async () => {
      const { token } = await server.call<{ token: string }>('POST', '/me/tokens', { name: name.trim(), scopes, days })
      setMade(token)
      setName('')
      await list.reload()
    })
  const end = (id: string): Promise<boolean> =>
    act.run(async () => {
      await server.call('DELETE', `/me/tokens/${id}`)
      await list.reload()
    }, 'account.tokens.ended')
  const { ask, dialog } = useAsk()
  const ending = (t: { readonly id: string; readonly name: string }): Question => ({
    title: w.say('ask.token', { name: t.name }),
    text: w.say('ask.tokenText'),
    no: w.say('ask.keep'),
    yes: w.say('account.tokens.end'),
    onYes: () => void end(t.id),
  })
  const date = new Intl.DateTimeFormat(w.language, { dateStyle: 'medium' })
  return (
    <>
      <Section title={w.say('account.tokens.title')} about={w.say('account.tokens.about')}>
        <p>
          <a href="/api" target="_blank" rel="noreferrer">
            {w.say('account.tokens.api')}
          </a>
        </p>
        <LoadingNote of={list} />
        {dialog}
        {list.value?.length === 0 && <p className="soft">{w.say('account.tokens.none')}</p>}
        {list.value && list.value.length > 0 && (
          <ul className="account-list" data-test="tokens">
            {list.value.map(t => (
              <li key={t.id}>
                <div>
                  <strong>{t.name}</strong>
                  <p className="small-text">{t.scopes.map(s => w.say(`account.scope.${s}`)).join(', ')}</p>
                  <p className="soft small-text">
                    {t.usedAt === null
                      ? w.say('account.tokens.unused')
                      : w.say('account.tokens.used', { when: ago(t.usedAt, Date.now(), w.language) })}
                    {' · '}
                    {w.say('account.tokens.until', { date: date.format(t.expiresAt) })}
                  </p>
                </div>
                <button
                  type="button"
                  className="button small"
                  disabled={act.isBusy}
                  onClick={() => ask(ending(t))}
                  aria-label={w.say('account.tokens.endName', { name: t.name })}
                  data-test="end-token"
                >
                  {w.say('account.tokens.end')}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section title={w.say('account.tokens.new')}>
        <form
          className="stack account-narrow"
          data-test="new-token"
          onSubmit={e => {
            e.preventDefault()
            void create()
          }}
        >
          <Field
            label={w.say('account.tokens.name')}
            value={name}
            onChange={setName}
            maxLength={60}
            test="token-name"
            help={w.say('account.tokens.nameHelp')}
          />
          <fieldset className="field">
            <legend>{w.say('account.tokens.scopes')}</legend>
            {SCOPES.map(s => (
              <Check
                key={s}
                label={w.say(`account.scope.${s}`)}
                isOn={scopes.includes(s)}
                name="scope"
                value={s}
                onChange={isOn => setScopes(SCOPES.filter(x => (x === s ? isOn : scopes.includes(x))))}
              />
            ))}
          </fieldset>
          <label className="field">
            <span>{w.say('account.tokens.days')}</span>
            <select className="input" value={days} onChange={e => setDays(Number(e.target.value))}>
              {DAYS.map(n => (
                <option key={n} value={n}>
                  {w.say('account.tokens.nDays', { n })}
                </option>
              ))}
            </select>
          </label>
          <button
            type="submit"
            className="button primary account-start"
            disabled={act.isBusy || scopes.length === 0}
            data-test="token-create"
          >
            {w.say('account.tokens.create')}
          </button>
        </form>
        {made && <OnceShown label={w.say('account.tokens.made')} text={made} onClose={() => setMade(null)} />}
        <Outcome act={act} />
      </Section>
    </>
  )
}
