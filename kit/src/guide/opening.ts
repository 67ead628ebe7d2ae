/** The position that a chapter of a guide or a challenge begins with, as a match. */
import {
  type Core,
  current,
  type GameDef,
  has,
  KeyedRng,
  LiveWorld,
  layoutFor,
  Match,
  type Seat,
  settle,
  setupOf,
} from '@ecumene/kernel'
import type { Beginning } from '../seam.ts'

export const ME: Seat = 0

export function opening(game: GameDef, chapter: Beginning, opened: (match: Match) => void = () => {}): Match {
  const setup = setupOf(game, chapter.seats, chapter.variant, chapter.options)
  let match = new Match(game, setup, chapter.seed)
  if (chapter.begin) {
    const layout = layoutFor(game, setup)
    const s: Core = layout.create()
    layout.copy(s, match.state)
    chapter.begin(s)
    const cx = new LiveWorld(new KeyedRng(chapter.seed))
    settle(game, s, cx as never)
    layout.check(s)
    const { id, version } = game
    const drawn = cx.draws.length
    match = Match.resume(game, setup, chapter.seed, {
      game: id,
      version,
      seq: 0,
      state: layout.toNamed(s),
      drawn,
      closed: 'start',
    })
  }
  opened(match)
  const { before = [], until } = chapter
  for (const { seat, action } of before) {
    const played = match.play(seat, action)
    if (!played.ok) throw new Error(`${chapter.id} of ${game.id}: ${JSON.stringify(action)} is refused`)
  }
  for (let n = 0; until !== undefined && !(current(game, match.state)?.name === until && has(match.owed(), ME)); n++) {
    const seat = Array.from({ length: chapter.seats }, (_, q) => q).find(q => has(match.owed(), q))
    if (seat === undefined || n > 1000) throw new Error(`${chapter.id} of ${game.id} never comes to "${until}"`)
    match.play(seat, match.fallback(seat))
  }
  return match
}
