import type { Spot } from './map/drawing.ts'

/** Where the eye is: world point (wx, wy) stands at (x + k·wx, y + k·wy) on the screen. */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly k: number
}
export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}
export interface Size {
  readonly w: number
  readonly h: number
}

/** The whole box in view, in the middle. */
export function fit(box: Box, view: Size, pad: number, least: number, most: number): Camera {
  const k = clamp(Math.min((view.w - 2 * pad) / box.w, (view.h - 2 * pad) / box.h), least, most)
  return { k, x: (view.w - k * box.w) / 2 - k * box.x, y: (view.h - k * box.h) / 2 - k * box.y }
}

/** The nearest place to stand from which a rectangle of the screen is wholly seen. */
export function reveal(camera: Camera, seen: Box, view: Size, pad: number): Camera {
  return {
    k: camera.k,
    x: camera.x + nudge(seen.x, seen.w, view.w, pad),
    y: camera.y + nudge(seen.y, seen.h, view.h, pad),
  }
}

/**
 * The nearest place to stand from which every spot is in sight and none is under a cover, all in pixels of the screen;
 * farther away only if there is none at this height. The same camera if nothing is hidden, or if nothing helps.
 */
export function uncover(
  camera: Camera,
  spots: readonly Spot[],
  covers: readonly Box[],
  view: Size,
  least: number,
): Camera {
  const isClear = ({ x, y, k }: Camera): boolean =>
    spots.every(spot => {
      const [at, down] = [x + k * spot[0], y + k * spot[1]]
      const isOut = at < ROOM || down < ROOM || at > view.w - ROOM || down > view.h - ROOM
      return (
        !isOut &&
        !covers.some(c => at > c.x - ROOM && at < c.x + c.w + ROOM && down > c.y - ROOM && down < c.y + c.h + ROOM)
      )
    })
  if (isClear(camera)) return camera
  for (let k = camera.k; k >= least; k *= 0.92) {
    // Seen from farther away, the middle of the screen stays where it is.
    const f = k / camera.k
    const [x, y] = [view.w / 2 - f * (view.w / 2 - camera.x), view.h / 2 - f * (view.h / 2 - camera.y)]
    for (let far = 0; far <= view.w / 2; far += STEP) {
      const found = ring(far)
        .map(([dx, dy]) => ({ k, x: x + dx, y: y + dy }))
        .find(isClear)
      if (found) return found
    }
  }
  return camera
}
/** A spot wants so much room, in pixels; camera places are tried so far from one another. */
const [ROOM, STEP] = [14, 24]
/** Places at this distance, to the nearest step. */
function ring(far: number): Spot[] {
  if (far === 0) return [[0, 0]]
  const places: Spot[] = []
  for (let d = -far; d < far; d += STEP) places.push([d, -far], [far, d], [-d, far], [-far, -d])
  return places.sort((a, b) => Math.hypot(...a) - Math.hypot(...b))
}

/** The world never leaves the screen altogether: at least `keep` of it stays in sight. */
export function held(camera: Camera, world: Size, view: Size, keep: number): Camera {
  const margin = (size: number): number => Math.min(keep, size / 2)
  return {
    k: camera.k,
    x: clamp(camera.x, margin(view.w) - camera.k * world.w, view.w - margin(view.w)),
    y: clamp(camera.y, margin(view.h) - camera.k * world.h, view.h - margin(view.h)),
  }
}

function nudge(from: number, length: number, room: number, pad: number): number {
  if (length > room - 2 * pad) return (room - length) / 2 - from
  if (from < pad) return pad - from
  return from + length > room - pad ? room - pad - from - length : 0
}
const clamp = (x: number, least: number, most: number): number => Math.max(least, Math.min(most, x))
