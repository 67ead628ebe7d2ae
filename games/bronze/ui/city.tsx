/** City cards: small below their land, large to choose from, with how far they have come. */
import type { Seat } from '@ecumene/kernel'
import { Icon, IconAt } from '@ecumene/kit/icon.tsx'
import { Target } from '@ecumene/kit/target.tsx'
import { memo } from 'react'
import { CITIES, type CityEffect } from '../data/cities.ts'
import { KIND_IDS, LANDSCAPE_IDS } from '../data/lands.ts'
import { BRONZE, TECH_IDS } from '../data/technologies.ts'
import { type CityProgress, cityProgress } from '../src/query.ts'
import { figure } from './figure.ts'
import { CITIES_Y, CITY_H, LAND_W, landX } from './geometry.ts'
import { ICONS, KIND_ICONS, LANDSCAPE_ICONS, TECH_ICONS } from './look.ts'
import type { Part } from './model.ts'

/** What a city looks at, as signs: a mark for how, icons for what. */
export function glyphsOf(effect: CityEffect): { readonly mark: string; readonly icons: readonly string[] } {
  switch (effect.type) {
    case 'mostCards':
      return { mark: '▲', icons: [TECH_ICONS[effect.tech], ICONS.cards] }
    case 'columnVariety':
      return { mark: '×', icons: [ICONS.columns, ICONS.variety] }
    case 'rowSet':
      return { mark: '=', icons: effect.techs.map(t => TECH_ICONS[t]) }
    case 'allKinds':
      return { mark: '=', icons: [...effect.landscapes.map(l => LANDSCAPE_ICONS[l]), ...KIND_ICONS] }
    case 'bronzePairs':
      return { mark: '×', icons: [TECH_ICONS[BRONZE], TECH_ICONS[effect.tech]] }
    case 'mostSettlements':
      return { mark: '▲', icons: [LANDSCAPE_ICONS[effect.landscape], ICONS.cubes] }
    case 'perProvince':
      return { mark: '×', icons: [ICONS.province] }
    case 'perRoute':
      return { mark: '×', icons: [ICONS.route] }
    case 'fewestProvinces':
      return { mark: '▼', icons: [ICONS.province] }
    case 'mostCubesLeft':
      return { mark: '▲', icons: [ICONS.cubes] }
    case 'fewestCubesLeft':
      return { mark: '▼', icons: [ICONS.cubes] }
    case 'matrixVariety':
      return { mark: `≥${effect.atLeast}`, icons: [ICONS.variety] }
    case 'noTechAbove':
      return { mark: `≤${effect.atMost}`, icons: [ICONS.cards] }
    case 'bronzeInEveryColumn':
      return { mark: '=', icons: [ICONS.columns, TECH_ICONS[BRONZE]] }
    case 'tallColumn':
      return { mark: `≥${effect.atLeast}`, icons: [ICONS.columns] }
    case 'fullRows':
      return { mark: '×', icons: [ICONS.cards, ICONS.cards] }
  }
}

interface Below {
  readonly say: Part['say']
  readonly land: number
  readonly city: number
  /** Which of those below its land. */
  readonly place: number
  readonly legal: boolean
  onChoose(city: number): void
}
/** Drawn anew only when it changes. */
export const CityBelow = memo(function CityBelow({ say, land, city, place, legal, onChoose }: Below) {
  const { effect, id } = CITIES[city]
  const { mark, icons } = glyphsOf(effect)
  return (
    <Target
      id={`city:${city}`}
      label={say(legal ? 'ui.city.take' : 'ui.city.below', { city: id, effect: id, land: land + 1 })}
      tip={`city:${city}`}
      x={landX(land)}
      y={CITIES_Y + place * CITY_H}
      legal={legal}
      className="brz-city-chip"
      onChoose={() => onChoose(city)}
    >
      <rect width={LAND_W} height={CITY_H - 6} rx="6" className="brz-chip-paper" />
      <circle cx="21" cy={(CITY_H - 6) / 2} r="15" className="brz-coin" />
      <text x="21" y={(CITY_H - 6) / 2 + 6} textAnchor="middle" className="brz-chip-points">
        {effect.points}
      </text>
      <text x="42" y="17" className="brz-chip-name">
        {say(`city.${id}`)}
      </text>
      <text x="42" y="36" className="brz-chip-mark">
        {mark}
      </text>
      {icons.map((body, k) => (
        <IconAt key={k} body={body} x={70 + k * 18} y={31} size={16} fill="var(--ink)" />
      ))}
    </Target>
  )
})

interface LineProps {
  readonly p: Part
  readonly seat: Seat
  readonly city: number
  /** Without what is lacking: its tip says that. */
  readonly isShort?: boolean
}
/** How far a city has come, in a few words and a bar. */
export function CityLine({ p, seat, city, isShort = false }: LineProps) {
  const { effect, id } = CITIES[city]
  const progress = cityProgress(p.view, seat, city)
  const isMet = progress.points > 0
  return (
    <div className={`brz-city ${isMet ? 'is-met' : ''}`} data-tip={`city:${city}`} data-anchor={`city:${city}`}>
      <span
        className="brz-city-points"
        title={p.say('ui.points', { points: progress.points })}
        {...figure('cityGives', seat, city)}
      >
        {progress.points}
        {!progress.each && <small>/{effect.points}</small>}
      </span>
      <span className="brz-city-words">
        <b>{p.say(`city.${id}`)}</b>
        <span>{p.say(`effect.${id}`)}</span>
        <span className="brz-city-far">
          <Bar progress={progress} />
          <span {...figure('cityHas', seat, city)}>{isShort ? shortFarText(p, progress) : farText(p, progress)}</span>
        </span>
      </span>
      <span className="brz-city-glyphs" aria-hidden="true">
        {glyphsOf(effect).icons.map((body, i) => (
          <Icon key={i} body={body} size={15} />
        ))}
      </span>
    </div>
  )
}
function Bar({ progress: { have, need, compare, each, points } }: { progress: CityProgress }) {
  const share =
    points > 0 && !each
      ? 1
      : each
        ? Math.min(1, have / 6)
        : compare === 'atLeast'
          ? Math.min(1, have / Math.max(1, need))
          : 0.15
  return (
    <span className="brz-bar" aria-hidden="true">
      <i style={{ width: `${Math.round(share * 100)}%` }} />
    </span>
  )
}
/** "2, needs 3" */
const shortFarText = (p: Part, progress: CityProgress): string =>
  farText(p, { ...progress, lackTechs: [], lackKinds: [] })
/** "2, needs 3; lacking: Wheel" */
export function farText(p: Part, progress: CityProgress): string {
  const { have, need, compare, each, lackTechs, lackKinds } = progress
  if (each) return p.say('ui.far.each', { have })
  if (lackTechs.length > 0) return p.say('ui.far.lackTechs', { have, need, tech: lackTechs.map(t => TECH_IDS[t]) })
  if (lackKinds.length > 0)
    return p.say('ui.far.lack', {
      have,
      need,
      what: [
        ...new Set(
          lackKinds.map(
            l => `${p.say(`kind.${KIND_IDS[l.kind]}`)} (${p.say(`landscape.${LANDSCAPE_IDS[l.landscape]}`)})`,
          ),
        ),
      ].join(', '),
    })
  if (compare === 'atMost') return need < 0 ? p.say('ui.far.never', { have }) : p.say('ui.far.atMost', { have, need })
  return p.say('ui.far.atLeast', { have, need })
}
