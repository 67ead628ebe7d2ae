/**
 * A drawn table that pans and zooms: wheel, pinch, drag, keys (+ - 0 and arrows), double-click to fit.
 * The camera is a style of the drawing, not a state: moving it renders nothing anew.
 */
import { createContext, type KeyboardEvent, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react'
import { type Box, type Camera, fit, type Size } from './camera.ts'
import './kit.css'
import { type Moves, makeMoves } from './camera-control.ts'
import type { Spot } from './map/drawing.ts'
import { handleKey, STEP } from './scene-keys.ts'

export interface SceneWords {
  readonly zoomIn: string
  readonly zoomOut: string
  readonly fit: string
  /** How to move by keyboard, read out when the scene is entered. */
  readonly keys: string
}
interface Props {
  readonly width: number
  readonly height: number
  /** The spoken name of the whole. */
  readonly label: string
  readonly words: SceneWords
  /**
   * What to show at first, for a screen of this size, and again when the key changes and nobody has moved the camera.
   */
  readonly home?: (view: Size) => Camera
  readonly homeKey?: string
  /** A part to move into sight when it changes. */
  readonly follow?: Box | null
  /** Spots that can be chosen: while nobody has moved the camera, no panel lies over them and none is out of sight. */
  readonly clear?: readonly Spot[]
  /** What else may have covered them, in letters. */
  readonly clearKey?: string
  readonly motion: boolean
  readonly least?: number
  readonly most?: number
  readonly children: ReactNode
  /** Laid over the scene, unmoved by the camera. */
  readonly over?: ReactNode
}

export interface SceneHandle {
  show(box: Box): void
}
const Handle = createContext<SceneHandle>({ show: () => {} })
export const useScene = (): SceneHandle => useContext(Handle)

const PAD = 12
const NOTHING: readonly Spot[] = []

export function Scene(p: Props) {
  const viewport = useRef<HTMLDivElement>(null)
  const world = useRef<SVGSVGElement>(null)
  const moves = useRef<Moves | null>(null)
  const { width, height, motion, least = 0.25, most = 3 } = p
  const home = p.home ?? (view => fit({ x: 0, y: 0, w: width, h: height }, view, PAD, least, most))

  // biome-ignore lint/correctness/useExhaustiveDependencies: the camera is made once for a world of this size
  useEffect(() => {
    if (!viewport.current || !world.current) return
    const m = makeMoves(viewport.current, world.current, { w: width, h: height }, least, most)
    moves.current = m
    m.setHome(home)
    return () => m.end()
  }, [width, height, least, most])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when it is another
  useEffect(() => {
    moves.current?.setHome(home)
  }, [p.homeKey])
  const follow = p.follow ?? null
  const followKey = follow ? `${follow.x},${follow.y},${follow.w},${follow.h}` : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: compared by its numbers
  useEffect(() => {
    if (follow) moves.current?.show(follow, motion)
  }, [followKey, motion])

  const clear = p.clear ?? NOTHING
  const clearKey = `${p.clearKey} ${clear.join(' ')}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: compared by its numbers
  useEffect(() => {
    if (clear.length === 0) return
    // With the frame that draws it: to measure earlier would lay the page out twice.
    const frame = requestAnimationFrame(() => moves.current?.uncover(clear, motion))
    return () => cancelAnimationFrame(frame)
  }, [clearKey, motion])

  const handle = useMemo<SceneHandle>(() => ({ show: box => moves.current?.show(box, motion) }), [motion])
  const onKeyDown = (e: KeyboardEvent): void => {
    if (e.ctrlKey || e.metaKey || e.altKey || !viewport.current) return
    if (moves.current && handleKey(e.key, viewport.current, moves.current, motion)) {
      e.preventDefault()
      e.stopPropagation()
    }
  }
  return (
    <Handle value={handle}>
      <section className="kit-scene" aria-label={p.label}>
        {/* biome-ignore lint/a11y/useSemanticElements: nothing here is a form */}
        <div
          ref={viewport}
          className="kit-viewport"
          /* biome-ignore lint/a11y/noNoninteractiveTabindex: keys move the camera, as a scrolled region's do */
          tabIndex={0}
          role="group"
          aria-label={p.words.keys}
          onKeyDown={onKeyDown}
        >
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: the section around it has the name; the things in it have theirs */}
          <svg ref={world} className="kit-world" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
            {p.children}
          </svg>
        </div>
        {p.over}
        <div className="kit-zoom" data-covers>
          <ZoomButton
            label={p.words.zoomIn}
            onClick={() => moves.current?.scale(STEP, motion)}
            path="M12 5v14M5 12h14"
          />
          <ZoomButton label={p.words.zoomOut} onClick={() => moves.current?.scale(1 / STEP, motion)} path="M5 12h14" />
          <ZoomButton
            label={p.words.fit}
            onClick={() => moves.current?.whole(motion)}
            path="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"
          />
        </div>
      </section>
    </Handle>
  )
}

function ZoomButton({ label, path, onClick }: { label: string; path: string; onClick: () => void }) {
  return (
    <button type="button" className="kit-zoom-button" aria-label={label} title={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d={path} fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
      </svg>
    </button>
  )
}
