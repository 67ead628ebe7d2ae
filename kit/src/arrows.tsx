/** Arrows between things of the table, drawn over it: plans of one's own. */
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { addressed, inSight, isCovered } from './address.ts'

export interface Arrow {
  /** Where it begins and ends (`data-anchor`). */
  readonly tail: string
  readonly head: string
}
interface ArrowEnd {
  readonly x: number
  readonly y: number
}
/** How long the two strokes of its head are, and how far it stays away from the middle of things. */
const HEAD = 12
const GAP = 8

export function Arrows({ arrows }: { arrows: readonly Arrow[] }) {
  const paths = useRef(new Map<SVGPathElement, Arrow>())
  // The table moves under them, as under marks.
  useEffect(() => {
    let frame = 0
    const look = (): void => {
      for (const [path, { tail, head }] of paths.current) {
        const [begin, end] = [middleOf(tail), middleOf(head)]
        path.setAttribute('d', begin && end ? arrowBetween(begin, end) : '')
      }
      frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [])
  return createPortal(
    <svg className="kit-arrows" aria-hidden="true">
      {arrows.map(arrow => (
        <path
          key={`${arrow.tail}>${arrow.head}`}
          data-arrow-mark={`${arrow.tail}>${arrow.head}`}
          ref={path => {
            if (!path) return
            paths.current.set(path, arrow)
            return () => void paths.current.delete(path)
          }}
        />
      ))}
    </svg>,
    document.body,
  )
}
function middleOf(address: string): ArrowEnd | null {
  const thing = inSight([addressed(address)])
  if (!thing || isCovered(thing)) return null
  const { left, top, width, height } = thing.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
/** A line with two strokes at its end, as a path; nothing between things that lie on one another. */
export function arrowBetween(begin: ArrowEnd, end: ArrowEnd): string {
  const length = Math.hypot(end.x - begin.x, end.y - begin.y)
  if (length <= 2 * GAP + HEAD) return ''
  const [x, y] = [(end.x - begin.x) / length, (end.y - begin.y) / length]
  const tip = { x: end.x - x * GAP, y: end.y - y * GAP }
  const at = (along: number, aside: number): string =>
    `${Math.round(tip.x - x * along - y * aside)} ${Math.round(tip.y - y * along + x * aside)}`
  const from = `${Math.round(begin.x + x * GAP)} ${Math.round(begin.y + y * GAP)}`
  return `M${from}L${at(0, 0)}M${at(HEAD, HEAD / 2)}L${at(0, 0)}L${at(HEAD, -HEAD / 2)}`
}
