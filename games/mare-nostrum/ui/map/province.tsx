/** A province: its land to point at, and on it the name, the plate with its slots, control, legions and fortress. */

import { IconAt } from '@ecumene/kit/icon.tsx'
import { Target } from '@ecumene/kit/target.tsx'
import type { Choosing } from '../choosing.ts'
import { figure } from '../figure.ts'
import { blockOf, shapeOf } from '../ground.ts'
import { ICONS } from '../look.ts'
import { describeProvince, describeSlot } from '../map-labels.ts'
import { ownerOf } from '../owner.ts'
import { NONE, type Part, type ProvinceView } from '../rules.ts'
import { Building, Disc, Fortress, Legions, Standing, Yield } from './pieces.tsx'
import { Unit } from './unit.tsx'

export function Land({ p, province, choosing }: { p: Part; province: ProvinceView; choosing: Choosing }) {
  const { id } = province
  const key = `province:${id}`
  const owner = province.control === NONE ? null : ownerOf(p, province.control)
  return (
    <Target
      id={key}
      label={describeProvince(p, province)}
      tip={key}
      legal={choosing.isLegal(key)}
      lit={choosing.picked === key}
      className={`mn-land ${choosing.isTarget(key) ? 'is-target' : ''} ${choosing.picked === key ? 'is-picked' : ''}`}
      onChoose={() => choosing.choose(key)}
    >
      <path
        d={shapeOf(id)}
        className={`mn-tint ${owner ? 'is-held' : ''}`}
        style={owner ? { fill: `var(--nation-${owner.nation})` } : undefined}
      />
      {province.home && <path d={shapeOf(id)} className="mn-home" />}
      {province.isAtWar && <path d={shapeOf(id)} className="mn-war-edge" />}
    </Target>
  )
}

/** Letters of a name take about this much of its size. */
const LETTER = 0.5

interface BlockProps {
  readonly p: Part
  readonly province: ProvinceView
  /** The province without the plan: what is new is drawn as a ghost. */
  readonly before: ProvinceView
  readonly choosing: Choosing
  /** What each slot yields is written on it. */
  readonly isIncome: boolean
}
export function Block({ p, province, before, choosing, isIncome }: BlockProps) {
  const place = blockOf(province.id, province.slots.length)
  const control = province.control === NONE ? null : ownerOf(p, province.control)
  const name = p.say(`ui.name.${province.id}`)
  const lines = split(name)
  const longest = Math.max(...lines.map(l => l.length))
  const size = Math.max(30, Math.min(46, (place.w + 40) / (longest * LETTER)))
  return (
    <g className={`mn-block ${choosing.isLegal(`province:${province.id}`) ? 'is-place' : ''}`}>
      {lines.map((line, i) => (
        <text
          key={line}
          className="mn-name"
          data-label={province.id}
          x={place.nameAt[0]}
          y={place.nameAt[1] - (lines.length - 1 - i) * size * 0.86}
          fontSize={size}
          strokeWidth={size * 0.18}
        >
          {line}
        </text>
      ))}
      <rect {...boxOf(place.plate)} rx="14" className="mn-plate-shadow" />
      <rect {...boxOf(place.plate)} rx="14" className={`mn-plate ${province.isAtWar ? 'is-war' : ''}`} />
      {province.slots.map((slot, i) => {
        const [x, y] = place.slot(i)
        const key = `slot:${slot.id}`
        const was = before.slots[i]
        const isNew = slot.isBuilt !== was.isBuilt || slot.stands !== was.stands
        return (
          <Unit
            key={slot.id}
            id={key}
            choosing={choosing}
            ghost={slot.stands === NONE ? null : <Standing owner={ownerOf(p, slot.stands)} isBlocking={false} />}
            x={x}
            y={y}
            label={describeSlot(p, slot)}
            className={`mn-slot-target ${isNew ? 'is-ghost' : ''}`}
          >
            {choosing.isLegal(key) && <rect x="-33" y="-33" width="66" height="66" rx="14" className="mn-glow" />}
            <Building
              slot={slot}
              holder={slot.holder === NONE ? null : ownerOf(p, slot.holder)}
              control={province.control}
            />
            {slot.stands !== NONE && (
              <g transform="translate(17 19)">
                <Standing
                  owner={ownerOf(p, slot.stands)}
                  isBlocking={slot.isBlocked}
                  isPig={!slot.isBuilt && !slot.isBlocked}
                />
              </g>
            )}
            {isIncome && slot.yields > 0 && slot.holder !== NONE && (
              <Yield owner={ownerOf(p, slot.holder)} n={slot.yields} mark={figure('yields', undefined, slot.id)} />
            )}
          </Unit>
        )
      })}
      {control && (
        <g
          transform={`translate(${place.plate.x - 14} ${place.plate.y + 20})`}
          data-anchor={`marker:${province.id}`}
          data-drop={`marker:${province.id}`}
          className={`mn-control ${before.control === province.control && before.onMarker === province.onMarker ? '' : 'is-ghost'}`}
        >
          {province.onMarker !== NONE && <Turning p={p} province={province} />}
          <Disc owner={control} isPrinted={province.isCapital} />
          {province.onMarker !== NONE && (
            <g transform="translate(16 14)">
              <Standing owner={ownerOf(p, province.onMarker)} isBlocking={false} />
            </g>
          )}
        </g>
      )}
      {province.isAtWar && (
        <g transform={`translate(${place.plate.x + place.plate.w + 12} ${place.plate.y + 18})`}>
          <circle r="25" className="mn-war" />
          <IconAt body={ICONS.war} x={0} y={0} size={34} fill="var(--mn-war-ink)" />
          {!province.isCapital && <NoBuilding />}
        </g>
      )}
      <Troops p={p} province={province} before={before} choosing={choosing} />
    </g>
  )
}

