/** Giving the game up by its own rules: it is asked first, and told as the event `resigned`. */
import type { ActionJson, GameDef, Seat } from '@ecumene/kernel'
import type { Words } from '@ecumene/words'
import type { Lines } from '../table/lines.ts'
import type { Asking } from '../ui/ask.tsx'

/** True once the player has said so again. */
export const isMeant = (w: Words, resign: ActionJson, ask: Asking['ask']): Promise<boolean> =>
  new Promise(resolve =>
    ask({
      title: w.say('ask.resign'),
      text: w.say('ask.resignText'),
      no: w.say('ask.playOn'),
      yes: w.action(resign),
      onYes: () => resolve(true),
      onNo: () => resolve(false),
    }),
  )

/** Who has given up. */
export function resignedIn(game: Pick<GameDef, 'rarely'>, lines: Lines): ReadonlySet<Seat> {
  const seats = new Set<Seat>()
  if (!game.rarely) return seats
  for (const { events } of lines)
    for (const event of events) {
      const { seat } = event as { seat?: unknown }
      if (event.type === 'resigned' && typeof seat === 'number') seats.add(seat)
    }
  return seats
}
