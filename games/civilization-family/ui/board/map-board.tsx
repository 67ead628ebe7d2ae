/**
 * The map with everything on it: areas to point at, pieces to move, routes, names, and the panel for what is picked.
 */
import type { Box } from '@ecumene/kit/camera.ts'
import type { Spot } from '@ecumene/kit/map/drawing.ts'
import { LabelLayer } from '@ecumene/kit/map/label-layer.tsx'
import { MapLayer } from '@ecumene/kit/map/map-layer.tsx'
import { Zoomed } from '@ecumene/kit/map/zoom.tsx'
import { Scene } from '@ecumene/kit/scene.tsx'
import { type KeyboardEvent, type ReactNode, useCallback, useMemo, useRef, useState, type WheelEvent } from 'react'
import { Anchors } from './anchors.tsx'
import { AreaTarget, Marks } from './areas.tsx'
import { Badges } from './badges.tsx'
import { type Burst, Bursts } from './bursts.tsx'
import { useGrab } from './grab.ts'
import type { BoardGround } from './ground.ts'
import { keyPressed } from './keys.ts'
import type { BoardModel, Crowd, Marking } from './model.ts'
import { useLabels, useThings } from './names.ts'
import { type Note, Notes } from './notes.tsx'
import { Panel, type PanelWords } from './panel.tsx'
import { FAMILY_PIECES, type Owner, PieceDefs, type PieceKinds } from './pieces.tsx'
import { PiecesLayer, type PieceWords } from './pieces-layer.tsx'
import { Routes } from './routes.tsx'
import { type Act, type Choosable, type Selection, useSelection, withPicked } from './selection.ts'
import { homeOf, useSide } from './sight.ts'
import './board.css'

/** What is drawn on the map. */
export interface Shown {
  readonly ground: BoardGround
  readonly model: BoardModel
  /** How pieces are drawn, where not as the family draws them. */
  readonly kinds?: PieceKinds
  readonly owners: readonly Owner[]
  /** Words beside some areas: who may start there. */
  readonly notes: readonly Note[]
  /** Routes sailed this turn. */
  readonly sailed: readonly (readonly string[])[]
  /** Areas in a special light: under water, erupting, fought over. */
  readonly lit: ReadonlySet<string>
  /** The position; what has just happened is asked once for each. */
  readonly when: unknown
  bursts(): readonly Burst[]
}
/** Who looks, and at what. */
export interface Sight {
  /** The player who decides here, or -1. */
  readonly me: number
  readonly motion: boolean
  /** What to show at first, and again whenever the key changes. */
  readonly home: Box
  readonly homeKey: string
  /** What a narrow screen puts in its middle. */
  readonly middle: Spot | null
}
/** What the map says aloud and writes. */
export interface MapWords extends PanelWords, PieceWords {
  describe(area: string): string
  crowd(area: string, more: number): Crowd | null
}
export interface MapBoardProps {
  readonly shown: Shown
  readonly sight: Sight
  readonly chosen: Choosable
  readonly act: Act
  readonly words: MapWords
  /** Laid over the map: order of play, screens of a phase. */
  readonly over?: ReactNode
  /** Buttons that point at no place. */
  readonly dock?: ReactNode
}

