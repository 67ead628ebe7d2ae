/** What the map shows by itself: at first, when something is picked, and when a plan begins. */
import { type Box, fit, type Size } from '@ecumene/kit/camera.ts'
import type { Spot } from '@ecumene/kit/map/drawing.ts'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ANCHOR } from './anchors.tsx'
import type { BoardGround } from './ground.ts'
import type { Marking } from './model.ts'

/** Room for the bar of phases. */
const BAR = 44
/**
 * The home box fills the screen below the bar; on a narrow screen its width may be cut rather than its pieces made
 * tiny.
 */
export function homeOf(box: Box, screen: Size, middle: Spot | null) {
  const view = { w: screen.w, h: Math.max(1, screen.h - BAR) }
  const whole = fit(box, view, 8, 0.08, 2.4)
  const k = view.w > 560 || whole.k > 0.2 ? whole.k : Math.max(whole.k, Math.min(0.24, (view.h - 16) / box.h))
  const centre = k > whole.k && middle ? middle[0] : box.x + box.w / 2
  return { k, x: view.w / 2 - k * centre, y: BAR + (view.h - k * box.h) / 2 - k * box.y }
}

/** Below this width the panel lies across the screen, and the map gives way. */
const NARROW = 560
const PANEL = 230
/** The panel keeps off what it is about: right if that lies left of the middle; on a narrow screen the map moves up. */
export function useSide(
  ground: BoardGround,
  area: string | null,
  marking: Marking | null,
): { isRight: boolean; follow: Box | null } {
  const [side, setSide] = useState<{ isRight: boolean; follow: Box | null }>({ isRight: false, follow: null })
  useLayoutEffect(() => {
    if (area === null) return
    const scene = document.querySelector('.civ-map .kit-scene')?.getBoundingClientRect()
    const spot = document.querySelector(`[data-anchor="at:${area}"]`)?.getBoundingClientRect()
    const at = ground.areas.get(area)?.middle
    if (!scene || !spot || !at) return
    const zoom = spot.width / (2 * ANCHOR)
    const follow =
      scene.width < NARROW && zoom > 0 ? { x: at[0] - 40, y: at[1] - 40, w: 80, h: 80 + PANEL / zoom } : null
    setSide({ isRight: spot.left < scene.left + scene.width / 2, follow })
  }, [area, ground])
  // What can be marked comes into sight beside the plan when it is first asked; after that the player moves the map.
  const isMarking = marking !== null
  const marks = useRef(marking)
  marks.current = marking
  useEffect(() => {
    if (!isMarking) return
    const frame = requestAnimationFrame(() => {
      const box = boxOfMarks(ground, [...(marks.current?.areas.keys() ?? [])])
      if (box) setSide(old => ({ ...old, follow: box }))
    })
    return () => cancelAnimationFrame(frame)
  }, [isMarking, ground])
  return side
}
/**
 * Around the middles of these areas, and as much again as the plan covers: below on a narrow screen, to the right on a
 * wide one.
 */
function boxOfMarks(ground: BoardGround, areas: readonly string[]): Box | null {
  const spots = areas.map(a => ground.areas.get(a)?.middle ?? ([0, 0] as const))
  const scene = document.querySelector('.civ-map .kit-scene')?.getBoundingClientRect()
  const plan = document.querySelector('.civ-side > *')?.getBoundingClientRect()
  const anchor = document.querySelector(`[data-anchor="at:${areas[0]}"]`)?.getBoundingClientRect()
  if (!scene || !plan || !anchor || anchor.width === 0) return null
  const zoom = anchor.width / (2 * ANCHOR)
  const [pad, bar] = [30 / zoom, (BAR + 20) / zoom]
  const [x, y] = [Math.min(...spots.map(s => s[0])) - pad, Math.min(...spots.map(s => s[1])) - pad - bar]
  const [w, h] = [Math.max(...spots.map(s => s[0])) + pad - x, Math.max(...spots.map(s => s[1])) + pad - y]
  return scene.width < NARROW
    ? { x, y, w, h: h + (scene.bottom - plan.top) / zoom }
    : { x, y, w: w + (scene.right - plan.left) / zoom, h }
}
