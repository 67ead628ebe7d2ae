/** One chair: who sits there, and in which colour. */
import { NATIONS, Shape } from '@ecumene/kit/shape.tsx'
import { playerName } from '../names.ts'
import { shortStrength } from '../people/rating-mark.tsx'
import { useWords } from '../speech.tsx'
import type { Player } from '../table/table.ts'

export interface SeatRowProps {
  readonly game: string
  readonly seat: number
  readonly players: readonly Player[]
  readonly player: Player
  readonly bots: readonly string[]
  readonly onChange: (part: Partial<Player>) => void
}

export function SeatRow({ game, seat, players, player, bots, onChange }: SeatRowProps) {
  const w = useWords()
  const n = seat + 1
  const name = playerName(w, players, seat)
  return (
    <li className="seat-row">
      <Shape colour={player.colour} initial={name.slice(0, 1)} size={34} />
      <label>
        <span className="hidden-text">{w.say('new.who', { n })}</span>
        <select
          className="input"
          value={player.kind === 'human' ? 'human' : (player.bot ?? '')}
          onChange={e =>
            onChange(
              e.target.value === 'human'
                ? { kind: 'human', bot: null }
                : { kind: 'bot', bot: e.target.value, name: null },
            )
          }
        >
          <option value="human">{w.say('new.human')}</option>
          {bots.map(b => (
            <option key={b} value={b}>
              {w.say('new.bot', { bot: b, rating: shortStrength(game, b) })}
            </option>
          ))}
        </select>
      </label>
      {player.kind === 'human' ? (
        <label>
          <span className="hidden-text">{w.say('new.name', { n })}</span>
          <input
            className="input"
            value={player.name ?? ''}
            placeholder={name}
            maxLength={24}
            onChange={e => onChange({ name: e.target.value.trimStart() || null })}
          />
        </label>
      ) : (
        <span className="seat-name">{name}</span>
      )}
      <label>
        <span className="hidden-text">{w.say('new.colour', { n })}</span>
        <select className="input" value={player.colour} onChange={e => onChange({ colour: Number(e.target.value) })}>
          {Array.from({ length: NATIONS }, (_, c) => c).map(c => (
            <option key={c} value={c}>
              {w.say(`colour.${c}`)}
            </option>
          ))}
        </select>
      </label>
    </li>
  )
}
