/**
 * The time that clocks of tables run by. It follows the machine's own clock, but never jumps with it: somebody who sets
 * the machine's clock, or a server that wakes up, must not empty or fill anybody's bank.
 */
/** It comes nearer to the machine's clock by at most so much a second. */
const MOST_MS_A_SECOND = 20

let time = Date.now()
let mark = performance.now()

export function clockTime(): number {
  const now = performance.now()
  const passed = now - mark
  mark = now
  const most = (passed / 1000) * MOST_MS_A_SECOND
  time += passed
  time += Math.max(-most, Math.min(most, Date.now() - time))
  return Math.round(time)
}
