/** Who plays, and how: with everything filled in already, so that one more click begins. */
import { usualBot } from '@ecumene/bots'
import type { About } from '@ecumene/contract'
import { type GameDef, keyOf, setupOf } from '@ecumene/kernel'
import { useState } from 'react'
import { beginGame, randomKey } from '../local/begin.ts'
import { botsOf } from '../local/bots.ts'
import { go } from '../router.ts'
import { settings } from '../settings.ts'
import { useWords } from '../speech.tsx'
import type { Player } from '../table/table.ts'
import { Dialog } from '../ui/dialog.tsx'
import { LevelCards } from './level-cards.tsx'
import { SeatRow } from './seat-row.tsx'
import { OptionFields, SeatsAndVariant, useSetup, WithGame } from './setup.tsx'

export default function NewGame({ about, onClose }: { about: About; onClose: () => void }) {
  return <WithGame id={about.id}>{game => <Choices game={game} onClose={onClose} />}</WithGame>
}

function Choices({ game, onClose }: { game: GameDef; onClose: () => void }) {
  const w = useWords()
  const choice = useSetup(game, 3)
  const { seats, variant } = choice
  const [players, setPlayers] = useState<readonly Player[]>(() =>
    startPlayers(game, Math.max(...game.variants.map(v => v.seats[1]))),
  )
  const [seed, setSeed] = useState('')
  const [trouble, setTrouble] = useState('')
  const change = (seat: number, part: Partial<Player>): void => setPlayers(withColourFree(players, seat, part))

  const start = async (): Promise<void> => {
    try {
      const setup = setupOf(game, seats, variant.id, choice.options)
      const key = seed.trim() ? keyOf(seed.trim()) : randomKey()
      go(`/table/${await beginGame(game, setup, key, players.slice(0, seats))}`)
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <Dialog
      title={w.say(`game.${game.id}`)}
      onClose={onClose}
      isWide
      foot={
        // biome-ignore lint/a11y/noAutofocus: the dialog was opened to start a game, and everything has a value already
        <button type="button" className="button primary" onClick={start} autoFocus>
          {w.say('new.start')}
        </button>
      }
    >
      <div className="setup">
        <div className="stack">
          <SeatsAndVariant choice={choice} />
          <fieldset className="field">
            <legend>{w.say('new.seats')}</legend>
            <ol className="seat-rows">
              {players.slice(0, seats).map((p, seat) => (
                <SeatRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                  key={seat}
                  game={game.id}
                  seat={seat}
                  players={players}
                  player={p}
                  bots={botsOf(game)}
                  onChange={part => change(seat, part)}
                />
              ))}
            </ol>
          </fieldset>
        </div>
        <LevelCards
          game={game}
          levels={botsOf(game).toReversed()}
          players={players.slice(0, seats)}
          onChoose={bot => setPlayers(players.map(p => (p.kind === 'bot' ? { ...p, bot } : p)))}
        />
      </div>
      <details className="more">
        <summary>{w.say('new.more')}</summary>
        <div className="stack">
          <OptionFields choice={choice} />
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

/** One person against the usual bots. */
function startPlayers(game: GameDef, seats: number): readonly Player[] {
  return Array.from({ length: seats }, (_, seat) =>
    seat === 0
      ? { kind: 'human', name: settings().name || null, bot: null, colour: 0 }
      : { kind: 'bot', name: null, bot: usualBot(game), colour: seat },
  )
}
/** Two players never share a colour: its former owner gets the one that became free. */
function withColourFree(players: readonly Player[], seat: number, part: Partial<Player>): readonly Player[] {
  const old = players[seat].colour
  return players.map((p, i) => (i === seat ? { ...p, ...part } : part.colour === p.colour ? { ...p, colour: old } : p))
}
