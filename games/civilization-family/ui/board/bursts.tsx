/**
 * Short signs over the map for what has just happened: numbers that rise or fall, swords, flames. They take no pointer
 * and end by themselves.
 */
import { type Spot, UNSPOKEN } from '@ecumene/kit/map/drawing.ts'
import { useZoom } from '@ecumene/kit/map/zoom.tsx'
import { useEachMoment } from '@ecumene/kit/moment.ts'
import { type ReactNode, useRef, useState } from 'react'

export interface Burst {
  readonly at: Spot
  readonly tone: 'gain' | 'loss' | 'fight' | 'woe'
  readonly text?: string
  readonly nation?: number
  readonly icon?: ReactNode
}
const MOST = 60
const LASTS = 900

export function Bursts({ when, bursts, motion }: { when: unknown; bursts: () => readonly Burst[]; motion: boolean }) {
  const [shown, show] = useState<readonly (Burst & { key: number })[]>([])
  const isFirst = useRef(true)
  const count = useRef(0)
  const unit = 1 / useZoom()
  useEachMoment(when, () => {
    const list = bursts()
    const isNews = !isFirst.current && motion && list.length > 0
    isFirst.current = false
    if (!isNews) return
    show(list.slice(0, MOST).map(b => ({ ...b, key: ++count.current })))
    const timer = setTimeout(() => show([]), LASTS)
    return () => clearTimeout(timer)
  })
  return (
    <g className="civ-bursts" {...UNSPOKEN}>
      {shown.map(b => (
        <g key={b.key} transform={`translate(${b.at[0]} ${b.at[1]}) scale(${unit})`}>
          <g className={`civ-burst is-${b.tone}`}>
            {b.icon ? (
              <>
                <circle r="17" className="civ-burst-disc" />
                {b.icon}
              </>
            ) : (
              <text className="civ-burst-text" y="-10" fontSize="17">
                {b.text}
              </text>
            )}
          </g>
        </g>
      ))}
    </g>
  )
}
