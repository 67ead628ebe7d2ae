/** A land: a strip of seven landscapes, or its back. */

import { IconAt } from '@ecumene/kit/icon.tsx'
import { Target } from '@ecumene/kit/target.tsx'
import { memo } from 'react'
import { LANDSCAPE_IDS, LANDSCAPES } from '../data/lands.ts'
import { ART_SORTS, landscapeArt } from './art/landscapes.ts'
import { BAND_H, BANDS_H, bandY, LAND_W, landX, TOP } from './geometry.ts'
import { LANDSCAPE_ICONS } from './look.ts'
import type { Part } from './model.ts'

/** The drawing of one band; it never changes for a tile. */
export const Band = memo(function Band({ landscape, seed, width }: { landscape: number; seed: number; width: number }) {
  const art = landscapeArt(landscape, seed, width, BAND_H)
  return (
    <g className={`brz-band brz-band-${landscape}`}>
      <rect width={width} height={BAND_H + 0.5} className="brz-sky" />
      {ART_SORTS.map(sort => art[sort] && <path key={sort} className={`brz-art-${sort}`} d={art[sort]} />)}
    </g>
  )
})

export const LandStrip = memo(function LandStrip({ land, tile }: { land: number; tile: number }) {
  const x = landX(land)
  return (
    <g className="brz-land" data-anchor={`land:${land}`}>
      <clipPath id={`brz-land-${land}`}>
        <rect x={x} y={TOP} width={LAND_W} height={BANDS_H} rx="7" />
      </clipPath>
      <g clipPath={`url(#brz-land-${land})`}>
        {Array.from({ length: LANDSCAPES }, (_, l) => (
          <g key={l} transform={`translate(${x} ${bandY(l)})`}>
            <Band landscape={l} seed={tile + 1} width={LAND_W} />
          </g>
        ))}
      </g>
      <rect x={x} y={TOP} width={LAND_W} height={BANDS_H} rx="7" className="brz-border" />
    </g>
  )
})

/** Face down: the back shows the landscapes only (BRZ-SET-4). */
export const LandBack = memo(function LandBack({ say, land }: { say: Part['say']; land: number }) {
  return (
    <Target
      id={`land:${land}`}
      label={say('ui.land.down', { land: land + 1 })}
      tip={`land:${land}`}
      x={landX(land)}
      y={TOP}
      className="brz-back"
    >
      <rect width={LAND_W} height={BANDS_H} rx="7" className="brz-back-paper" />
      {Array.from({ length: LANDSCAPES }, (_, l) => (
        <g key={l} transform={`translate(0 ${bandY(l) - TOP})`}>
          <rect x="5" y="3" width={LAND_W - 10} height={BAND_H - 6} rx="5" className={`brz-back-band brz-band-${l}`} />
          <path d={hatch(l)} className="brz-back-hatch" />
          <circle cx={LAND_W / 2} cy={BAND_H / 2} r="26" className="brz-back-seal" />
          <IconAt body={LANDSCAPE_ICONS[l]} x={LAND_W / 2} y={BAND_H / 2} size={34} fill="var(--brz-back-ink)" />
        </g>
      ))}
      <rect width={LAND_W} height={BANDS_H} rx="7" className="brz-border" />
    </Target>
  )
})
const hatch = (l: number): string => {
  let d = ''
  for (let x = 12 + (l % 3) * 4; x < LAND_W - 14; x += 12) d += `M${x} ${BAND_H - 8}l10 -${BAND_H - 16}`
  return d
}

/** The start section: one panel for each landscape, with its name. */
export const StartSection = memo(function StartSection({
  say,
  x,
  width,
  onPoint,
}: {
  say: Part['say']
  x: number
  width: number
  onPoint: (landscape: number | null) => void
}) {
  return (
    <g className="brz-start">
      {LANDSCAPE_IDS.map((id, l) => (
        <g key={id} onPointerEnter={() => onPoint(l)} onPointerLeave={() => onPoint(null)}>
          <Target id={`start:${l}`} label={say('ui.start', { landscape: id })} tip={`start:${l}`} x={x} y={bandY(l)}>
            <clipPath id={`brz-start-${l}`}>
              <rect width={width} height={BAND_H} rx={7} />
            </clipPath>
            <g clipPath={`url(#brz-start-${l})`}>
              <Band landscape={l} seed={41} width={width} />
              <rect x="0" y={BAND_H - 25} width={width} height="25" className="brz-start-plate" />
            </g>
            <circle cx={width / 2} cy={(BAND_H - 24) / 2} r="23" className="brz-seal" />
            <IconAt body={LANDSCAPE_ICONS[l]} x={width / 2} y={(BAND_H - 24) / 2} size={30} fill="var(--brz-symbol)" />
            <text x={width / 2} y={BAND_H - 7.5} textAnchor="middle" className="brz-start-name">
              {say(`landscape.${id}`)}
            </text>
            <rect width={width} height={BAND_H} rx={7} className="brz-border" />
          </Target>
        </g>
      ))}
    </g>
  )
})
