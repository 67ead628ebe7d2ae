/** Things of a table are found by their addresses (`data-anchor`): by a coach, by advice. */
export const addressed = (address: string): string => `[data-anchor="${CSS.escape(address)}"]`

/** The first thing that is drawn within the window, selector by selector. */
export function inSight(selectors: readonly string[]): Element | null {
  for (const selector of selectors)
    for (const element of document.querySelectorAll(selector)) {
      const r = element.getBoundingClientRect()
      if (r.width > 0 && r.right > 0 && r.bottom > 0 && r.left < innerWidth && r.top < innerHeight) return element
    }
  return null
}
/** Lays a ring around a thing, so many pixels outside of it; without one it is not to be seen. */
export function ringAround(ring: HTMLElement, at: DOMRect | null, outside = 5): void {
  ring.style.display = at ? 'block' : 'none'
  if (!at) return
  ring.style.transform = `translate(${at.left - outside}px, ${at.top - outside}px)`
  ring.style.width = `${at.width + 2 * outside}px`
  ring.style.height = `${at.height + 2 * outside}px`
}
/** What a drawn table cuts off at its edge is not in sight: the part that is left, or nothing if it is a sliver. */
export function partInSight(thing: Element): DOMRect | null {
  const all = thing.getBoundingClientRect()
  const edge = thing.closest('.kit-viewport')?.getBoundingClientRect()
  if (!edge) return all
  const [left, top] = [Math.max(all.left, edge.left), Math.max(all.top, edge.top)]
  const [right, bottom] = [Math.min(all.right, edge.right), Math.min(all.bottom, edge.bottom)]
  return Math.min(right - left, bottom - top) < SLIVER ? null : new DOMRect(left, top, right - left, bottom - top)
}
const SLIVER = 8
/** Something that lies over the table hides it: a sheet, a dialog, a panel. */
export function isCovered(thing: Element): boolean {
  const r = thing.getBoundingClientRect()
  const at = document.elementFromPoint(r.left + r.width / 2, r.top + Math.min(r.height / 2, 12))
  const cover = at?.closest('[role=dialog], .phone-sheet') ?? null
  return cover !== null && !cover.contains(thing)
}
