/** Who sits at a server's table, as the screen draws them. */
import type { TableInfo } from '@ecumene/protocol'
import type { Player } from '../table/table.ts'

export const playersOf = (info: TableInfo): readonly Player[] =>
  info.seats.map(s => {
    const bot = s.bot ?? s.standIn
    const name = s.bot === null ? s.name : null
    const rating = s.bot === null ? s.rating : null
    return {
      kind: bot === null ? 'human' : 'bot',
      name,
      bot,
      hasLeft: s.vacant,
      leftName: s.left,
      rating,
      colour: s.seat,
    }
  })