export function MapBoard({ shown, sight, chosen, act, words, over, dock }: MapBoardProps) {
  const { ground, model, kinds = FAMILY_PIECES, owners, lit } = shown
  const { me, motion } = sight
  const { choices, marking } = chosen
  const { areaName, describe, say } = words
  const selection = useSelection(chosen, model.ships, me, act)
  const [pointed, point] = useState<string | null>(null)
  const latest = useRef(selection)
  latest.current = selection
  const choose = useCallback((area: string) => latest.current.choose(area), [])
  const out = useMemo(() => new Set(model.areas.filter(a => !a.inPlay).map(a => a.id)), [model.areas])
  const cities = useMemo(() => new Set(model.cities.map(c => c.area)), [model.cities])
  const labels = useLabels(ground, model, areaName, out)
  const things = useThings(ground, model, cities)
  const grab = useGrab(selection, choose)
  const drawn = withPicked(model, selection, me)
  const { picked, targets } = selection
  const ship = picked?.kind === 'ship' ? model.ships.find(s => s.seat === me && s.ship === picked.ship) : undefined
  const planned = ship && pointed ? (selection.routes.get(pointed) ?? null) : null
  const told = useMemo(() => new Map(model.areas.map(a => [a.id, describe(a.id)])), [model, describe])
  const { isRight, follow } = useSide(
    ground,
    picked === null ? null : picked.kind === 'ship' ? (ship?.area ?? null) : picked.area,
    marking,
  )
  const crowd = (area: string): Crowd | null => (picked?.kind === 'stack' ? words.crowd(area, selection.count) : null)
  const tooMany = pointed !== null && targets.has(pointed) ? (crowd(pointed)?.text ?? null) : null
  const isFree = picked === null || picked.kind === 'area'
  const labelOf = (area: string, isTarget: boolean): string =>
    [told.get(area), isTarget ? crowd(area)?.text : null].filter(Boolean).join(' ')
  const isOpen = (area: string): boolean => (marking ? marking.areas.has(area) : choices.areas.has(area))

  const open = useMemo(() => {
    const areas = picked ? [...targets.keys()] : [...(marking ?? choices).areas.keys(), ...choices.walks.keys()]
    return areas.flatMap(area => {
      const here = ground.areas.get(area)
      return here ? [here.middle] : []
    })
  }, [picked, targets, marking, choices, ground])

  const onKeyDown = (e: KeyboardEvent): void => {
    if (e.target instanceof HTMLInputElement || !keyPressed(e.key, selection, marking)) return
    e.preventDefault()
    e.stopPropagation()
  }
  const zoomWords = {
    zoomIn: say('ui.zoomIn'),
    zoomOut: say('ui.zoomOut'),
    fit: say('ui.zoomFit'),
    keys: say('ui.keys'),
  }
  // While a plan is made, its questions stand with it.
  const panel = (
    <Panel
      selection={selection}
      choices={choices}
      marking={marking}
      ships={model.ships}
      me={me}
      tooMany={tooMany}
      play={act.play}
      say={say}
      sayAction={words.sayAction}
      areaName={areaName}
    />
  )
  const laidOver = (
    <>
      {over}
      {marking === null && <div className={`civ-panel-at ${isRight ? 'is-right' : ''}`}>{panel}</div>}
      <div className="civ-dock">
        {marking !== null && panel}
        {dock}
      </div>
    </>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the board, whatever has the focus in it
    <div
      className={`civ-map ${picked ? 'is-picking' : ''}`}
      data-picked={selection.keyOf() ?? undefined}
      onKeyDown={onKeyDown}
      onWheelCapture={
        marking ? e => turned(e, marking) : picked?.kind === 'stack' ? e => counted(e, selection) : undefined
      }
      onPointerOver={picked ? e => point(areaUnder(e.target)) : undefined}
      onFocus={picked ? e => point(areaUnder(e.target)) : undefined}
    >
      <Scene
        width={ground.drawing.width}
        height={ground.drawing.height}
        label={say('ui.board')}
        words={zoomWords}
        motion={motion}
        home={view => homeOf(sight.home, view, sight.middle)}
        homeKey={sight.homeKey}
        follow={follow}
        clear={open}
        clearKey={`${selection.keyOf()} ${isRight} ${marking !== null}`}
        least={0.08}
        most={2.4}
        over={laidOver}
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
                : `${lit.has(a.id) ? 'is-struck' : ''} ${isOpen(a.id) ? 'is-open' : ''}`
              return (
                <AreaTarget
                  key={a.id}
                  area={here}
                  label={labelOf(a.id, isTarget)}
                  legal={legal}
                  lit={lit.has(a.id)}
                  look={look}
                  onChoose={choose}
                />
              )
            })}
          </g>
          <Marks areas={model.areas} ground={ground.areas} occupied={cities} />
          <LabelLayer labels={labels} things={things} map={ground.drawing} />
          <Anchors ground={ground.areas} shores={ground.shores} />
          <Routes shores={ground.shores} sailed={shown.sailed} planned={planned} left={ship?.left ?? 0} />
          <PiecesLayer model={drawn} ground={ground} kinds={kinds} owners={owners} me={me} grab={grab} words={words} />
          <Notes notes={shown.notes} ground={ground} />
          <Badges
            planned={planned}
            targets={targets}
            ground={ground.areas}
            shores={ground.shores}
            isShip={ship !== undefined}
            routes={selection.routes}
            left={ship?.left ?? 0}
            crowd={crowd}
          />
          <Bursts when={shown.when} bursts={shown.bursts} motion={motion} />
        </Zoomed>
      </Scene>
    </div>
  )
}

/** Over a piece that can be marked the wheel counts, and the map keeps its size. */
function turned(e: WheelEvent, marking: Marking): void {
  const piece = e.target instanceof Element ? e.target.closest('[data-drop^="area:"]') : null
  const area = piece?.getAttribute('data-drop')?.slice('area:'.length)
  const mark = area === undefined ? undefined : marking.areas.get(area)?.[0]
  if (area === undefined || !mark) return
  e.stopPropagation()
  const next = mark.numbers[mark.numbers.indexOf(mark.value) + (e.deltaY < 0 ? 1 : -1)]
  if (next !== undefined) marking.mark(area, mark.key, next)
}
/** Over the tokens that are picked it says how many go. */
function counted(e: WheelEvent, { keyOf, count, most, setCount }: Selection): void {
  const piece = e.target instanceof Element ? e.target.closest('[data-target^="stack:"]') : null
  if (!piece?.getAttribute('data-target')?.startsWith(`${keyOf()}:`)) return
  e.stopPropagation()
  setCount(Math.max(1, Math.min(most, count + (e.deltaY < 0 ? 1 : -1))))
}
const areaUnder = (t: EventTarget): string | null => {
  const id = t instanceof Element ? t.closest('[data-target^="area:"]')?.getAttribute('data-target') : null
  return id ? id.slice(5) : null
}
