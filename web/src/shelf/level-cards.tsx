/** The levels as pictures: what each is like in a sentence, how strong it was measured, and one press seats it. */
import { botsOf } from '@ecumene/contract'
import type { GameDef } from '@ecumene/kernel'
import { BotStrength } from '../people/rating-mark.tsx'
import { useWords } from '../speech.tsx'
import type { Player } from '../table/table.ts'

interface Props {
  readonly game: GameDef
  /** The weakest first. */
  readonly levels: readonly string[]
  readonly players: readonly Player[]
  /** Every bot at the table plays so. */
  readonly onChoose: (level: string) => void
}

export function LevelCards({ game, levels, players, onChoose }: Props) {
  const w = useWords()
  const bots = players.filter(p => p.kind === 'bot')
  if (bots.length === 0) return null
  return (
    <fieldset className="level-cards" aria-label={w.say('new.levels')}>
      {levels.map((level, i) => {
        const ahead = botsOf(game).thinking?.ahead?.[level]
        return (
          <button
            key={level}
            type="button"
            className="level-card"
            data-level={level}
            aria-pressed={bots.every(p => p.bot === level)}
            onClick={() => onChoose(level)}
          >
            <Temple columns={i + 1} />
            <strong>
              {w.say(`bot.${level}`)} <BotStrength game={game.id} bot={level} />
            </strong>
            <span className="soft small-text">
              {w.say(`bot.${level}.about`)}
              {ahead !== undefined &&
                i > 0 &&
                ` ${w.say('new.ahead', { percent: ahead, bot: w.say(`bot.${levels[i - 1]}`) })}`}
            </span>
          </button>
        )
      })}
    </fieldset>
  )
}

/** A temple with as many columns as the level is high; who has them all has a roof. */
function Temple({ columns }: { columns: number }) {
  return (
    <svg viewBox="0 0 44 34" width="44" height="34" aria-hidden="true" className="level-picture">
      <path d="M3 31h38" />
      {[8, 17.3, 26.6, 36].map((x, i) => (
        <path key={x} d={`M${x} 29V15M${x - 3} 15h6`} className={i < columns ? 'stands' : 'missing'} />
      ))}
      <path d="M3 12L22 3l19 9z" className={columns > 2 ? 'stands' : 'missing'} />
    </svg>
  )
}
