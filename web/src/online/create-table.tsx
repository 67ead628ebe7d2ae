/** A new table on the server: which game, who may sit where, and on which terms. */
import { usualBot } from '@ecumene/bots'
import type { GameDef } from '@ecumene/kernel'
import type { TableSettings } from '@ecumene/protocol'
import { type ReactNode, useState } from 'react'
import { aboutOf } from '../games.ts'
import { botsOf } from '../local/bots.ts'
import { shortStrength } from '../people/rating-mark.tsx'
import { go } from '../router.ts'
import { OptionFields, SeatsAndVariant, useSetup, WithGame } from '../shelf/setup.tsx'
import { useWords } from '../speech.tsx'
import { Check } from '../ui/check.tsx'
import { useOnlineGames } from './available.ts'
import { enter, server } from './session.ts'
import { TermsFields } from './terms-fields.tsx'
import { GameField, MomentField, momentOf, WishForm } from './wish-form.tsx'

/** `first`: the game that is chosen already, if the server has it. */
export function CreateTable({ first = '', onClose }: { first?: string; onClose: () => void }) {
  const known = useOnlineGames()
  const [chosen, choose] = useState<string | null>(null)
  const id = chosen ?? (known.includes(first) ? first : known[0])
  if (id === undefined) return null
  const picker = <GameField name="game" games={known} value={id} onChange={choose} />
  return (
    <WithGame key={id} id={id}>
      {game => <Choices game={game} picker={picker} onClose={onClose} />}
    </WithGame>
  )
}

function Choices({ game, picker, onClose }: { game: GameDef; picker: ReactNode; onClose: () => void }) {
  const w = useWords()
  const bots = botsOf(game)
  const choice = useSetup(game, 0)
  const { seats, variant } = choice
  /** 'me', 'open', or the name of a bot. */
  const [sitters, setSitters] = useState<readonly string[]>(() =>
    Array.from({ length: 8 }, (_, seat) => (seat === 0 ? 'me' : 'open')),
  )
  const [title, setTitle] = useState('')
  const [startsAlone, setStartsAlone] = useState(false)
  const [startsAt, setStartsAt] = useState('')
  const [terms, setTerms] = useState<TableSettings>({
    pace: { kind: 'none' },
    bell: { seconds: 300, hours: 24 },
    expiry: 'fallback',
    standIn: usualBot(game),
    listed: true,
    watchers: true,
    delay: 0,
    hushWatchers: true,
    rated: true,
    hints: false,
    takebacks: true,
  })
  /** I sit in one chair only: the one I leave becomes free. */
  const seat = (at: number, who: string): void =>
    setSitters(sitters.map((s, i) => (i === at ? who : who === 'me' && s === 'me' ? 'open' : s)))
  const create = async (): Promise<void> => {
    await enter()
    const table = await server.create({
      game: game.id,
      variant: variant.id,
      options: { ...choice.options },
      seats: sitters
        .slice(0, seats)
        .map(s => (s === 'me' ? { kind: 'me' } : s === 'open' ? { kind: 'open' } : { kind: 'bot', bot: s })),
      settings: terms,
      autoStart: startsAlone,
      ...(startsAt ? { startsAt: momentOf(startsAt) } : {}),
      ...(title.trim() ? { title: title.trim() } : {}),
    })
    go(`/online/${table.id}`)
  }
  return (
    <WishForm title={w.say('online.create')} button={w.say('online.create')} onClose={onClose} onSend={create}>
      {picker}
      <SeatsAndVariant choice={choice} />
      <fieldset className="field">
        <legend>{w.say('new.seats')}</legend>
        {sitters.slice(0, seats).map((s, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <label key={at}>
            <span className="hidden-text">{w.say('new.who', { n: at + 1 })}</span>
            <select className="input" value={s} onChange={e => seat(at, e.target.value)}>
              <option value="me">{w.say('online.me')}</option>
              <option value="open">{w.say('online.freeSeat')}</option>
              {bots.map(b => (
                <option key={b} value={b}>
                  {w.say('new.bot', { bot: b, rating: shortStrength(game.id, b) })}
                </option>
              ))}
            </select>
          </label>
        ))}
      </fieldset>
      <TermsFields
        terms={terms}
        game={game.id}
        bots={bots}
        hasBell={aboutOf(game.id)?.hasBell === true}
        onChange={part => setTerms({ ...terms, ...part })}
      />
      <details className="more">
        <summary>{w.say('online.options')}</summary>
        <div className="stack">
          <label className="field">
            <span>{w.say('online.name')}</span>
            <input className="input" value={title} maxLength={80} onChange={e => setTitle(e.target.value)} />
          </label>
          <MomentField label={w.say('online.startsAtField')} name="startsAt" value={startsAt} onChange={setStartsAt} />
          <Check label={w.say('online.startsAlone')} isOn={startsAlone} onChange={setStartsAlone} />
          <Check
            label={w.say('online.rated')}
            isOn={terms.rated && !terms.hints}
            name="rated"
            disabled={terms.hints}
            onChange={isOn => setTerms({ ...terms, rated: isOn })}
          />
          <Check
            label={w.say('online.hints')}
            isOn={terms.hints}
            name="hints"
            onChange={isOn => setTerms({ ...terms, hints: isOn })}
          />
          <Check
            label={w.say('settings.threats')}
            isOn={terms.threats !== false}
            name="threats"
            onChange={isOn => setTerms({ ...terms, threats: isOn })}
          />
          <OptionFields choice={choice} />
        </div>
      </details>
    </WishForm>
  )
}
