/**
 * The board of Mare Nostrum: the map with everything on it, heroes and wonders above, the decision of the moment at its
 * foot.
 */

import type { ActionJson } from '@ecumene/kernel'
import { type Box, type Camera, fit, type Size } from '@ecumene/kit/camera.ts'
import { planning } from '@ecumene/kit/figure.ts'
import { useNextFocus } from '@ecumene/kit/focus.ts'
import { MapLayer } from '@ecumene/kit/map/map-layer.tsx'
import { Zoomed } from '@ecumene/kit/map/zoom.tsx'
import { usePhone } from '@ecumene/kit/media.ts'
import { useStateOf } from '@ecumene/kit/moment.ts'
import { Scene } from '@ecumene/kit/scene.tsx'
import type { BoardProps } from '@ecumene/kit/seam.ts'
import { Target } from '@ecumene/kit/target.tsx'
import { Tips } from '@ecumene/kit/tip.tsx'
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useBattleOrder } from './battle-order.ts'
import { useChoosing } from './choosing.ts'
import { Display } from './display.tsx'
import { explain } from './explain.tsx'
import { Movement } from './flights.tsx'
import { CORNERS, DRAWING, homeBox, middleOf, RELIEF, toneOf } from './ground.ts'
import { useKeys } from './keys.ts'
import { Covered, Hatch } from './map/covered.tsx'
import { Arrows, Chain, Lights } from './map/plan-layer.tsx'
import { Block, Land } from './map/province.tsx'
import { Fleets, SeaName, Water } from './map/sea.tsx'
import { Swords } from './map/swords.tsx'
import type { MareMessage } from './message.ts'
import { Mine } from './my-area.tsx'
import { focusNeighbour } from './neighbours.ts'
import { usePlan } from './plan/use-plan.ts'
import { startsAs } from './preview.ts'
import { decisionOf, mineOf, type Part, provinceViews, type S, SEA_IDS } from './rules.ts'
import { showPlanned } from './shared.ts'
import { BattleSheet } from './stage/battle.tsx'
import { Dock } from './stage/dock.tsx'
import { Ring, RingSpots } from './stage/stalls.tsx'
import { useBattle } from './use-battle.ts'
import { useDisplay } from './use-display.ts'
import './mare.css'

/** Below this width the map is not shown whole, but as high as the screen, with one's capital in the middle. */
const NARROW = 560
function homeOf(box: Box, view: Size, capital: string): Camera {
  const whole = fit(box, view, 6, 0.08, 2.4)
  if (view.w > NARROW) return whole
  const k = Math.max(whole.k, Math.min(0.22, (view.h - 12) / box.h))
  const x = Math.min(0, Math.max(view.w - k * DRAWING.width, view.w / 2 - k * middleOf(capital)[0]))
  return { k, x, y: (view.h - k * box.h) / 2 - k * box.y }
}

/** While an empire is looked at, it stands on the map as it would begin. */
function useStarting(part: Part, empire: string | null): Part {
  return useMemo(
    () => (empire === null ? part : { ...part, view: startsAs(part.view, mineOf(part.seat), empire) }),
    [part, empire],
  )
}

