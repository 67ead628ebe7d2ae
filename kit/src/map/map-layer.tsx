/**
 * The ground of a map: seas, relief-tinted land, plains, rivers, borders, coasts. It is drawn once; nothing in it can
 * be chosen.
 */
import { memo } from 'react'
import { type MapDrawing, UNSPOKEN } from './drawing.ts'
import './map.css'
import type { Relief } from './relief.ts'

interface Props {
  readonly map: MapDrawing
  readonly relief?: Relief
  /** A tone for the land of an area: `map-tone-<n>`. */
  toneOf(id: string): string
  /** Areas that are out of play, dimmed. */
  readonly out?: ReadonlySet<string>
}

export const MapLayer = memo(function MapLayer({ map, relief, toneOf, out }: Props) {
  const dim = out && out.size > 0 ? [...map.sea, ...map.land].filter(a => out.has(a.id)) : []
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a nested drawing that cuts at its edge; it is not spoken
    <svg className="map-ground" width={map.width} height={map.height} overflow="hidden" {...UNSPOKEN}>
      <rect className="map-water" width={map.width} height={map.height} />
      <path className="map-outside-sea" d={map.outsideSea} />
      {map.sea.map(a => (
        <path key={a.id} className={map.openSeas.has(a.id) ? 'map-open-sea' : 'map-shore'} d={a.d} />
      ))}
      <Lines className="map-surf is-wide" lines={map.coast} />
      <Lines className="map-surf is-middle" lines={map.coast} />
      <Lines className="map-surf is-near" lines={map.coast} />
      <Lines className="map-sea-border" lines={map.seaBorders} />
      <path className="map-outside-land" d={map.outsideLand} />
      {map.land.map(a => (
        <path key={a.id} className={`map-land ${toneOf(a.id)}`} d={a.d} />
      ))}
      {relief && (
        <g className="map-relief">
          {relief.bands.map(b => (
            <g key={b.width} strokeWidth={b.width}>
              {b.lines.map(d => (
                <path key={d} d={d} />
              ))}
            </g>
          ))}
        </g>
      )}
      {map.floodPlains.map(a => (
        <path key={a.id} className="map-plain" d={a.d} />
      ))}
      <Lines className="map-river" lines={map.rivers} />
      {relief && (
        <>
          <Lines className="map-peak" lines={relief.peaks} />
          <Lines className="map-peak-shade" lines={relief.shades} />
        </>
      )}
      <path className="map-lake" d={map.lakes} />
      <Lines className="map-border-wash" lines={map.landBorders} />
      <Lines className="map-border" lines={map.landBorders} />
      <Lines className="map-outside-coast" lines={map.outsideCoast} />
      <Lines className="map-coast" lines={map.coast} />
      <path className="map-link" d={map.links} />
      {map.volcanoes.map(v => (
        <g key={v.id} className="map-volcano" transform={`translate(${v.at[0]} ${v.at[1]})`}>
          <path d="M-17 12 L-5 -12 Q0 -8 5 -12 L17 12 Z" />
          <path className="map-lava" d="M-5 -12 Q0 -8 5 -12 L2 -1 L0 5 L-2 -3 Z" />
          <path className="map-smoke" d="M0 -14 q-6 -7 0 -12 q6 -5 1 -11" />
        </g>
      ))}
      {dim.map(a => (
        <path key={a.d.slice(0, 24)} className="map-dim" d={a.d} />
      ))}
      <rect className="map-frame" width={map.width} height={map.height} />
      <rect className="map-frame-thin" x="10" y="10" width={map.width - 20} height={map.height - 20} />
    </svg>
  )
})

function Lines({ className, lines }: { className: string; lines: readonly string[] }) {
  return (
    <g className={className}>
      {lines.map(d => (
        <path key={d} d={d} />
      ))}
    </g>
  )
}
