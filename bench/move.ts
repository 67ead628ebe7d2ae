/**
 * node bench/move.ts <another tree> [rounds]: the processor time of a move on a server of this tree and of another,
 * turn by turn. Two people play games of the toy over sockets; everything is in one process, the players included.
 */
import { spawnSync } from 'node:child_process'

const GAMES = 6
const [first, second] = process.argv.slice(2)
const here = new URL('..', import.meta.url).pathname
if (first === '--one') {
  console.log(await measure(second))
  // Sockets would keep the process.
  process.exit()
} else {
  const rounds = Number(second ?? 5)
  const ratios: number[] = []
  for (let n = 0; n < rounds; n++) {
    const [before, after] = (n % 2 === 0 ? [first, here] : [here, first]).map(tree => costIn(tree))
    const [there, own] = n % 2 === 0 ? [before, after] : [after, before]
    ratios.push(own / there)
    console.log(`${there.toFixed(3)} ms there, ${own.toFixed(3)} ms here, ${(own / there).toFixed(2)} times`)
  }
  ratios.sort((a, b) => a - b)
  console.log(`median ${ratios[rounds >> 1].toFixed(2)} (${ratios[0].toFixed(2)} to ${ratios[rounds - 1].toFixed(2)})`)
}

function costIn(tree: string): number {
  const script = new URL(import.meta.url).pathname
  const ran = spawnSync(process.execPath, [script, '--one', tree], { encoding: 'utf8' })
  if (ran.status !== 0) throw new Error(ran.stderr)
  return Number(ran.stdout.trim().split('\n').at(-1))
}
/** Milliseconds of a move. */
async function measure(tree: string): Promise<number> {
  const { testServer, guest, toyTable, step } = (await import(`${tree}/server/test/harness.ts`)) as Harness
  // What a server looks after in between is left out: on a busy machine more of it would fall into a move.
  const server = await testServer({ countMs: 3_600_000, queueMs: 3_600_000 })
  const people = [await guest(server.url), await guest(server.url)]
  let [moves, used] = [0, 0]
  for (let n = 0; n <= GAMES; n++) {
    const { tables } = await toyTable(people, { options: { rounds: 12 } })
    const before = process.cpuUsage()
    let played = 0
    while (await step(tables, () => 0)) played++
    const { user, system } = process.cpuUsage(before)
    // The first game warms up.
    if (n === 0) continue
    moves += played
    used += (user + system) / 1000
  }
  await server.dispose()
  return used / moves
}
interface Harness {
  testServer(change: object): Promise<{ readonly url: string; dispose(): Promise<void> }>
  guest(url: string): Promise<unknown>
  toyTable(people: readonly unknown[], change: object): Promise<{ readonly tables: readonly unknown[] }>
  step(tables: readonly unknown[], pick: (n: number) => number): Promise<boolean>
}
