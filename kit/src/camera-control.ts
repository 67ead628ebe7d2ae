/** The camera of a scene, moved by hand, by key and by itself. */
import { select } from 'd3-selection'
import { type D3ZoomEvent, zoom, zoomIdentity } from 'd3-zoom'
import { type Box, type Camera, fit, held, reveal, type Size, uncover } from './camera.ts'
import type { Spot } from './map/drawing.ts'

const PAD = 12
const GLIDE = 280
/** Pieces get no smaller than this share of what they are at home; on a narrow screen the map only moves. */
const SMALLEST = 0.4
const NARROW = 560

export interface Moves {
  setHome(home: (view: Size) => Camera): void
  whole(glide: boolean): void
  show(box: Box, glide: boolean): void
  seen(element: Element, glide: boolean): void
  /** Until somebody has moved the camera, it stands where none of these spots is covered. */
  uncover(spots: readonly Spot[], glide: boolean): void
  scale(by: number, glide: boolean): void
  pan(dx: number, dy: number): void
  end(): void
}

export function makeMoves(viewport: HTMLElement, svg: SVGSVGElement, world: Size, least: number, most: number): Moves {
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
  /** Where the camera is going; where it stands, if it rests. */
  let goal: Camera = now
  let at: (view: Size) => Camera = view => fit(whole, view, PAD, least, most)
  /** Somebody has pressed something in the scene: it does not go home under the pointer. */
  let isTouched = false
  /** Somebody has moved the camera, and wants it where it is. */
  let isMoved = false
  let frame = 0
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
    .filter((event: Event) => {
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest('[data-drag]') && event.type !== 'wheel') return false
      return !(event instanceof MouseEvent && event.button !== 0) || event.type === 'wheel'
    })
    .on('start', (event: D3ZoomEvent<HTMLElement, unknown>) => {
      if (event.sourceEvent) isTouched = true
    })
    .on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => {
      if (event.sourceEvent) {
        isMoved = true
        cancelAnimationFrame(frame)
        goal = event.transform
        carry(event.sourceEvent instanceof MouseEvent && event.sourceEvent.type === 'mousemove')
      }
      draw(event.transform)
    })
    .on('end', () => {
      svg.classList.remove('is-moving')
      viewport.classList.remove('is-pulled')
    })
  /** From the first step on, not from the press: a plain click leaves the drawing as it is. */
  const carry = (isPulled: boolean): void => {
    svg.classList.add('is-moving')
    if (isPulled) viewport.classList.add('is-pulled')
  }
  root.call(behaviour).on('dblclick.zoom', null)

  const to = (c: Camera, glide: boolean): void => {
    const target = zoomIdentity.translate(c.x, c.y).scale(c.k)
    cancelAnimationFrame(frame)
    goal = c
    if (!glide) {
      root.call(behaviour.transform, target)
      return
    }
    const from = now
    const began = performance.now()
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
  const goHome = (glide: boolean): void => to(at(size()), glide)
  const showWhole = (glide: boolean): void => to(fit(whole, size(), PAD, least, most), glide)
  const screenBox = (box: Box): Box => ({
    x: goal.x + goal.k * box.x,
    y: goal.y + goal.k * box.y,
    w: goal.k * box.w,
    h: goal.k * box.h,
  })
  const doubled = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('[data-target].is-legal')) return
    isTouched = isMoved = true
    showWhole(true)
  }
  viewport.addEventListener('dblclick', doubled)
  // Until somebody moves the camera, a new size of the screen shows the same thing again.
  const watch = new ResizeObserver(() => {
    room = measured()
    if (!isTouched) goHome(false)
  })
  watch.observe(viewport)
  const inSight = (event: FocusEvent): void => {
    const element = event.target instanceof Element && event.target !== viewport ? event.target : null
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
  const shown = (event: Event): void => {
    const all = event instanceof CustomEvent && Array.isArray(event.detail) ? (event.detail as Element[]) : null
    if (all) {
      isTouched = isMoved = true
      to(fit(around(all), size(), 48, least, most), false)
    } else if (event.target instanceof Element) seen(event.target, false)
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
  /** Panels over the scene. One that fills it is no panel but another page. */
  const covers = (): Box[] => {
    const v = viewport.getBoundingClientRect()
    return [...(viewport.parentElement?.querySelectorAll('[data-clear], [data-covers]') ?? [])]
      .map(element => element.getBoundingClientRect())
      .filter(r => r.width > 0 && r.width * r.height < (v.width * v.height) / 2)
      .map(r => ({ x: r.left - v.left, y: r.top - v.top, w: r.width, h: r.height }))
  }
  return {
    setHome(home) {
      at = home
      if (!isTouched) goHome(false)
    },
    whole(glide) {
      isTouched = isMoved = true
      showWhole(glide)
    },
    show: (box, glide) => {
      const next = reveal(goal, screenBox(box), size(), 24)
      if (next.x !== goal.x || next.y !== goal.y) to(next, glide)
    },
    seen,
    uncover(spots, glide) {
      if (isMoved) return
      const smallest = Math.max(least, at(size()).k * SMALLEST)
      const farthest = size().w < NARROW ? goal.k : Math.min(goal.k, smallest)
      const next = uncover(goal, spots, covers(), size(), farthest)
      if (next !== goal) to(next, glide)
    },
    scale(by, glide) {
      isTouched = isMoved = true
      const { w, h } = size()
      const k = Math.max(least, Math.min(most, goal.k * by))
      const f = k / goal.k
      to({ k, x: w / 2 - f * (w / 2 - goal.x), y: h / 2 - f * (h / 2 - goal.y) }, glide)
    },
    pan(dx, dy) {
      isTouched = isMoved = true
      to({ k: goal.k, x: goal.x + dx, y: goal.y + dy }, false)
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
