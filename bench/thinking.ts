/**
 * Bots that search, in Chromium: how long each takes for a decision in the middle of a game, how far that is from its
 * cap, and how long the page itself takes to look back meanwhile.
 * `node bench/thinking.ts <build> [positions]`; a build is `npx vite build web --mode toy --outDir <build>`.
 */
import { loadavg } from 'node:os'
import { answer, botNamed, capOf, isSearcher, levelsOf, nextSeat } from '@ecumene/bots'
import { games } from '@ecumene/games'
import { FastRng, type GameDef, has, keyOf, Match, setupOf } from '@ecumene/kernel'
import { type Stage, stage } from '../web/e2e/harness.ts'
import { openFile } from '../web/e2e/midway.ts'
import { median } from './click-time.ts'

const [build, countText = '4'] = process.argv.slice(2)
if (build === undefined) throw new Error('which build?')

/** A game in which seat 1, a bot of this level, is asked something worth a search; seat 0 is a person. */
function before(game: GameDef, seats: number, bot: string, n: number): string {
  const match = new Match(game, setupOf(game, seats), keyOf(`thinking ${n}`))
  const citizen = botNamed(game, 'citizen')
  const rng = new FastRng(n)
  const isDue = (): boolean =>
    has(match.owed(), 1) &&
    match.legal(1).length > 3 &&
    game.thinking?.isDeep(match.view(1) as never, 1) === true &&
    match.owed() === 2
  for (let i = 0; (i < 30 + 20 * n || !isDue()) && match.outcome() === null; i++) {
    const seat = nextSeat(match, rng)
    match.play(seat, answer(match, seat, citizen, rng))
  }
  const players = Array.from({ length: seats }, (_, seat) =>
    seat === 0
      ? { kind: 'human', name: 'Ada', bot: null, colour: 0 }
      : { kind: 'bot', name: null, bot: seat === 1 ? bot : 'citizen', colour: seat },
  )
  return JSON.stringify({ ecumene: 'game', format: 1, players, record: match.record() })
}
/** Milliseconds of a thought, by the ring that shows it; and of looking back while it went on, if there was time. */
async function timed(set: Stage, file: string): Promise<{ thought: number; back: number | null }> {
  const { page, context } = await set.open('desk', { chronicle: true, pace: 'instant' })
  await page.evaluate(() => {
    const seen = { began: 0, ended: 0, asked: 0, back: 0 }
    Object.assign(globalThis, { seen })
    new MutationObserver(() => {
      const isThinking = document.querySelector('[data-ponder="1"]') !== null
      if (isThinking && seen.began === 0) seen.began = performance.now()
      if (!isThinking && seen.began > 0 && seen.ended === 0) seen.ended = performance.now()
      if (seen.asked > 0 && seen.back === 0 && document.querySelector('.prompt.past')) seen.back = performance.now()
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  await openFile(page, file)
  const ring = page.locator('[data-ponder="1"]').first()
  const hasRing = await ring.waitFor({ timeout: 5000 }).then(
    () => true,
    () => false,
  )
  // A thought that ended before the ring leaves nothing to wait for.
  if (!hasRing) {
    await context.close()
    return { thought: 0, back: null }
  }
  await page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: { asked: number } }
    const button = document.querySelector<HTMLElement>('[aria-label="Previous moment"]')
    if (!button) return
    seen.asked = performance.now()
    button.click()
  })
  await page
    .waitForFunction(() => (globalThis as unknown as { seen: { ended: number } }).seen.ended > 0, null, {
      timeout: 30_000,
    })
    .catch(() => {})
  const { began, ended, asked, back } = await page.evaluate(
    () => (globalThis as unknown as { seen: Record<'began' | 'ended' | 'asked' | 'back', number> }).seen,
  )
  await context.close()
  // The ring comes 400 ms after the thought began; without a ring it took less.
  return { thought: began === 0 ? 0 : ended - began + RING, back: back > 0 && back < ended ? back - asked : null }
}
const RING = 400

const set = await stage(build)
try {
  for (const about of games) {
    const game = await about.load()
    const [fewest, most] = game.variants[0].seats
    for (const bot of levelsOf(game).filter(level => isSearcher(game, level)))
      for (const seats of new Set([fewest, most])) {
        const found: Awaited<ReturnType<typeof timed>>[] = []
        for (let n = 0; n < Number(countText); n++) found.push(await timed(set, before(game, seats, bot, n)))
        const thoughts = found.map(({ thought }) => thought)
        const backs = found.flatMap(({ back }) => (back === null ? [] : [back]))
        const quick = thoughts.filter(ms => ms === 0).length
        console.log(
          `${game.id}, ${seats} players, ${bot}: most ${Math.max(...thoughts).toFixed(0)} of ${capOf(bot)} ms, median ${median(thoughts).toFixed(0)} (${thoughts.length} decisions, ${quick} before the ring); looking back meanwhile ${backs.map(ms => ms.toFixed(0)).join(', ') || 'not seen'} ms; load ${loadavg()[0].toFixed(1)}`,
        )
      }
  }
} finally {
  await set.close()
}
