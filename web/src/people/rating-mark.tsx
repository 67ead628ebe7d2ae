/** The number beside a name: a person's rating, or the fixed strength of a bot. */
import { strengthOf } from '@ecumene/games'
import type { Rating } from '@ecumene/protocol'
import type { Words } from '@ecumene/words'
import { useWords } from '../speech.tsx'
import type { Player } from '../table/table.ts'

/** As short as it goes: a question mark stands for few games, a wave for a strength that was inferred. */
export const shortStrength = (game: string, bot: string): string => {
  const { rating, games } = strengthOf(game, bot)
  return games === 0 ? `≈${rating}` : String(rating)
}
const strengthSaid = (w: Words, game: string, bot: string): string => {
  const { rating, games } = strengthOf(game, bot)
  return games === 0 ? w.say('rating.botInferred', { n: rating }) : w.say('rating.bot', { n: rating, games })
}

export function BotStrength({ game, bot }: { game: string; bot: string }) {
  const w = useWords()
  return <Mark short={shortStrength(game, bot)} said={strengthSaid(w, game, bot)} />
}
export function RatingMark({ rating }: { rating: Rating }) {
  const w = useWords()
  const { rating: n, provisional } = rating
  return (
    <Mark
      short={provisional ? `${n}?` : String(n)}
      said={w.say(provisional ? 'rating.provisional' : 'rating.person', { n })}
    />
  )
}
/** The rating of the player in a seat; nothing if none is known. */
export function PlayerRating({ game, player }: { game: string; player: Player }) {
  if (player.bot !== null) return <BotStrength game={game} bot={player.bot} />
  return player.rating ? <RatingMark rating={player.rating} /> : null
}
function Mark({ short, said }: { short: string; said: string }) {
  return (
    <span className="rating-mark small-text" title={said}>
      <span aria-hidden="true">{short}</span>
      <span className="hidden-text">{said}</span>
    </span>
  )
}
