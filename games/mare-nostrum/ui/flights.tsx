/** Events as movement: tokens and units fly from one address to another, what has changed glows. */
import type { GameEvent, Seat } from '@ecumene/kernel'
import { type Flight, Flights } from '@ecumene/kit/flights.tsx'
import { Icon } from '@ecumene/kit/icon.tsx'
import type { BoardProps } from '@ecumene/kit/seam.ts'
import { type ReactNode, useCallback } from 'react'
import { ICONS, TOKEN_ICONS } from './look.ts'
import type { MareMessage } from './message.ts'
import { capitalProvince, mineOf, type ResourceId, type S, type TokenId, yieldingSlot } from './rules.ts'
import { Back, Token } from './token.tsx'
import { untakenOf } from './untaken-offers.ts'

const SIZE = 34
const glow = (to: string): Flight => ({ from: null, to })

export function Movement(p: BoardProps<S, MareMessage>) {
  const { seat, seats, events, motion, view, chronicle } = p
  const plan = useCallback(
    (event: GameEvent) =>
      event.type === 'tradeEnded' ? homewards(chronicle(), mineOf(seat)) : flightOf(event, mineOf(seat), seats, view),
    [seat, seats, view, chronicle],
  )
  return <Flights events={events} motion={motion} plan={plan} />
}

const homeOf = (seat: Seat, me: number): string => (seat === me ? 'my:goods' : `other:${seat}`)
/** What nobody took slides home from where its stall stood. */
export const homewards = (told: readonly GameEvent[], me: number): Flight[] =>
  [...untakenOf(told)].map(([seat, goods]) => ({
    from: `ring:${seat}`,
    to: homeOf(seat, me),
    ghost: (
      <span className="mn-untaken">
        {goods.map((id, i) => (
          <Token key={i} id={id} size={SIZE} />
        ))}
      </span>
    ),
    size: SIZE,
  }))

/** How an event moves; null: not at all. */
export function flightOf(e: GameEvent, me: number, seats: BoardProps<S, MareMessage>['seats'], view: S): Flight | null {
  const seat = Number(e.seat)
  const home = (who: number): string => homeOf(who, me)
  const unit = (icon: string): ReactNode => (
    <span
      className="mn-flying"
      style={{ background: `var(--nation-${seats[seat]?.colour})`, color: `var(--nation-${seats[seat]?.colour}-ink)` }}
    >
      <Icon body={icon} size={22} />
    </span>
  )
  const fly = (from: string, to: string, ghost: ReactNode): Flight => ({ from, to, ghost, size: SIZE })
  // Hidden resources fly face down.
  const token = (id: unknown): ReactNode =>
    typeof id === 'string' ? <Token id={id as ResourceId} size={SIZE} /> : <Back size={SIZE} />
  switch (e.type) {
    case 'took':
      return fly(`stall:${e.from}`, home(seat), token(e.resource))
    case 'gave':
      return fly(home(seat), home(Number(e.target)), token(e.resource))
    case 'drew':
      return fly('my:income', home(seat), token(undefined))
    case 'sailed':
      return fly(`sea:${e.sea}`, `fleet:${e.toSea}:${e.seat}`, unit(ICONS.trireme))
    case 'marched':
      return fly(`province:${e.province}`, `legions:${e.to}:${e.seat}`, unit(ICONS.legion))
    case 'hired':
      return fly(`token:${e.token}`, seat === me ? 'my:cards' : home(seat), unit(TOKEN_ICONS[e.token as TokenId]))
    case 'built':
    case 'pillaged':
    case 'occupied':
    case 'circe':
    case 'recalled':
      return glow(`slot:${e.slot}`)
    case 'wentHome':
      return fly(`province:${e.province}`, `province:${capitalProvince(view, seat)}`, unit(ICONS.legion))
    case 'legion':
      return glow(`legions:${e.province}:${e.seat}`)
    case 'fortress':
      return glow(`fortress:${e.province}:${e.seat}`)
    case 'trireme':
    case 'lostTriremes':
      return glow(`fleet:${e.sea}:${e.seat}`)
    case 'controlled':
    case 'converted':
    case 'occupiedMarker':
      return glow(`marker:${e.province}`)
    case 'battle':
    case 'war':
    case 'lostUnit':
    case 'unclaimed':
    case 'lifted':
      return glow(`province:${e.province}`)
    case 'seaBattle':
      return glow(`sea:${e.sea}`)
    case 'title':
      return glow(`track:${e.track}`)
    case 'collected':
      return fly(`slot:${yieldingSlot(view, seat, e.resource as ResourceId)}`, home(seat), token(e.resource))
    case 'laid':
      return fly(home(seat), `laid:${seat}`, token(undefined))
    case 'paid':
    case 'colossus':
      return glow(home(seat))
    case 'turnedUp':
      return glow(`token:${e.token}`)
    default:
      return null
  }
}
