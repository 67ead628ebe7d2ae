/** What is said at this market: the chronicle's offers and swaps since it opened, then what bots say to one's offer. */
import type { GameEvent, Seat } from '@ecumene/kernel'
import { useMemo } from 'react'
import type { Part } from './edition.ts'
import type { MarketLine } from './parts/market/models.ts'

const SAID: Readonly<Record<string, MarketLine['kind']>> = {
  offered: 'said',
  offeredTo: 'said',
  withdrew: 'said',
  agreed: 'said',
  swapped: 'swap',
}
type Needs = Pick<Part, 'chronicle' | 'sayEvent' | 'sayPrompt' | 'say' | 'seats' | 'talk'>

export function threadOf({ chronicle, sayEvent, sayPrompt, say, seats, talk = [] }: Needs): readonly MarketLine[] {
  const events = chronicle()
  const from = events.findLastIndex(event => event.type === 'roundBegan') + 1
  const colourOf = (seat: Seat): number => seats[seat]?.colour ?? 0
  const lines = events.slice(from).flatMap((event: GameEvent): MarketLine[] => {
    const kind = SAID[event.type]
    const seat = Number(event.seat)
    return kind ? [{ seat, colour: colourOf(seat), text: sayEvent(event), kind }] : []
  })
  const said = talk.map(
    ({ seat, key, args }): MarketLine => ({
      seat,
      colour: colourOf(seat),
      text: say('ui.trade.says', { seat, text: sayPrompt({ key, args }) }),
      kind: 'talk',
    }),
  )
  return [...lines, ...said]
}

export function useThread({ chronicle, sayEvent, sayPrompt, say, seats, talk }: Needs): readonly MarketLine[] {
  return useMemo(
    () => threadOf({ chronicle, sayEvent, sayPrompt, say, seats, talk }),
    [chronicle, sayEvent, sayPrompt, say, seats, talk],
  )
}