const boxOf = (b: { x: number; y: number; w: number; h: number }) => ({ x: b.x, y: b.y, width: b.w, height: b.h })
/** A long name stands in two lines, broken near its middle. */
const split = (name: string): string[] => {
  const spaces = [...name].flatMap((c, i) => (c === ' ' ? [i] : []))
  if (name.length <= 12 || spaces.length === 0) return [name]
  const at = spaces.reduce((best, i) => (Math.abs(i - name.length / 2) < Math.abs(best - name.length / 2) ? i : best))
  return [name.slice(0, at), name.slice(at + 1)]
}

/** In a province at war nobody builds; in the own capital province one always may (MN-3.1.1g). */
const NoBuilding = () => (
  <g transform="translate(4 40)" data-no-building>
    <circle r="17" className="mn-no-building" />
    <IconAt body={ICONS.build} x={0} y={0} size={22} fill="var(--mn-war)" />
    <path d="M-12 -12L12 12" className="mn-no-building-bar" />
  </g>
)
/** A ring around an occupied marker: whole, if it will turn; broken, if it will only be removed. */
function Turning({ p, province }: { p: Part; province: ProvinceView }) {
  if (province.onMarker === province.control) return null
  const { nation } = ownerOf(p, province.onMarker)
  return (
    <circle
      r="34"
      className={`mn-turning ${province.turns ? '' : 'is-broken'}`}
      style={{ stroke: `var(--nation-${nation})` }}
    />
  )
}
function Troops({ p, province, before, choosing }: Omit<BlockProps, 'isIncome'>) {
  const place = blockOf(province.id, province.slots.length)
  const all = [
    ...(province.fortress === NONE ? [] : [{ key: 'fortress', seat: province.fortress, n: 0 }]),
    ...province.legions.map(l => ({ key: `legions:${l.seat}`, seat: l.seat, n: l.n })),
  ]
  const step = all.length > 3 ? Math.max(44, (place.w + 40) / all.length) : 66
  return (
    <>
      {all.map((t, i) => {
        const x = place.troops[0] + (i - (all.length - 1) / 2) * step
        const owner = ownerOf(p, t.seat)
        const key = `${t.n > 0 ? 'legions' : 'fortress'}:${province.id}:${t.seat}`
        const isLegal = choosing.isLegal(key)
        const isOld = t.n > 0 ? before.legions.some(l => l.seat === t.seat && l.n === t.n) : before.fortress === t.seat
        return (
          <Unit
            key={t.key}
            id={key}
            choosing={choosing}
            ghost={<Legions owner={owner} n={t.n} />}
            x={x}
            y={place.troops[1]}
            label={
              t.n > 0
                ? p.say('ui.legions', { seat: t.seat, legions: t.n, province: province.id })
                : p.say('ui.fortress', { seat: t.seat, province: province.id })
            }
            className={`mn-troops ${isOld ? '' : 'is-ghost'}`}
          >
            {isLegal && <rect x="-36" y="-36" width="72" height="76" rx="16" className="mn-glow" />}
            {t.n > 0 ? (
              <Legions
                owner={owner}
                n={t.n}
                isChosen={choosing.picked === key}
                mark={figure('legions', t.seat, province.id)}
              />
            ) : (
              <Fortress owner={owner} />
            )}
          </Unit>
        )
      })}
    </>
  )
}
