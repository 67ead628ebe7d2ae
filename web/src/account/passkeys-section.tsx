/** Passkeys: add, name, remove. */
import { useState } from 'react'
import { ago } from '../shelf/ago.ts'
import { useWords } from '../speech.tsx'
import { useAsk } from '../ui/ask.tsx'
import { Outcome, useAct } from '../ui/use-act.tsx'
import { LoadingNote, useLoaded } from '../ui/use-loaded.tsx'
import { deviceOf } from './device.ts'
import { Field } from './fields.tsx'
import { addPasskey, hasPasskeys, listPasskeys, type Passkey, removePasskey, renamePasskey } from './passkey.ts'
import { Section } from './section.tsx'
import type { Self } from './self.ts'

export function PasskeysSection({ self }: { self: Self }) {
  const w = useWords()
  const list = useLoaded(listPasskeys)
  const [name, setName] = useState(() => deviceOf(navigator.userAgent) ?? '')
  const { ask, dialog } = useAsk()
  const act = useAct()
  const change = (work: () => Promise<unknown>, done: string): Promise<boolean> =>
    act.run(async () => {
      await work()
      await list.reload()
    }, done)
  return (
    <Section title={w.say('account.passkeys.title')} about={w.say('account.passkeys.about')}>
      <LoadingNote of={list} />
      {list.value && list.value.length > 0 && (
        <ul className="account-list" data-test="passkeys">
          {list.value.map(k => (
            <Row
              key={k.id}
              passkey={k}
              isBusy={act.isBusy}
              isLast={!self.hasPassword && list.value?.length === 1}
              onRename={text => change(() => renamePasskey(k.id, text), 'account.saved')}
              onRemove={() =>
                ask({
                  title: w.say('ask.passkey', { name: k.name || w.say('account.passkeys.unnamed') }),
                  text: w.say('ask.passkeyText'),
                  no: w.say('ask.keep'),
                  yes: w.say('account.remove'),
                  onYes: () => void change(() => removePasskey(k.id), 'account.passkeys.removed'),
                })
              }
            />
          ))}
        </ul>
      )}
      {dialog}
      {hasPasskeys() ? (
        <form
          className="account-line"
          onSubmit={e => {
            e.preventDefault()
            void change(
              () => addPasskey(name.trim(), self.username ?? self.email ?? self.name),
              'account.passkeys.added',
            )
          }}
        >
          <Field
            label={w.say('account.passkeys.name')}
            value={name}
            onChange={setName}
            maxLength={60}
            test="passkey-name"
          />
          <button type="submit" className="button" disabled={act.isBusy} data-test="passkey-add">
            {w.say('account.passkeys.add')}
          </button>
        </form>
      ) : (
        <p className="soft">{w.say('account.passkeys.cannot')}</p>
      )}
      <Outcome act={act} />
    </Section>
  )
}

interface RowProps {
  readonly passkey: Passkey
  readonly isBusy: boolean
  /** The only way into the account: it stays. */
  readonly isLast: boolean
  readonly onRename: (name: string) => Promise<boolean>
  readonly onRemove: () => void
}
function Row({ passkey, isBusy, isLast, onRename, onRemove }: RowProps) {
  const w = useWords()
  const name = passkey.name || w.say('account.passkeys.unnamed')
  const [text, setText] = useState<string | null>(null)
  return (
    <li>
      {text === null ? (
        <>
          <div>
            <strong>{name}</strong>
            <p className="soft small-text">
              {w.say('account.made', { when: ago(Date.parse(passkey.createdAt), Date.now(), w.language) })}
            </p>
            {isLast && <p className="soft small-text">{w.say('account.passkeys.last')}</p>}
          </div>
          <div className="row">
            <button
              type="button"
              className="button small quiet"
              onClick={() => setText(passkey.name ?? '')}
              aria-label={w.say('account.passkeys.renameName', { name })}
            >
              {w.say('account.passkeys.rename')}
            </button>
            {!isLast && (
              <button
                type="button"
                className="button small quiet"
                disabled={isBusy}
                onClick={onRemove}
                aria-label={w.say('account.removeName', { name })}
                data-test="passkey-remove"
              >
                {w.say('account.remove')}
              </button>
            )}
          </div>
        </>
      ) : (
        <form
          className="account-line"
          onSubmit={async e => {
            e.preventDefault()
            if (await onRename(text.trim())) setText(null)
          }}
        >
          <Field
            label={w.say('account.passkeys.name')}
            value={text}
            onChange={setText}
            maxLength={60}
            test="passkey-rename"
          />
          <button type="submit" className="button small" disabled={isBusy}>
            {w.say('account.save')}
          </button>
          <button type="button" className="button small quiet" onClick={() => setText(null)}>
            {w.say('account.back')}
          </button>
        </form>
      )}
    </li>
  )
}
