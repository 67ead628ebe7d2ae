/** Rings with a number around things of the table, which a list beside it speaks of; or pins of one's own. */
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { addressed, inSight, isCovered, partInSight, ringAround } from './address.ts'

export interface Mark {
  /** Where it is (`data-anchor`). */
  readonly address: string
  readonly label: string
}

/** One ring a place: what several speak of has all their labels. */
export function Marks({ marks, look = 'ring' }: { marks: readonly Mark[]; look?: 'ring' | 'pin' }) {
  const rings = useRef(new Map<string, HTMLElement>())
  const places = Map.groupBy(marks, mark => mark.address)
  // The table moves under the rings: they look again and again, which costs a few rectangles.
  useEffect(() => {
    let frame = 0
    const look = (): void => {
      for (const [address, ring] of rings.current) {
        const thing = inSight([addressed(address)])
        ringAround(ring, thing && !isCovered(thing) ? partInSight(thing) : null)
      }
      frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [])
  return createPortal(
    [...places].map(([address, here]) => (
      <div
        key={address}
        className={look === 'pin' ? 'kit-pin' : 'kit-ring'}
        {...{ [look === 'pin' ? 'data-pin' : 'data-mark']: address }}
        aria-hidden="true"
        ref={ring => {
          if (ring) rings.current.set(address, ring)
          else rings.current.delete(address)
        }}
      >
        <span className="kit-ring-label">{here.map(mark => mark.label).join(' · ')}</span>
      </div>
    )),
    document.body,
  )
}
