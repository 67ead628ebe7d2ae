/** Where a tip stands: beside what it speaks of, over nothing that can be chosen, nor over the question. */

const GAP = 10
const EDGE = 8
const KEPT_CLEAR = '.is-legal, [data-action], [data-drop], [data-word], [data-done], [data-undo], [data-question]'

interface TipBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export function placeTip(tip: HTMLElement, thing: Element): void {
  const at = boxOf(thing)
  const { width: w, height: h } = tip.getBoundingClientRect()
  const window = {
    w: document.documentElement.clientWidth,
    h: document.documentElement.clientHeight,
  }
  const targets = [...document.querySelectorAll(KEPT_CLEAR)]
    .filter(e => e !== thing && !e.contains(thing))
    .map(e => e.getBoundingClientRect())
    .filter(r => r.width > 0 && r.right > 0 && r.bottom > 0 && r.left < window.w && r.top < window.h)
  const [x, y] = spotFor(at, w, h, window, targets)
  tip.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
  tip.style.visibility = 'visible'
}

/** A large thing, such as an area of a map, is spoken of at its middle. */
function boxOf(thing: Element): TipBox {
  const r = thing.getBoundingClientRect()
  if (r.width < 160 && r.height < 160) return r
  const [x, y] = [r.left + r.width / 2, r.top + r.height / 2]
  const [halfWidth, halfHeight] = [Math.min(r.width / 2, 60), Math.min(r.height / 2, 60)]
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight }
}

type TipSpot = readonly [x: number, y: number]
/** The nearest of many spots that hides nothing; if every spot hides something, the one that hides least. */
export function spotFor(
  at: TipBox,
  w: number,
  h: number,
  window: { readonly w: number; readonly h: number },
  targets: readonly TipBox[],
): TipSpot {
  const within = (v: number, size: number, room: number): number => Math.max(EDGE, Math.min(room - size - EDGE, v))
  const [cx, cy] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2]
  const spots: TipSpot[] = []
  for (const x of [at.right + GAP, at.left - GAP - w])
    for (const y of [cy - h / 2, at.top - h, at.bottom]) spots.push([x, y])
  for (const y of [at.top - GAP - h, at.bottom + GAP])
    for (const x of [cx - w / 2, at.left - w, at.right]) spots.push([x, y])
  // Farther and farther away.
  for (let ring = 1; ring <= 8; ring++)
    for (let step = 0; step < 12; step++) {
      const angle = (step * Math.PI) / 6
      const far = 70 * ring
      spots.push([cx + Math.cos(angle) * (far + w / 2) - w / 2, cy + Math.sin(angle) * (far + h / 2) - h / 2])
    }
  let best: TipSpot = [within(spots[0][0], w, window.w), within(spots[0][1], h, window.h)]
  let least = Number.POSITIVE_INFINITY
  for (const [x, y] of spots) {
    const spot: TipSpot = [within(x, w, window.w), within(y, h, window.h)]
    const hidden = overlap(spot, w, h, at) * 4 + targets.reduce((sum, r) => sum + overlap(spot, w, h, r), 0)
    if (hidden === 0) return spot
    if (hidden < least) [best, least] = [spot, hidden]
  }
  return best
}
function overlap([x, y]: TipSpot, w: number, h: number, r: TipBox): number {
  const across = Math.min(x + w, r.right) - Math.max(x, r.left)
  const down = Math.min(y + h, r.bottom) - Math.max(y, r.top)
  return across > 0 && down > 0 ? across * down : 0
}
