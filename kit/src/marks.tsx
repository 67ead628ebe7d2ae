/** Rings with a number around things of the table, which a list beside it speaks of; or pins of one's own. */
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { addressed, inSight, isCovered, partInSight, ringAround } from './address.ts'

export interface Mark {
  /** Where it is (`data-anchor`). */
  readonly address: string
  readonly label: string
}

/** `line`: a thin ring close to its thing, which lies over nothing that stands beside it. */
type Look = 'ring' | 'line' | 'pin'
const CLASSES: Readonly<Record<Look, string>> = { ring: 'kit-ring', line: 'kit-ring is-line', pin: 'kit-pin' }
/** Pixels between a thin ring's outer edge and its thing. */
const CLOSE = 2

/** One ring a place: what several speak of has all their labels. */
export function Marks({ marks, look = 'ring' }: { marks: readonly Mark[]; look?: Look }) {
  const rings = useRef(new Map<string, HTMLElement>())
  const places = Map.groupBy(marks, mark => mark.address)
  // The table moves under the rings: they look again and again, which costs a few rectangles.
  useEffect(() => {
    let frame = 0
    const draw = (): void => {
      for (const [address, ring] of rings.current) {
        const thing = inSight([addressed(address)])
        ringAround(ring, thing && !isCovered(thing) ? partInSight(thing) : null, look === 'line' ? CLOSE : undefined)
      }
      frame = requestAnimationFrame(draw)
    }
    draw()
    return () => cancelAnimationFrame(frame)
  }, [look])
  return createPortal(
    [...places].map(([address, here]) => (
      <div
        key={address}
        className={CLASSES[look]}
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
