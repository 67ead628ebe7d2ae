/** Whether an action was held when the page was left: the player is told that it was not played. */
const keyOf = (id: string): string => `ecumene-held ${id}`

export const mark = (id: string): void => withStorage(s => s.setItem(keyOf(id), '1'))
export const forget = (id: string): void => withStorage(s => s.removeItem(keyOf(id)))
export function wasMarked(id: string): boolean {
  let isMarked = false
  withStorage(s => {
    isMarked = s.getItem(keyOf(id)) !== null
  })
  return isMarked
}

/** Storage may be switched off: then nothing is told. */
function withStorage(use: (storage: Storage) => void): void {
  try {
    use(sessionStorage)
  } catch {
    // Nothing depends on it.
  }
}
