/** Who plays, and how: with everything filled in already, so that one more click begins. */
import { type GameDef, keyOf, type OptionSpec, type Options, setupOf } from '@ecumene/kernel'
import { useEffect, useState } from 'react'
import type { GameEntry } from '../games.ts'
import { beginGame, randomKey } from '../local/begin.ts'
import { botsOf } from '../local/bots.ts'
import { loadPack, useTexts } from '../pack.ts'
import { go } from '../router.ts'
import { settings } from '../settings.ts'
import { SpeakingOf, shellWords, useWords } from '../speech.tsx'
import type { Player } from '../table/table.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Segments } from '../ui/segments.tsx'
import { OptionField } from './option-field.tsx'
import { SeatRow } from './seat-row.tsx'

export function NewGame({ entry, onClose }: { entry: GameEntry; onClose: () => void }) {
  const shell = useWords()
  const texts = useTexts(entry.id, shell.language)
  const [game, setGame] = useState<GameDef | null>(null)
  useEffect(() => {
    loadPack(entry.id).then(pack => setGame(pack?.game ?? null))
  }, [entry.id])
  if (!game || !texts) return null
  return (
    <SpeakingOf value={shellWords(texts.language, ...texts.catalogues)}>
      <Choices entry={entry} game={game} onClose={onClose} />
    </SpeakingOf>
  )
}

function Choices({ entry, game, onClose }: { entry: GameEntry; game: GameDef; onClose: () => void }) {
  const w = useWords()
  const [variantId, setVariant] = useState(game.variants[0].id)
  const variant = game.variants.find(v => v.id === variantId) ?? game.variants[0]
  const [fewest, most] = variant.seats
  const [count, setCount] = useState(Math.min(most, Math.max(fewest, 3)))
  const seats = Math.min(most, Math.max(fewest, count))
  const [players, setPlayers] = useState<readonly Player[]>(() => startPlayers(game, Math.max(...game.variants.map(v => v.seats[1]))))
  const [chosen, setChosen] = useState<Options>({})
  const [seed, setSeed] = useState('')
  const [trouble, setTrouble] = useState('')
  const change = (seat: number, part: Partial<Player>): void => setPlayers(withColourFree(players, seat, part))

  const start = async (): Promise<void> => {
    try {
      const setup = setupOf(game, seats, variant.id, chosen)
      const key = seed.trim() ? keyOf(seed.trim()) : randomKey()
      go(`/table/${await beginGame(game, setup, key, players.slice(0, seats))}`)
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error))
    }
  }
  const chosenOf = (o: OptionSpec): boolean | string | number => chosen[o.name] ?? variant.options[o.name] ?? o.init
  return (
    <Dialog
      title={w.say(`game.${entry.id}`)}
      onClose={onClose}
      foot={
        // biome-ignore lint/a11y/noAutofocus: the dialog was opened to start a game, and everything has a value already
        <button type="button" className="button primary" onClick={start} autoFocus>
          {w.say('new.start')}
        </button>
      }
    >
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
        <ol className="seat-rows">
          {players.slice(0, seats).map((p, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <SeatRow key={seat} seat={seat} players={players} player={p} bots={botsOf(game)} onChange={part => change(seat, part)} />
          ))}
        </ol>
      </fieldset>
      <details className="more">
        <summary>{w.say('new.more')}</summary>
        <div className="stack">
          {game.options.map(o => (
            <OptionField key={o.name} spec={o} value={chosenOf(o)} onChange={v => setChosen({ ...chosen, [o.name]: v })} />
          ))}
          <label className="field">
            <span>{w.say('new.seed')}</span>
            <input className="input" data-seed value={seed} maxLength={60} onChange={e => setSeed(e.target.value)} />
            <span className="soft small-text">{w.say('new.seedHelp')}</span>
          </label>
        </div>
      </details>
      {trouble && (
        <p className="notice bad" role="alert">
          {trouble}
        </p>
      )}
    </Dialog>
  )
}

/** One person against the strongest bots. */
function startPlayers(game: GameDef, seats: number): readonly Player[] {
  const [strongest] = botsOf(game)
  return Array.from({ length: seats }, (_, seat) =>
    seat === 0
      ? { kind: 'human', name: settings().name || null, bot: null, colour: 0 }
      : { kind: 'bot', name: null, bot: strongest, colour: seat },
  )
}
/** Two players never share a colour: whoever had it takes the one that became free. */
function withColourFree(players: readonly Player[], seat: number, part: Partial<Player>): readonly Player[] {
  const old = players[seat].colour
  return players.map((p, i) => (i === seat ? { ...p, ...part } : part.colour === p.colour ? { ...p, colour: old } : p))
}
