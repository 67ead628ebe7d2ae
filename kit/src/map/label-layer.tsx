/** The names of a map as they fit at this zoom. */
import { memo, useEffect, useMemo, useState } from 'react'
import { useLater } from '../picture.ts'
import { UNSPOKEN } from './drawing.ts'
import { type Bounds, type Label, placeLabels, type Slab } from './labels.ts'
import { useZoom } from './zoom.tsx'

interface Props {
  readonly labels: readonly Label[]
  readonly map: Bounds
  /** What names must keep clear of. */
  things(zoom: number): readonly Slab[]
}
export const LabelLayer = memo(function LabelLayer({ labels, things: thingsNow, map }: Props) {
  const zoom = useZoom()
  const isReady = useFonts()
  // The pieces of a new position are drawn first; the names step aside a frame later.
  const things = useLater(thingsNow)
  // biome-ignore lint/correctness/useExhaustiveDependencies: widths change when the typeface arrives
  const em = useMemo(widthOf, [isReady])
  const placed = useMemo(() => placeLabels(labels, things(zoom), zoom, em, map), [labels, things, zoom, em, map])
  return (
    <g className="map-labels" {...UNSPOKEN}>
      {placed.map(l => (
        <text
          key={l.id}
          data-label={l.id}
          className={`map-label is-${l.kind}`}
          transform={`translate(${l.x} ${l.y}) rotate(${l.angle})`}
          y={l.font * 0.31}
          fontSize={l.font}
          strokeWidth={l.font * 0.16}
        >
          {l.text}
        </text>
      ))}
    </g>
  )
})

/** Text is measured in the face it is set in; again when that face has arrived. */
function useFonts(): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    let current = true
    document.fonts.ready.then(() => current && setReady(true))
    return () => {
      current = false
    }
  }, [])
  return isReady
}
function widthOf(): (text: string, kind: Label['kind']) => number {
  const pen = document.createElement('canvas').getContext('2d')
  const family = getComputedStyle(document.documentElement).getPropertyValue('--display')
  const known = new Map<string, number>()
  const measured = (text: string, kind: Label['kind']): number => {
    if (!pen) return text.length * 0.5
    pen.font = `${kind === 'land' ? '600' : 'italic 600'} 100px ${family}`
    // Letters of seas stand apart.
    return pen.measureText(text).width / 100 + (kind === 'sea' ? text.length * 0.06 : 0)
  }
  return (text, kind) => {
    const key = `${kind} ${text}`
    const width = known.get(key) ?? measured(text, kind)
    known.set(key, width)
    return width
  }
}
