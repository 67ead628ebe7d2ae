/** The stalls around the map: everybody in the order of seats, clockwise, the viewer at the bottom. */
import type { ActionJson, Seat } from '@ecumene/kernel'
import { usePressAgain } from '@ecumene/kit/moment.ts'
import type { ReactNode } from 'react'
import { decisionOf, mineOf, type Part } from '../rules.ts'
import { Back } from '../token.tsx'
import { SeatSign } from './common.tsx'
import { type StageSpot, spotsOf } from './spots.ts'
import { Armed, isMarketOpen, Stall } from './stall-of-one.tsx'
import { Thread } from './trade-strands.tsx'

interface RingProps {
  readonly p: Part
  play(a: ActionJson): void
}
/** On a desk, over the map: offers as they are laid, then the open market. */
export function Ring({ p, play }: RingProps) {
  const spots = spotsOf(p.seats.length, mineOf(p.seat))
  if (isMarketOpen(p)) return <OpenMarket p={p} spots={spots} play={play} />
  if (decisionOf(p) !== 'offer') return null
  return (
    <Around label={p.say('ui.phase.offer')}>
      {spots.flatMap(spot =>
        spot.seat === p.seat
          ? []
          : [
              <At key={spot.seat} spot={spot}>
                <LaidOffer p={p} seat={spot.seat} />
              </At>,
            ],
      )}
    </Around>
  )
}
function OpenMarket({ p, spots, play }: RingProps & { spots: readonly StageSpot[] }) {
  const { marked: armed, press } = usePressAgain<string>(p.view)
  const choose = (key: string, action: ActionJson): void => press(key, () => play(action))
  return (
    <Around label={p.say('ui.phase.take')}>
      <Thread p={p} spots={spots} />
      {spots.map(spot => (
        <At key={spot.seat} spot={spot}>
          <Stall p={p} seat={spot.seat} armed={armed} choose={choose} />
        </At>
      ))}
      {armed && <Armed p={p} armed={armed} />}
    </Around>
  )
}
const Around = ({ label, children }: { label: string; children: ReactNode }) => (
  <section className="mn-ring" data-ring aria-label={label}>
    {children}
  </section>
)
const At = ({ spot: { x, y }, children }: { spot: StageSpot; children: ReactNode }) => (
  <div className="mn-at" style={{ left: `${x}%`, top: `${y}%` }}>
    {children}
  </div>
)
/** How much of an offer is laid, face down. */
export function LaidOffer({ p, seat }: { p: Part; seat: Seat }) {
  const [laid, due] = [p.view.laid[seat], p.view.due[seat]]
  return (
    <span
      className="mn-laid"
      role="img"
      data-anchor={`laid:${seat}`}
      aria-label={p.say('ui.laid', { seat, n: laid, of: due })}
    >
      <SeatSign p={p} seat={seat} size={20} />
      {Array.from({ length: due }, (_, i) =>
        i < laid ? <Back key={i} size={20} /> : <span key={i} className="mn-tray-place is-small" />,
      )}
    </span>
  )
}
/** Where each stall stands or stood: what nobody took slides home from there. */
export const RingSpots = ({ p }: { p: Part }) =>
  spotsOf(p.seats.length, mineOf(p.seat)).map(({ seat, x, y }) => (
    <span key={seat} className="mn-spot" style={{ left: `${x}%`, top: `${y}%` }} data-anchor={`ring:${seat}`} />
  ))
