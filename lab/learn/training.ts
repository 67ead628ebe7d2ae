/** Generations of a network: games, what is learned from them, and a match against who played before. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checksumOf, fileOf, type NetworkLayers, numbersOf } from '@ecumene/bots'
import { type LevelStanding, standingOf } from '../src/contest.ts'
import { Crew } from './crew.ts'
import type { TrainingCourse } from './fit.ts'
import { type NetworkLoss, noLoss } from './gradient.ts'
import type { TrainingField } from './position.ts'
import { scatter, share } from './shared.ts'
import { networkFrom } from './side.ts'
import type { GamesWanted } from './thread.ts'

export interface TrainingPlan {
  readonly seats: readonly number[]
  readonly threads: number
  readonly seed: number
  readonly out: string
  readonly hidden: readonly [number, number]
  readonly views: number
  /** Seconds of games of the policy, and of those of each generation of searchers. */
  readonly first: number
  readonly seconds: number
  readonly generations: number
  readonly effort: number
  readonly far: number
  readonly epochs: number
  /**
   * A match after the last generation, for so many seconds with each number of seats: how it plays, and against whom.
   */
  readonly match: number
  readonly as: string
  readonly against: string
}
/** What was played before a generation of searchers counts so much. */
const FADE = 0.25
const BATCH = 2048

export class Training {
  readonly #field: TrainingField
  readonly #plan: TrainingPlan
  readonly #layers: NetworkLayers
  readonly #crew: Crew
  readonly #shared: ReturnType<typeof share>
  readonly #log: (text: string) => void
  readonly #made: Record<string, unknown>[] = []

  constructor(field: TrainingField, plan: TrainingPlan, log: (text: string) => void) {
    const { id, count } = field.learned.inputs(plan.seats[0])
    if (plan.seats.some(n => field.learned.inputs(n).id !== id)) throw new Error('these tables have different inputs')
    this.#field = field
    this.#plan = plan
    this.#log = log
    this.#layers = [count, ...plan.hidden, 2]
    this.#shared = share(this.#layers, plan.threads)
    scatter(this.#shared, plan.seed)
    this.#crew = new Crew(field.game.id, plan.seed, this.#shared)
    mkdirSync(plan.out, { recursive: true })
  }
  async run(): Promise<void> {
    const { first, seconds, generations, effort, far } = this.#plan
    await this.#generation(0, { seconds: first, effort: 0, far, fade: 1 }, 0.003)
    for (let n = 1; n <= generations; n++) await this.#generation(n, { seconds, effort, far, fade: FADE }, 0.0015)
    await this.#crew.close()
  }
  async #generation(
    n: number,
    playing: Pick<GamesWanted, 'seconds' | 'effort' | 'far' | 'fade'>,
    rate: number,
  ): Promise<void> {
    const { seats, views, epochs } = this.#plan
    const played = await this.#crew.ask({ kind: 'play', playing: { seats, views, ...playing } })
    const games = played.reduce((sum, { games: some }) => sum + some, 0)
    const positions = played.reduce((sum, { positions: some }) => sum + some, 0)
    this.#log(`generation ${n}: ${games} games, ${positions} positions`)
    const course: TrainingCourse = { epochs, batch: BATCH, rate, decay: 0.05 }
    const steps = Math.max(1, Math.floor(positions / BATCH))
    const losses = await this.#crew.ask({ kind: 'fit', course, steps })
    const errors = wordsOf(losses)
    this.#log(`generation ${n}: ${JSON.stringify(errors)}`)
    this.#made.push({ generation: n, games, positions, ...playing, ...course, ...errors })
    const path = this.#write(n)
    if (n === this.#plan.generations) for (const count of seats) await this.#play(n, count, path)
  }
  #write(n: number): string {
    const { game, learned } = this.#field
    const { seats, seed, out } = this.#plan
    const path = join(out, `${game.id}-${seats.join('')}-${n}.json`)
    const { id } = learned.inputs(seats[0])
    const about = { rules: game.version, inputs: id, made: { seed, seats, generations: [...this.#made] } }
    const file = fileOf(this.#shared.numbers, this.#layers, about)
    writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`)
    this.#log(`${path}: ${checksumOf(numbersOf(file))}`)
    // Learned on from what was written would be learned from rounded numbers: the exact ones stay.
    networkFrom(path)
    return path
  }
  async #play(n: number, seats: number, path: string): Promise<void> {
    const { match: seconds, as, against, out, seed } = this.#plan
    if (seconds === 0) return
    const a = `master:network=${path}${as === '' ? '' : `:${as}`}`
    const standing = await this.duel(a, against, seats, seconds, `${seed}-${n}`)
    writeFileSync(join(out, `${this.#field.game.id}-${seats}-${n}.match.json`), `${JSON.stringify(standing)}\n`)
  }
  async duel(a: string, b: string, seats: number, seconds: number, seed: string): Promise<LevelStanding> {
    const found = await this.#crew.ask({ kind: 'match', match: { a, b, seats, seconds, seed } })
    const standing = standingOf(seats, { a, b, seed }, found.flat())
    this.#log(JSON.stringify(standing))
    return standing
  }
  close(): Promise<void> {
    return this.#crew.close()
  }
}
/** Held out games: the share of the points that is foreseen, and how surely and rightly the winner is. */
function wordsOf(losses: readonly NetworkLoss[]): Readonly<Record<string, number>> {
  const all = losses.reduce(
    (sum, loss) => ({
      points: sum.points + loss.points,
      spread: sum.spread + loss.spread,
      won: sum.won + loss.won,
      right: sum.right + loss.right,
      n: sum.n + loss.n,
    }),
    noLoss(),
  )
  const figure = (x: number): number => Number(x.toFixed(4))
  const n = Math.max(1, all.n)
  return {
    heldOut: all.n,
    foreseen: figure(1 - all.points / (all.spread || 1)),
    surprise: figure(all.won / n),
    right: figure(all.right / n),
  }
}
