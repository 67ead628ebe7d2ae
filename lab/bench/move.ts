/**
 * node lab/bench/move.ts <another tree> [games = 60]: the processor time of a move on a server of this tree and of
 * another. Both servers stay alive and play one short game of the toy after the other, in alternation: what else the
 * machine does meets both alike. Two people play over sockets; server and players are one process for each tree.
 */
import { fork } from 'node:child_process'

const ROUNDS = 12
/** Games before the code is warm. */
const WARMING = 8
const here = new URL('../..', import.meta.url).pathname

async function compare(there: string, games: number): Promise<void> {
  const [other, own] = [there, here].map(tree => new MeasuredServer(tree))
  const costs: { there: number; here: number }[] = []
  for (let n = 0; n < WARMING + games; n++) {
    const cost = { there: 0, here: 0 }
    for (const isOwn of n % 2 === 0 ? [false, true] : [true, false])
      cost[isOwn ? 'here' : 'there'] = await (isOwn ? own : other).game()
    if (n >= WARMING) costs.push(cost)
  }
  for (const side of [other, own]) side.end()
  const [a, b] = [costs.map(c => c.there), costs.map(c => c.here)]
  const [low, middle, high] = quartiles(costs.map(c => c.here / c.there))
  console.log(`median of ${games} games: ${quartiles(a)[1].toFixed(3)} ms there, ${quartiles(b)[1].toFixed(3)} ms here`)
  console.log(`ratio of pairs: median ${middle.toFixed(2)}, half of them from ${low.toFixed(2)} to ${high.toFixed(2)}`)
}
function quartiles(values: readonly number[]): readonly [number, number, number] {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)]
  return [at(0.25), at(0.5), at(0.75)]
}

/** A server in a process of its own. */
class MeasuredServer {
  readonly #process
  constructor(tree: string) {
    this.#process = fork(new URL(import.meta.url).pathname, [tree])
  }
  /** Plays a game; milliseconds of processor time for each move. */
  game(): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#process.once('exit', code => reject(new Error(`a server ended with ${code}`)))
      this.#process.once('message', cost => {
        this.#process.removeAllListeners('exit')
        resolve(Number(cost))
      })
      this.#process.send('play')
    })
  }
  end(): void {
    this.#process.disconnect()
  }
}
async function serve(tree: string): Promise<void> {
  const { testServer, guest, toyTable, step } = (await import(`${tree}/server/test/harness.ts`)) as Harness
  // As other trees have it, whose tests may begin without limits.
  const server = await testServer({ rateLimits: false })
  process.on('message', async () => {
    // New people each time: nobody may sit at very many tables.
    const people = [await guest(server.url), await guest(server.url)]
    const { tables } = await toyTable(people, { options: { rounds: ROUNDS } })
    const before = process.cpuUsage()
    let moves = 0
    while (await step(tables, () => 0)) moves++
    const { user, system } = process.cpuUsage(before)
    for (const { client } of people) client.close()
    process.send?.((user + system) / 1000 / moves)
  })
  process.once('disconnect', async () => {
    await server.dispose()
    // Sockets would keep the process.
    process.exit()
  })
}
interface Harness {
  testServer(change: object): Promise<{ readonly url: string; dispose(): Promise<void> }>
  guest(url: string): Promise<{ readonly client: { close(): void } }>
  toyTable(people: readonly unknown[], change: object): Promise<{ readonly tables: readonly unknown[] }>
  step(tables: readonly unknown[], pick: (n: number) => number): Promise<boolean>
}

const [first, second] = process.argv.slice(2)
if (process.send) await serve(first)
else await compare(first, Number(second ?? 60))
