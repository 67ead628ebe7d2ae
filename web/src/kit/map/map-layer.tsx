/** The ground of a map: seas, relief-tinted land, plains, rivers, borders, coasts. It is drawn once; nothing in it can be chosen. */
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
  const inside = map.land.map(a => a.d).join('')
  const dim = out && out.size > 0 ? [...map.sea, ...map.land].filter(a => out.has(a.id)) : []
  return (
    <g className="map-ground" {...UNSPOKEN}>
      <rect className="map-margin" x={-4000} y={-4000} width={map.width + 8000} height={map.height + 8000} />
      <rect className="map-water" width={map.width} height={map.height} />
      <path className="map-outside-sea" d={map.outsideSea} />
      {map.sea.map(a => (
        <path key={a.id} className={map.openSeas.has(a.id) ? 'map-open-sea' : 'map-shore'} d={a.d} />
      ))}
      <path className="map-surf" d={map.coast} strokeWidth="26" />
      <path className="map-surf" d={map.coast} strokeWidth="15" />
      <path className="map-surf" d={map.coast} strokeWidth="7" />
      <path className="map-sea-border" d={map.seaBorders} />
      <path className="map-outside-land" d={map.outsideLand} />
      {map.land.map(a => (
        <path key={a.id} className={`map-land ${toneOf(a.id)}`} d={a.d} />
      ))}
      {relief && (
        <>
          <clipPath id="map-land-clip">
            <path d={inside} clipRule="evenodd" />
          </clipPath>
          <g clipPath="url(#map-land-clip)" className="map-relief">
            {relief.bands.map(b => (
              <path key={b.width} d={b.d} strokeWidth={b.width} />
            ))}
          </g>
        </>
      )}
      {map.floodPlains.map(a => (
        <path key={a.id} className="map-plain" d={a.d} />
      ))}
      <path className="map-river" d={map.rivers} />
      {relief && (
        <>
          <path className="map-peak" d={relief.peaks} />
          <path className="map-peak-shade" d={relief.shades} />
        </>
      )}
      <path className="map-lake" d={map.lakes} />
      <path className="map-border-wash" d={map.landBorders} />
      <path className="map-border" d={map.landBorders} />
      <path className="map-outside-coast" d={map.outsideCoast} />
      <path className="map-coast" d={map.coast} />
      <path className="map-link" d={map.links} />
      {map.volcanoes.map(v => (
        <g key={v.id} className="map-volcano" transform={`translate(${v.at[0]} ${v.at[1]})`}>
          <path d="M-17 12 L-5 -12 Q0 -8 5 -12 L17 12 Z" />
          <path className="map-lava" d="M-5 -12 Q0 -8 5 -12 L2 -1 L0 5 L-2 -3 Z" />
          <path className="map-smoke" d="M0 -14 q-6 -7 0 -12 q6 -5 1 -11" />
        </g>
      ))}
      {dim.length > 0 && <path className="map-dim" d={dim.map(a => a.d).join('')} />}
      <rect className="map-frame" width={map.width} height={map.height} />
      <rect className="map-frame-thin" x="10" y="10" width={map.width - 20} height={map.height - 20} />
    </g>
  )
})
