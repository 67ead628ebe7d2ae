/**
 * Asks for something that takes time, and keeps the answer to the newest request alone: an older one that comes later
 * does not overwrite it.
 */
export function newestOnly<A, R>(
  ask: (asked: A) => Promise<R> | R,
  keep: (answer: R) => void,
): (asked: A) => Promise<void> {
  let newest = 0
  return async asked => {
    const mine = ++newest
    const answer = await ask(asked)
    if (mine === newest) keep(answer)
  }
}
