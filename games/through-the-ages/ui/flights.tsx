/** What flies when something happens: a card to the hand, a pawn to its work, points to their figure. */
import type { GameEvent } from '@ecumene/kernel'
import type { Flight } from '@ecumene/kit/flights.tsx'
import { Icon } from '@ecumene/kit/icon.tsx'
import type { E } from '../src/verbs.ts'
import { keys } from './choices.ts'
import { type Count, Glyph } from './glyph.tsx'
import { faceOf, lookOf } from './look.ts'
import type { Part } from './part-props.ts'

export function flightOf(p: Part, happened: GameEvent): Flight | null {
  const event = happened as unknown as E
  const isMine = 'seat' in event && event.seat === p.seat
  /** My own things lie on the board; those of others behind their strip. */
  const at = (key: string): string => (isMine || !('seat' in event) ? key : `seat:${event.seat}`)
  switch (event.type) {
    case 'took':
      return { from: 'deck:civil', to: at(keys.hand(event.card)), ghost: <Badge card={event.card} />, size: 40 }
    case 'grew':
      return piece('yellow', at(keys.yellow), isMine ? `pool:${event.seat}` : `seat:${event.seat}`)
    case 'built':
    case 'upgraded':
      return piece('yellow', isMine ? `pool:${event.seat}` : null, at(keys.work(event.card)))
    case 'developed':
    case 'revolted':
    case 'led':
    case 'played':
      return {
        from: at(keys.hand(event.card)),
        to: placeOf(event.card, at),
        ghost: <Badge card={event.card} />,
        size: 40,
      }
    case 'staged':
      return piece('blue', null, at(keys.building))
    case 'completed':
      return { from: null, to: at(keys.wonder(event.card)) }
    case 'tactic':
    case 'copied':
      return { from: null, to: at('tactic'), ghost: <Badge card={event.card} />, size: 40 }
    case 'colonized':
      return { from: 'deck:current', to: at(keys.colony(event.card)), ghost: <Badge card={event.card} />, size: 40 }
    case 'prepared':
      return { from: isMine ? keys.military(event.card) : `seat:${event.seat}`, to: 'deck:future' }
    case 'produced':
      return isMine ? piece('culture', null, `figure:culture:${event.seat}`) : null
    case 'gained':
      return isMine && isCount(event.what) ? piece(event.what, null, `figure:${event.what}:${event.seat}`) : null
    default:
      return null
  }
}
const isCount = (what: string): what is 'food' | 'resources' | 'science' | 'culture' =>
  ['food', 'resources', 'science', 'culture'].includes(what)
const piece = (of: Count, from: string | null, to: string): Flight => ({
  from,
  to,
  ghost: <Glyph of={of} size={24} />,
  size: 24,
})
/** Where a card goes that leaves the hand. */
function placeOf(id: string, at: (key: string) => string): string {
  const { kind } = faceOf(id)
  if (kind === 'leader') return at(keys.leader)
  if (kind === 'government') return at('government')
  const { tone } = lookOf(faceOf(id))
  return at(tone === 'special' ? keys.special(id) : keys.work(id))
}
const Badge = ({ card }: { card: string }) => {
  const { icon, tone } = lookOf(faceOf(card))
  return (
    <span className={`tta-badge tone-${tone}`}>
      <Icon body={icon} size={24} />
    </span>
  )
}
