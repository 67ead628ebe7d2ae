/** Invitations that seat one person each, once: make one, hand it on, take it back. */
import type { InviteInfo } from '@ecumene/protocol'
import { useCallback, useEffect, useState } from 'react'
import { useWords } from '../speech.tsx'
import { FailureNote, useAct } from '../ui/use-act.tsx'
import { invitesOf, revoke } from './calls.ts'
import { CopyLink } from './copy.tsx'
import { server } from './session.ts'
import { spellDate } from './time.ts'

export function Invites({ match }: { match: string }) {
  const w = useWords()
  const [all, setAll] = useState<readonly InviteInfo[]>([])
  const [link, setLink] = useState<string | null>(null)
  const refresh = useCallback(async () => setAll(await invitesOf(match)), [match])
  useEffect(() => {
    refresh().catch(() => {})
  }, [refresh])
  const act = useAct(refresh)
  const make = (): Promise<boolean> =>
    act.run(async () => setLink(`${location.origin}/invite/${(await server.invite(match)).code}`))
  return (
    <section className="stack" aria-labelledby="invites-title">
      <h2 id="invites-title">{w.say('online.invites')}</h2>
      <p className="soft small-text">{w.say('online.invitesHelp')}</p>
      <div className="row">
        <button type="button" className="button" data-invite onClick={make}>
          {w.say('online.invite')}
        </button>
      </div>
      {link && <CopyLink key={link} link={link} label={w.say('online.inviteLink')} />}
      {all.length > 0 && (
        <ul className="online-invites small-text">
          {all.map((i, n) => (
            <li key={i.id} className="row">
              <span>
                {w.say('online.inviteNumber', { n: n + 1 })}:{' '}
                {i.usedBy !== null
                  ? w.say('online.inviteUsed', { name: i.usedBy || w.say('online.guest') })
                  : i.expiresAt < Date.now()
                    ? w.say('online.inviteExpired')
                    : w.say('online.inviteOpen', { at: spellDate(i.expiresAt, w.language) })}
              </span>
              {i.usedBy === null && (
                <button
                  type="button"
                  className="button quiet small"
                  data-revoke
                  onClick={() =>
                    act.run(async () => {
                      await revoke(match, i.id)
                      setLink(null)
                    })
                  }
                >
                  {w.say('online.revoke')}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <FailureNote failure={act.failure} />
    </section>
  )
}
