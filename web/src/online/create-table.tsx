/** A new table on the server: which game, who may sit where, and who can find it. */
import type { GameDef, OptionSpec, Options } from '@ecumene/kernel'
import { type ReactNode, useEffect, useState } from 'react'
import { botsOf } from '../local/bots.ts'
import { loadPack, useTexts } from '../pack.ts'
import { go } from '../router.ts'
import { OptionField } from '../shelf/option-field.tsx'
import { SpeakingOf, shellWords, useWords } from '../speech.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Segments } from '../ui/segments.tsx'
import { useOnlineGames } from './available.ts'
import { enter, server, troubleKey } from './session.ts'

const CLOCKS = ['none', 'live', 'slow'] as const
type ClockKind = (typeof CLOCKS)[number]
/** Half an hour and twenty seconds a decision; or two days for each. */
const PACES = {
  none: { kind: 'none' },
  live: { kind: 'live', bank: 1800, increment: 20 },
  slow: { kind: 'slow', each: 2 * 86_400 },
} as const

export function CreateTable({ onClose }: { onClose: () => void }) {
  const w = useWords()
  const known = useOnlineGames()
  const [chosen, choose] = useState<string | null>(null)
  const id = chosen ?? known[0]
  if (id === undefined) return null
  const picker = known.length > 1 && (
    <Segments legend={w.say('online.game')} name="game" values={known} value={id} label={g => w.say(`game.${g}`)} onChange={choose} />
  )
  return <ForGame key={id} id={id} picker={picker} onClose={onClose} />
}

function ForGame({ id, picker, onClose }: { id: string; picker: ReactNode; onClose: () => void }) {
  const shell = useWords()
  const texts = useTexts(id, shell.language)
  const [game, setGame] = useState<GameDef | null>(null)
  useEffect(() => {
    loadPack(id).then(pack => setGame(pack?.game ?? null))
  }, [id])
  if (!game || !texts) return null
  return (
    <SpeakingOf value={shellWords(texts.language, ...texts.catalogues)}>
      <Choices game={game} picker={picker} onClose={onClose} />
    </SpeakingOf>
  )
}

function Choices({ game, picker, onClose }: { game: GameDef; picker: ReactNode; onClose: () => void }) {
  const w = useWords()
  const [variantId, setVariant] = useState(game.variants[0].id)
  const variant = game.variants.find(v => v.id === variantId) ?? game.variants[0]
  const [fewest, most] = variant.seats
  const [count, setCount] = useState(fewest)
  const seats = Math.min(most, Math.max(fewest, count))
  /** 'me', 'open', or the name of a bot. */
  const [sitters, setSitters] = useState<readonly string[]>(() => Array.from({ length: 8 }, (_, seat) => (seat === 0 ? 'me' : 'open')))
  const [options, setOptions] = useState<Options>({})
  const [isListed, setListed] = useState(true)
  const [clock, setClock] = useState<ClockKind>('none')
  const [trouble, setTrouble] = useState<string | null>(null)
  const bots = botsOf(game)

  /** I sit in one chair only: the one I leave becomes free. */
  const seat = (at: number, who: string): void =>
    setSitters(sitters.map((s, i) => (i === at ? who : who === 'me' && s === 'me' ? 'open' : s)))
  const create = async (): Promise<void> => {
    try {
      await enter()
      const table = await server.create({
        game: game.id,
        variant: variant.id,
        options: { ...options },
        seats: sitters.slice(0, seats).map(s => (s === 'me' ? { kind: 'me' } : s === 'open' ? { kind: 'open' } : { kind: 'bot', bot: s })),
        settings: { listed: isListed, pace: PACES[clock], standIn: bots[0] },
        autoStart: false,
      })
      go(`/online/${table.id}`)
    } catch (error) {
      setTrouble(troubleKey(error))
    }
  }
  const chosenOf = (o: OptionSpec): boolean | string | number => options[o.name] ?? variant.options[o.name] ?? o.init
  return (
    <Dialog
      title={w.say('online.create')}
      onClose={onClose}
      foot={
        <button type="button" className="button primary" onClick={create}>
          {w.say('online.create')}
        </button>
      }
    >
      {picker || <p>{w.say(`game.${game.id}`)}</p>}
      {fewest < most && (
        <Segments
          legend={w.say('new.players')}
          name="players"
          values={Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i)}
          value={seats}
          label={String}
          onChange={setCount}
        />
      )}
      {game.variants.length > 1 && (
        <Segments
          legend={w.say('new.variant')}
          name="variant"
          values={game.variants.map(v => v.id)}
          value={variant.id}
          label={v => w.say(`variant.${v}`)}
          onChange={setVariant}
        />
      )}
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
                  {w.say('new.bot', { bot: b })}
                </option>
              ))}
            </select>
          </label>
        ))}
      </fieldset>
      <Segments
        legend={w.say('online.listed')}
        name="listed"
        values={['all', 'link']}
        value={isListed ? 'all' : 'link'}
        label={v => w.say(`online.listed.${v}`)}
        onChange={v => setListed(v === 'all')}
      />
      <Segments
        legend={w.say('online.clock')}
        name="clock"
        values={CLOCKS}
        value={clock}
        label={c => w.say(`online.clock.${c}`)}
        onChange={setClock}
      />
      {game.options.length > 0 && (
        <details className="more">
          <summary>{w.say('online.options')}</summary>
          <div className="stack">
            {game.options.map(o => (
              <OptionField key={o.name} spec={o} value={chosenOf(o)} onChange={v => setOptions({ ...options, [o.name]: v })} />
            ))}
          </div>
        </details>
      )}
      {trouble && (
        <p className="notice bad" role="alert">
          {w.say(trouble)}
        </p>
      )}
    </Dialog>
  )
}
