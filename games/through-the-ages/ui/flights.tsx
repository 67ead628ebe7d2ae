/** What flies when something happens: a card to the hand, a pawn to its work, points to their figure. */
import type { GameEvent } from '@ecumene/kernel'
import type { Flight } from '@ecumene/kit/flights.tsx'
import type { AgesCard } from '../src/cards.ts'
import type { E } from '../src/verbs.ts'
import { CardFace } from './card.tsx'
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
      return card(p, event.card, keys.space(event.space - 1), at(takenTo(event.card)))
    case 'grew':
      return piece('yellow', at(keys.yellow), isMine ? `pool:${event.seat}` : `seat:${event.seat}`)
    case 'built':
    case 'upgraded':
      if (!isMine) return over(p, event.card, event.seat, 'yellow')
      return piece('yellow', `pool:${event.seat}`, keys.work(event.card))
    case 'developed':
    case 'revolted':
    case 'led':
    case 'played':
      return card(p, event.card, at(keys.hand(event.card)), placeOf(event.card, at))
    case 'staged':
      return isMine ? piece('blue', null, keys.building) : over(p, event.card, event.seat, 'blue')
    case 'completed':
      return { from: null, to: at(keys.wonder(event.card)) }
    case 'tactic':
      return isMine ? card(p, event.card, null, 'tactic') : over(p, event.card, event.seat)
    case 'copied':
      return card(p, event.card, keys.tactic(event.card), at('tactic'))
    case 'colonized':
      return card(p, event.card, 'deck:current', at(keys.colony(event.card)))
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
  kind: of,
})
/** What others build stands behind their strip: its card rises over it for a moment, with what was put on it. */
const over = (p: Part, id: AgesCard, seat: number, token?: 'yellow' | 'blue'): Flight => ({
  from: `seat:${seat}`,
  to: `seat:${seat}`,
  kind: `${id} ${token}`,
  ghost: (
    <span className="tta-flying">
      <CardFace id={id} say={p.say} size="row" />
      {token && (
        <span className="tta-flying-token">
          <Glyph of={token} size={26} />
        </span>
      )}
    </span>
  ),
})
/** Where a card goes that leaves the hand. */
function placeOf(id: string, at: (key: string) => string): string {
  const { kind } = faceOf(id)
  if (kind === 'leader') return at(keys.leader)
  if (kind === 'government') return at('government')
  const { tone } = lookOf(faceOf(id))
  return at(tone === 'special' ? keys.special(id) : keys.work(id))
}
/** A wonder goes straight to its building site (TTA-ACT-WON-3). */
const takenTo = (id: AgesCard): string => (faceOf(id).kind === 'wonder' ? keys.building : keys.hand(id))
/** The card itself, as it lies in the row: what it is can be read while it flies. */
const card = (p: Part, id: AgesCard, from: string | null, to: string): Flight => ({
  from,
  to,
  ghost: (
    <span className="tta-flying">
      <CardFace id={id} say={p.say} size="row" />
    </span>
  ),
})
