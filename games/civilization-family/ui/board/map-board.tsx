/**
 * The map with everything on it: areas to point at, pieces to move, routes, names, and the panel for what is picked.
 */
import type { ActionJson } from '@ecumene/kernel'
import type { Box } from '@ecumene/kit/camera.ts'
import type { Spot } from '@ecumene/kit/map/drawing.ts'
import { LabelLayer } from '@ecumene/kit/map/label-layer.tsx'
import type { Label, Slab } from '@ecumene/kit/map/labels.ts'
import { MapLayer } from '@ecumene/kit/map/map-layer.tsx'
import { Zoomed } from '@ecumene/kit/map/zoom.tsx'
import { Scene } from '@ecumene/kit/scene.tsx'
import { type KeyboardEvent, type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { Anchors } from './anchors.tsx'
import { AreaTarget, Marks } from './areas.tsx'
import { Badges } from './badges.tsx'
import { type Burst, Bursts } from './bursts.tsx'
import type { BoardGround } from './ground.ts'
import { layPieces } from './layout.ts'
import type { BoardModel, Choices, CityModel, Marking, ShipModel, StackModel } from './model.ts'
import { type Note, Notes } from './notes.tsx'
import { Panel } from './panel.tsx'
import { FAMILY_PIECES, limitSize, type Owner, PieceDefs, type PieceKinds, showsLimits, siteSize } from './pieces.tsx'
import { type Grab, PiecesLayer } from './pieces-layer.tsx'
import { Routes } from './routes.tsx'
import { useSelection } from './selection.ts'
import { homeOf, useSide } from './sight.ts'
import './board.css'

export interface MapBoardProps {
  /** The map it stands on. */
  readonly ground: BoardGround
  /** How pieces are drawn, where not as the family draws them. */
  readonly kinds?: PieceKinds
  readonly model: BoardModel
  readonly choices: Choices
  /** A plan is being made: areas are marked, nothing is played. */
  readonly marking: Marking | null
  readonly owners: readonly Owner[]
  /** The player who decides here, or -1. */
  readonly me: number
  readonly motion: boolean
  /** What to show at first. */
  readonly home: Box
  readonly homeKey: string
  /** What a narrow screen puts in its middle. */
  readonly middle: Spot | null
  /** Words beside some areas: who may start there. */
  readonly notes: readonly Note[]
  /** Routes sailed this turn. */
  readonly sailed: readonly (readonly string[])[]
  /** Areas in a special light: under water, erupting, fought over. */
  readonly lit: ReadonlySet<string>
  readonly when: unknown
  bursts(): readonly Burst[]
  reach(ship: ShipModel): ReadonlyMap<string, readonly string[]>
  areaOfShore(shore: string): string
  play(a: ActionJson): void
  queue(actions: readonly ActionJson[]): void
  say(key: string, args?: Record<string, string | number>): string
  sayAction(a: ActionJson): string
  areaName(id: string): string
  describe(area: string): string
  sayStack(s: StackModel): string
  sayShip(s: ShipModel): string
  sayCity(c: CityModel): string
  /** Laid over the map: order of play, screens of a phase. */
  readonly over?: ReactNode
  /** Buttons that point at no place. */
  readonly dock?: ReactNode
}

export function MapBoard(p: MapBoardProps) {
  const { model, choices, marking, ground, kinds = FAMILY_PIECES } = p
  const selection = useSelection({
    choices,
    marking,
    ships: model.ships,
    me: p.me,
    reach: p.reach,
    areaOfShore: p.areaOfShore,
    play: p.play,
    queue: p.queue,
  })
  const [pointed, point] = useState<string | null>(null)
  const latest = useRef(selection)
  latest.current = selection
  const choose = useCallback((area: string) => latest.current.choose(area), [])
  const out = useMemo(() => new Set(model.areas.filter(a => !a.inPlay).map(a => a.id)), [model.areas])
  const cities = useMemo(() => new Set(model.cities.map(c => c.area)), [model.cities])
  const labels = useLabels(ground, model, p.areaName, out)
  const things = useThings(ground, model, cities)
  const grab = useGrab(selection, choices, marking, choose)
  const { picked, targets } = selection
  const ship = picked?.kind === 'ship' ? model.ships.find(s => s.seat === p.me && s.ship === picked.ship) : undefined
  const planned = ship && pointed ? (selection.routes.get(pointed) ?? null) : null
  const told = useMemo(() => new Map(model.areas.map(a => [a.id, p.describe(a.id)])), [model, p.describe])
  const { isRight, follow } = useSide(
    ground,
    picked === null ? null : picked.kind === 'ship' ? (ship?.area ?? null) : picked.area,
    marking,
  )
  const isFree = picked === null || picked.kind === 'area'
  const isOpen = (area: string): boolean => (marking ? marking.areas.has(area) : choices.areas.has(area))

  const onKeyDown = (e: KeyboardEvent): void => {
    if (e.target instanceof HTMLInputElement || picked === null) return
    if (e.key === 'Escape') selection.pick(null)
    else if (/^[1-9]$/.test(e.key) && selection.most > 0) selection.setCount(Math.min(selection.most, Number(e.key)))
    else if ((e.key === 'PageUp' || e.key === 'PageDown') && selection.most > 0)
      selection.setCount(Math.max(1, Math.min(selection.most, selection.count + (e.key === 'PageUp' ? 1 : -1))))
    else if (picked.kind !== 'area' || !marking || !markByKey(marking, picked.area, e.key)) return
    e.preventDefault()
    e.stopPropagation()
  }
  const words = {
    zoomIn: p.say('ui.zoomIn'),
    zoomOut: p.say('ui.zoomOut'),
    fit: p.say('ui.zoomFit'),
    keys: p.say('ui.keys'),
  }
  // While a plan is made, its questions stand with it.
  const panel = (
    <Panel
      selection={selection}
      choices={choices}
      marking={marking}
      ships={model.ships}
      me={p.me}
      play={p.play}
      say={p.say}
      sayAction={p.sayAction}
      areaName={p.areaName}
    />
  )
  const over = (
    <>
      {p.over}
      {marking === null && <div className={`civ-panel-at ${isRight ? 'is-right' : ''}`}>{panel}</div>}
      <div className="civ-dock">
        {marking !== null && panel}
        {p.dock}
      </div>
    </>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the board, whatever has the focus in it
    <div
      className={`civ-map ${picked ? 'is-picking' : ''}`}
      onKeyDown={onKeyDown}
      onPointerOver={ship && (e => point(areaUnder(e.target)))}
      onFocus={ship && (e => point(areaUnder(e.target)))}
    >
      <Scene
        width={ground.drawing.width}
        height={ground.drawing.height}
        label={p.say('ui.board')}
        words={words}
        motion={p.motion}
        home={view => homeOf(p.home, view, p.middle)}
        homeKey={p.homeKey}
        follow={follow}
        least={0.08}
        most={2.4}
        over={over}
      >
        <Zoomed>
          <PieceDefs />
          <MapLayer map={ground.drawing} relief={ground.relief} toneOf={ground.toneOf} out={out} />
          <g className="civ-areas">
            {model.areas.map(a => {
              const here = ground.areas.get(a.id)
              if (!here) return null
              const isTarget = targets.has(a.id)
              const legal = isTarget || (isFree && (isOpen(a.id) || choices.walks.has(a.id)))
              const look = isTarget
                ? 'is-target'
                : `${p.lit.has(a.id) ? 'is-struck' : ''} ${isOpen(a.id) ? 'is-open' : ''}`
              return (
                <AreaTarget
                  key={a.id}
                  area={here}
                  label={told.get(a.id) ?? ''}
                  legal={legal}
                  lit={p.lit.has(a.id)}
                  look={look}
                  onChoose={choose}
                />
              )
            })}
          </g>
          <Marks areas={model.areas} ground={ground.areas} occupied={cities} />
          <LabelLayer labels={labels} things={things} map={ground.drawing} />
          <Anchors ground={ground.areas} shores={ground.shores} />
          <Routes shores={ground.shores} sailed={p.sailed} planned={planned} left={ship?.left ?? 0} />
          <PiecesLayer
            model={model}
            ground={ground}
            kinds={kinds}
            owners={p.owners}
            me={p.me}
            grab={grab}
            sayStack={p.sayStack}
            sayShip={p.sayShip}
            sayCity={p.sayCity}
          />
          <Notes notes={p.notes} ground={ground} />
          <Badges
            planned={planned}
            targets={targets}
            ground={ground.areas}
            shores={ground.shores}
            isShip={ship !== undefined}
            routes={selection.routes}
            left={ship?.left ?? 0}
          />
          <Bursts when={p.when} bursts={p.bursts} motion={p.motion} />
        </Zoomed>
      </Scene>
    </div>
  )
}

/** Keys for the first thing that can be marked in the area picked: digits, and one more or fewer. */
function markByKey(marking: Marking, area: string, key: string): boolean {
  const m = marking.areas.get(area)?.[0]
  if (!m) return false
  const at = m.numbers.indexOf(m.value)
  const n = /^[1-9]$|^Delete$|^Backspace$/.test(key)
    ? m.numbers.findLast(x => x <= (Number(key) || 0))
    : m.numbers[at + (key === 'PageUp' ? 1 : key === 'PageDown' ? -1 : Number.NaN)]
  if (n === undefined) return false
  marking.mark(area, m.key, n)
  return true
}

const areaUnder = (t: EventTarget): string | null => {
  const id = t instanceof Element ? t.closest('[data-target^="area:"]')?.getAttribute('data-target') : null
  return id ? id.slice(5) : null
}
function useLabels(
  ground: BoardGround,
  model: BoardModel,
  areaName: (id: string) => string,
  out: ReadonlySet<string>,
): readonly Label[] {
  return useMemo(
    () =>
      model.areas.flatMap((a): Label[] => {
        const g = ground.areas.get(a.id)
        if (!g || out.has(a.id)) return []
        const { at, angle, size, room, afloat } = g.label
        return [
          {
            id: a.id,
            text: areaName(a.id),
            at,
            angle,
            size,
            room,
            rank: (g.isSea ? -1000 : 0) - size * 4 - room / 10,
            kind: g.isSea ? 'sea' : afloat ? 'water' : 'land',
          },
        ]
      }),
    [ground, model.areas, areaName, out],
  )
}
/** What names must keep clear of. */
function useThings(
  ground: BoardGround,
  model: BoardModel,
  cities: ReadonlySet<string>,
): (zoom: number) => readonly Slab[] {
  return useCallback(
    zoom => {
      const box = (x: number, y: number, half: number): Slab => ({ x, y, w: half, h: half, angle: 0 })
      const all: Slab[] = ground.drawing.volcanoes.map(v => box(v.at[0], v.at[1], 16))
      const { stacks, cities: towns, ships } = layPieces(model, ground, zoom)
      for (const { x, y, w, h } of [...stacks, ...towns, ...ships])
        all.push({ x, y, w: w * 0.92, h: h * 0.86, angle: 0 })
      for (const a of model.areas) {
        const g = ground.areas.get(a.id)
        if (!g || !a.inPlay) continue
        if (g.city && !cities.has(a.id) && a.site !== 'none') all.push(box(g.city[0], g.city[1], siteSize(zoom) / 2))
        if (g.limit && showsLimits(zoom)) all.push(box(g.limit[0], g.limit[1], limitSize(zoom) * 0.9))
      }
      return all
    },
    [ground, model, cities],
  )
}

function useGrab(
  selection: ReturnType<typeof useSelection>,
  choices: Choices,
  marking: Marking | null,
  choose: (area: string) => void,
): Grab {
  const latest = useRef(selection)
  latest.current = selection
  const ending = useRef<(() => void) | null>(null)
  const key = selection.keyOf()
  return useMemo(() => {
    const areaOf = (target: string): string => target.slice(target.indexOf(':') + 1)
    return {
      can: k =>
        k.startsWith('ship:')
          ? choices.ships.has(Number(k.slice(5)))
          : choices.walks.has(k.slice(6)) || (marking ?? choices).areas.has(k.slice(6)),
      choose: k => latest.current.chooseKey(k),
      accepts: (_, target) => target.startsWith('area:') && latest.current.targets.has(areaOf(target)),
      drop: (_, target) => choose(areaOf(target)),
      // While a stack is carried the wheel says how many go.
      begin: k => {
        if (latest.current.keyOf() !== k) latest.current.chooseKey(k)
        const turn = (e: WheelEvent): void => {
          e.preventDefault()
          e.stopPropagation()
          const { count, most, setCount } = latest.current
          if (most > 0) setCount(Math.max(1, Math.min(most, count + (e.deltaY < 0 ? 1 : -1))))
        }
        addEventListener('wheel', turn, { passive: false, capture: true })
        ending.current = () => removeEventListener('wheel', turn, { capture: true })
      },
      end: () => ending.current?.(),
      count: selection.count,
      selected: key,
    }
  }, [choices, marking, choose, key, selection.count])
}
