/** What a friend sees first: who invites to which game, how long it takes, who is there; a name to type, one press. */
import type { TableInfo } from '@ecumene/protocol'
import { type FormEvent, useEffect, useState } from 'react'
import { aboutOf } from '../games.ts'
import { useSettings } from '../settings.ts'
import { lengthOf } from '../shelf/box.tsx'
import { Cover } from '../shelf/covers/cover.tsx'
import { useWords } from '../speech.tsx'
import { Link } from '../ui/link.tsx'
import { Masthead } from '../ui/masthead.tsx'
import { LanguageSwitch } from '../ui/settings-dialog.tsx'
import { FailureNote, useAct } from '../ui/use-act.tsx'
import { rename } from './session.ts'
import { Seats } from './table-row.tsx'
import { TableTerms } from './terms.tsx'
import { spellDate, spellPace } from './time.ts'

export interface InvitationProps {
  readonly info: TableInfo
  /** Takes the seat. */
  readonly onSit: () => Promise<unknown>
}

export function Invitation({ info, onSit }: InvitationProps) {
  const w = useWords()
  const { name } = useSettings()
  const [text, setText] = useState(name)
  const act = useAct()
  const game = w.say(`game.${info.game}`)
  const about = aboutOf(info.game)
  const host = info.seats.find(s => s.user !== null && s.user === info.owner)?.name ?? null
  const free = info.seats.filter(s => s.user === null && s.bot === null).length
  const title = host === null ? w.say('friends.invited', { game }) : w.say('friends.invitedBy', { name: host, game })
  useEffect(() => {
    document.title = `${title} · Ecumene`
  }, [title])
  const sit = (event: FormEvent): void => {
    event.preventDefault()
    void act.run(async () => {
      if (text.trim() && text.trim() !== name) await rename(text)
      await onSit()
    })
  }
  return (
    <>
      <Masthead title={title} {...(info.title ? { text: info.title } : {})}>
        <LanguageSwitch />
      </Masthead>
      <main className="shelf online invitation" data-invitation>
        <div className="invitation-cover" aria-hidden="true">
          <Cover id={info.game} />
        </div>
        <div className="stack invitation-words">
          <p>{w.say(`game.${info.game}.about`)}</p>
          <dl className="facts">
            <div>
              <dt>{w.say('box.players')}</dt>
              <dd>
                {info.seats.length} · {w.say('online.free', { n: free })}
              </dd>
            </div>
            {about && (
              <div>
                <dt>{w.say('box.length')}</dt>
                <dd>{lengthOf(w, about)}</dd>
              </div>
            )}
            <div>
              <dt>{w.say('online.clock')}</dt>
              <dd>{spellPace(w, info.settings.pace)}</dd>
            </div>
            {info.startsAt !== null && (
              <div>
                <dt>{w.say('friends.begins')}</dt>
                <dd>{spellDate(info.startsAt, w.language)}</dd>
              </div>
            )}
          </dl>
          <Seats table={info} />
          <form className="invitation-form" onSubmit={sit}>
            <label className="field">
              <span>{w.say('settings.name')}</span>
              <input
                className="input"
                name="name"
                value={text}
                maxLength={24}
                autoComplete="nickname"
                placeholder={w.say('online.guest')}
                onChange={e => setText(e.target.value)}
              />
            </label>
            <button type="submit" className="button primary" data-join data-accept disabled={act.isBusy}>
              {w.say('online.join')}
            </button>
          </form>
          <p className="soft small-text">{w.say('friends.noAccount')}</p>
          <FailureNote failure={act.failure} />
          <p className="row">
            {about?.hasGuide && (
              <Link className="link" to={`/learn/${info.game}`}>
                {w.say('box.learn', { name: game })}
              </Link>
            )}
            <Link className="link" to={`/rules/${info.game}`}>
              {w.say('box.rules', { name: game })}
            </Link>
            <Link className="link" to="/">
              {w.say('friends.otherGames')}
            </Link>
          </p>
          <details className="more">
            <summary>{w.say('friends.terms')}</summary>
            <TableTerms info={info} />
          </details>
        </div>
      </main>
    </>
  )
}