export function Board(p: BoardProps<S, MareMessage>) {
  const plan = usePlan(p)
  const [empire, showEmpire] = useStateOf<string | null>(p.legal, null)
  const part = useStarting(plan.part, empire)
  const before = useMemo(() => provinceViews(p.view), [p.view])
  const provinces = useMemo(() => provinceViews(part.view), [part.view])
  const latest = useRef(plan.add)
  latest.current = plan.add
  const play = useCallback((...actions: ActionJson[]) => latest.current(...actions), [])
  const choosing = useChoosing(part, play)
  const order = useBattleOrder(part)
  const battle = useBattle(p)
  const [isOpen, setOpen] = useDisplay(p)
  const [isIncome, setIncome] = useState(false)
  const isPhone = usePhone()
  const isPlanned = plan.rows.length > 0
  useEffect(() => showPlanned(isPlanned ? part.view : null), [isPlanned, part.view])
  useEffect(() => () => showPlanned(null), [])
  useKeys({
    isPlanned,
    dropLast: () => plan.drop(plan.rows.length - 1),
    dropAll: plan.clear,
    isHeroesOpen: isOpen,
    toggleHeroes: () => setOpen(!isOpen),
    toggleIncome: () => setIncome(!isIncome),
  })
  const out = useMemo(() => new Set<string>(provinces.filter(v => !v.inPlay).map(v => v.id)), [provinces])
  const inPlay = useMemo(() => provinces.filter(v => v.inPlay), [provinces])
  const home = useMemo(() => homeBox(inPlay.map(v => v.id)), [inPlay])
  const capital = provinces.find(v => v.isCapital && v.control === p.seat)?.id ?? 'italia'
  useNextFocus(p.view, decisionOf(p) ? ':is(.mn-dock, .mn-ring) [data-action], [data-target].is-legal' : null)
  const onKeyDown = (e: KeyboardEvent): void => {
    const { moving } = choosing
    if (e.key === 'Escape' && choosing.picked) choosing.clear()
    else if (moving && /^[1-9]$/.test(e.key)) moving.setCount(Math.min(moving.most, Number(e.key)))
    else return
    e.preventDefault()
    e.stopPropagation()
  }
  const words = {
    zoomIn: p.say('ui.zoomIn'),
    zoomOut: p.say('ui.zoomOut'),
    fit: p.say('ui.zoomFit'),
    keys: p.say('ui.keys'),
  }
  return (
    <Tips className="mn-board" explain={word => explain(p, word)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the board, whatever has the focus in it */}
      <div
        className={`mn-map ${choosing.moving ? 'is-moving-units' : ''} ${choosing.picked ? 'is-picking' : ''}`}
        {...(isPlanned ? planning : {})}
        onKeyDown={onKeyDown}
        onKeyDownCapture={e => {
          if (e.ctrlKey || e.metaKey || e.altKey || !focusNeighbour(e.key)) return
          e.preventDefault()
          e.stopPropagation()
        }}
      >
        <Scene
          width={DRAWING.width}
          height={DRAWING.height}
          label={p.say('ui.board')}
          words={words}
          motion={p.motion}
          home={view => homeOf(home, view, capital)}
          homeKey={inPlay.map(v => v.id).join()}
          least={0.08}
          most={2.4}
          over={
            <>
              <Display p={part} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} play={play} />
              <RingSpots p={p} />
              {!isPhone && <Ring p={p} play={play} />}
              {!isPhone && <BattleSheet p={p} shown={battle} />}
            </>
          }
        >
          <Zoomed>
            <Hatch />
            <MapLayer map={DRAWING} relief={RELIEF} toneOf={toneOf} out={out} />
            {SEA_IDS.map(id => (
              <Water key={id} p={part} id={id} choosing={choosing} />
            ))}
            {inPlay.map(v => (
              <Land key={v.id} p={part} province={v} choosing={choosing} />
            ))}
            {SEA_IDS.map(id => (
              <SeaName key={id} p={p} id={id} />
            ))}
            {CORNERS.map(c => (
              <Target
                key={c.id}
                id={`corner:${c.id}`}
                label={p.say(`ui.corner.${c.id}`)}
                tip={`corner:${c.id}`}
                x={c.at[0]}
                y={c.at[1]}
                className="mn-corner"
              >
                <path d="M-15 6L-9 -10L6 -13L15 -2L10 11L-6 13Z" />
              </Target>
            ))}
            {provinces
              .filter(v => !v.inPlay)
              .map(v => (
                <Covered key={v.id} p={p} id={v.id} home={v.home} />
              ))}
            <Lights />
            <Chain p={part} />
            {inPlay.map(v => (
              <Block
                key={v.id}
                p={part}
                province={v}
                before={before.find(b => b.id === v.id) ?? v}
                choosing={choosing}
                isIncome={isIncome}
              />
            ))}
            {SEA_IDS.map(id => (
              <Fleets key={id} p={part} before={p.view} id={id} choosing={choosing} />
            ))}
            <Swords view={part.view} battles={order.battles} />
            <Arrows p={p} rows={plan.rows} />
          </Zoomed>
        </Scene>
        <div className="mn-foot">
          {!isPhone && p.seat !== 'table' && <Mine p={p} />}
          <Dock
            p={part}
            now={p}
            choosing={choosing}
            plan={plan}
            play={play}
            order={order}
            preview={{ empire, show: showEmpire }}
            sheet={isPhone && battle.told ? <BattleSheet p={p} shown={battle} /> : null}
            openHeroes={() => setOpen(!isOpen)}
          />
        </div>
        <Movement {...p} />
      </div>
    </Tips>
  )
}
