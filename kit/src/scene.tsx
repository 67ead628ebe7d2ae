/**
 * A drawn table that pans and zooms: wheel, pinch, drag, keys (+ - 0 and arrows), double-click to fit.
 * The camera is a style of the drawing, not a state: moving it renders nothing anew.
 */
import { select } from 'd3-selection'
import { type D3ZoomEvent, zoom, zoomIdentity } from 'd3-zoom'
import { createContext, type KeyboardEvent, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react'
import { type Box, type Camera, fit, held, reveal, type Size } from './camera.ts'
import './kit.css'
import { isWay, nearest } from './spatial.ts'

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
const STEP = 1.35
const GLIDE = 280

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
        <div className="kit-zoom">
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

interface Moves {
  setHome(home: (view: Size) => Camera): void
  whole(glide: boolean): void
  show(box: Box, glide: boolean): void
  seen(element: Element, glide: boolean): void
  scale(by: number, glide: boolean): void
  pan(dx: number, dy: number): void
  end(): void
}

function makeMoves(viewport: HTMLElement, svg: SVGSVGElement, world: Size, least: number, most: number): Moves {
  const root = select<HTMLElement, unknown>(viewport)
  const measured = (): Size => ({ w: viewport.clientWidth || 1, h: viewport.clientHeight || 1 })
  // Remembered, and measured again when it changes: to ask lays out the whole page.
  let room: Size | null = null
  const size = (): Size => {
    room ??= measured()
    return room
  }
  const whole: Box = { x: 0, y: 0, w: world.w, h: world.h }
  let now: Camera = { x: 0, y: 0, k: 1 }
  let at: (view: Size) => Camera = view => fit(whole, view, PAD, least, most)
  let isTouched = false
  const draw = (c: Camera): void => {
    now = c
    svg.style.transform = `translate3d(${c.x}px, ${c.y}px, 0) scale(${c.k})`
  }
  const behaviour = zoom<HTMLElement, unknown>()
    .scaleExtent([least, most])
    .extent(() => [
      [0, 0],
      [size().w, size().h],
    ])
    .constrain(t => {
      const c = held(t, world, size(), 120)
      return c.x === t.x && c.y === t.y ? t : zoomIdentity.translate(c.x, c.y).scale(c.k)
    })
    .clickDistance(5)
    .filter((e: Event) => {
      const target = e.target instanceof Element ? e.target : null
      if (target?.closest('[data-drag]') && e.type !== 'wheel') return false
      return !(e instanceof MouseEvent && e.button !== 0) || e.type === 'wheel'
    })
    .on('start', (e: D3ZoomEvent<HTMLElement, unknown>) => {
      svg.classList.add('is-moving')
      if (e.sourceEvent) isTouched = true
    })
    .on('zoom', (e: D3ZoomEvent<HTMLElement, unknown>) => draw(e.transform))
    .on('end', () => svg.classList.remove('is-moving'))
  root.call(behaviour).on('dblclick.zoom', null)

  const to = (c: Camera, glide: boolean): void => {
    const target = zoomIdentity.translate(c.x, c.y).scale(c.k)
    if (!glide) {
      root.call(behaviour.transform, target)
      return
    }
    const from = now
    const began = performance.now()
    cancelAnimationFrame(frame)
    const step = (time: number): void => {
      const t = Math.min(1, Math.max(0, (time - began) / GLIDE))
      const eased = 1 - (1 - t) ** 3
      const k = from.k + (c.k - from.k) * eased
      root.call(
        behaviour.transform,
        zoomIdentity.translate(from.x + (c.x - from.x) * eased, from.y + (c.y - from.y) * eased).scale(k),
      )
      if (t < 1) frame = requestAnimationFrame(step)
    }
    frame = requestAnimationFrame(step)
  }
  let frame = 0
  const goHome = (glide: boolean): void => to(at(size()), glide)
  const showWhole = (glide: boolean): void => to(fit(whole, size(), PAD, least, most), glide)
  const screenBox = (box: Box): Box => ({
    x: now.x + now.k * box.x,
    y: now.y + now.k * box.y,
    w: now.k * box.w,
    h: now.k * box.h,
  })
  const doubled = (e: MouseEvent): void => {
    if (e.target instanceof Element && e.target.closest('[data-target].is-legal')) return
    isTouched = true
    showWhole(true)
  }
  viewport.addEventListener('dblclick', doubled)
  // Until somebody moves the camera, a new size of the screen shows the same thing again.
  const watch = new ResizeObserver(() => {
    room = measured()
    if (!isTouched) goHome(false)
  })
  watch.observe(viewport)
  const inSight = (e: FocusEvent): void => {
    const element = e.target instanceof Element && e.target !== viewport ? e.target : null
    if (element?.matches(':focus-visible')) seen(element, false)
  }
  const seen = (element: Element, glide: boolean): void => {
    const r = element.getBoundingClientRect()
    const v = viewport.getBoundingClientRect()
    const next = reveal(now, { x: r.left - v.left, y: r.top - v.top, w: r.width, h: r.height }, size(), 28)
    if (next.x !== now.x || next.y !== now.y) to(next, glide)
  }
  viewport.addEventListener('focusin', inSight)
  // Somebody points at a thing in the scene, or wants several things to be seen, as large as possible.
  const shown = (e: Event): void => {
    const all = e instanceof CustomEvent && Array.isArray(e.detail) ? (e.detail as Element[]) : null
    if (all) {
      isTouched = true
      to(fit(around(all), size(), 48, least, most), false)
    } else if (e.target instanceof Element) seen(e.target, false)
  }
  const around = (all: readonly Element[]): Box => {
    const v = viewport.getBoundingClientRect()
    const rects = all.map(element => element.getBoundingClientRect())
    const [left, top] = [Math.min(...rects.map(r => r.left)), Math.min(...rects.map(r => r.top))]
    const [right, bottom] = [Math.max(...rects.map(r => r.right)), Math.max(...rects.map(r => r.bottom))]
    return {
      x: (left - v.left - now.x) / now.k,
      y: (top - v.top - now.y) / now.k,
      w: (right - left) / now.k,
      h: (bottom - top) / now.k,
    }
  }
  viewport.addEventListener('kit-show', shown)
  return {
    setHome(home) {
      at = home
      if (!isTouched) goHome(false)
    },
    whole(glide) {
      isTouched = true
      showWhole(glide)
    },
    show: (box, glide) => {
      const next = reveal(now, screenBox(box), size(), 24)
      if (next.x !== now.x || next.y !== now.y) to(next, glide)
    },
    seen,
    scale(by, glide) {
      isTouched = true
      const { w, h } = size()
      const k = Math.max(least, Math.min(most, now.k * by))
      const f = k / now.k
      to({ k, x: w / 2 - f * (w / 2 - now.x), y: h / 2 - f * (h / 2 - now.y) }, glide)
    },
    pan(dx, dy) {
      isTouched = true
      to({ k: now.k, x: now.x + dx, y: now.y + dy }, false)
    },
    end() {
      cancelAnimationFrame(frame)
      watch.disconnect()
      viewport.removeEventListener('dblclick', doubled)
      viewport.removeEventListener('focusin', inSight)
      viewport.removeEventListener('kit-show', shown)
      root.on('.zoom', null)
    },
  }
}

/** True if the key meant the scene: the camera, or the next thing in a direction. */
function handleKey(key: string, viewport: HTMLElement, moves: Moves, glide: boolean): boolean {
  if (key === '+' || key === '=') moves.scale(STEP, glide)
  else if (key === '-' || key === '_') moves.scale(1 / STEP, glide)
  else if (key === '0') moves.whole(glide)
  else if (key === 'Enter' && document.activeElement === viewport) focusFirst(viewport)
  else if (isWay(key)) {
    const here = document.activeElement
    if (!here || here === viewport || !here.matches('[data-target]')) {
      const [dx, dy] = { ArrowLeft: [80, 0], ArrowRight: [-80, 0], ArrowUp: [0, 80], ArrowDown: [0, -80] }[key]
      moves.pan(dx, dy)
    } else {
      const all = [...viewport.querySelectorAll<SVGElement>('[data-target]')].filter(t => t !== here)
      const next = nearest(all.map(centre), centre(here), key)
      if (next >= 0) {
        all[next].focus()
        moves.seen(all[next], false)
      }
    }
  } else return false
  return true
}
function focusFirst(viewport: HTMLElement): void {
  const first =
    viewport.querySelector<SVGElement>('[data-target].is-legal') ?? viewport.querySelector<SVGElement>('[data-target]')
  first?.focus()
}
const centre = (e: Element): { x: number; y: number } => {
  const r = e.getBoundingClientRect()
  return { x: r.left + r.width / 2, y: r.top + r.height / 2 }
}
