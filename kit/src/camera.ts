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
