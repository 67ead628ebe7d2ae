/** Words on the map for the moment: one pill in the middle of the places it speaks of. */
import { UNSPOKEN } from '@ecumene/kit/map/drawing.ts'
import { useZoom } from '@ecumene/kit/map/zoom.tsx'
import type { BoardGround } from './ground.ts'

export interface Note {
  readonly text: string
  readonly areas: readonly string[]
}
export function Notes({ notes, ground }: { notes: readonly Note[]; ground: BoardGround }) {
  const unit = 1 / useZoom()
  return (
    <g className="civ-notes" {...UNSPOKEN}>
      {notes.map(({ text, areas }) => {
        const spots = areas.map(a => ground.areas.get(a)?.middle ?? ([0, 0] as const))
        const half = text.length * 3.4 + 8
        const middle = (i: 0 | 1): number => spots.reduce((v, q) => v + q[i], 0) / spots.length
        const x = Math.max(half * unit, Math.min(ground.drawing.width - half * unit, middle(0)))
        return (
          <g key={text} transform={`translate(${x} ${middle(1)}) scale(${unit})`}>
            <rect x={-half} y="-9" width={2 * half} height="18" rx="9" className="civ-note" />
            <text y="4" className="civ-note-text">
              {text}
            </text>
          </g>
        )
      })}
    </g>
  )
}
