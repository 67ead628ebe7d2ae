/** A page that is drawn by nobody still goes on. */
const LONGEST = 500

/** Calls back when what was just changed has been drawn; at once where nothing draws. */
export function afterPicture(then: () => void): void {
  if (typeof requestAnimationFrame === 'undefined') {
    then()
    return
  }
  let isOver = false
  const end = (): void => {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    then()
  }
  const timer = setTimeout(end, LONGEST)
  // The frame's own work comes after its callbacks.
  requestAnimationFrame(() => setTimeout(end))
}
