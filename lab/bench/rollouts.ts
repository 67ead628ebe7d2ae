/**
 * Whole games of a game's own policy in a minute of processor time: what a search that plays on to the end can have.
 * `node lab/bench/rollouts.ts [--seconds 4] [--game ID,…] [--save FILE]`
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { botNamed, playGame } from '@ecumene/bots'
import { games } from '@ecumene/games'
import { setupOf } from '@ecumene/kernel'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '4' }, game: { type: 'string' }, save: { type: 'string' } },
})
/** Microseconds of this process. */
const used = (): number => process.cpuUsage().user + process.cpuUsage().system
const rows: object[] = []
for (const about of games) {
  if (values.game && !values.game.split(',').includes(about.id)) continue
  const game = await about.load()
  const citizen = botNamed(game, 'citizen')
  for (const seats of new Set(game.variants[0].seats)) {
    const bots = Array.from({ length: seats }, () => citizen)
    const play = (seed: string): number => playGame(game, setupOf(game, seats), bots, seed).decisions
    play('warm')
    const [began, limit] = [used(), Number(values.seconds) * 1e6]
    let [count, decisions] = [0, 0]
    for (; used() - began < limit; count++) decisions += play(`rollout ${count}`)
    const minutes = (used() - began) / 60e6
    rows.push({ game: game.id, seats, games: count, perMinute: count / minutes, decisions: decisions / count })
    console.log(
      `${game.id}, ${seats} players: ${(count / minutes).toFixed(0)} games a minute (${count} games, ${(decisions / count).toFixed(0)} decisions each)`,
    )
    if (values.save) writeFileSync(values.save, `${JSON.stringify(rows, null, 2)}\n`)
  }
}
