// npm run learn -- <game> [--seats 2] [--first 60 --generations 1 --seconds 60] [--match 60] [--out var/learn]: bots
// play among themselves, a network learns from it what positions are worth, and matches show whether it plays better.
// npm run learn -- <game> --a SIDE --b SIDE: a match alone; a side is `master:network=FILE:effort=48:far=2`.
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { gameNamed } from '@ecumene/cli/src/games.ts'
import { fieldOf } from './position.ts'
import { Training } from './training.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string' },
    threads: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: 'var/learn' },
    hidden: { type: 'string', default: '64,32' },
    views: { type: 'string', default: '1' },
    first: { type: 'string', default: '60' },
    seconds: { type: 'string', default: '60' },
    generations: { type: 'string', default: '1' },
    effort: { type: 'string', default: '16' },
    far: { type: 'string', default: '2' },
    epochs: { type: 'string', default: '4' },
    match: { type: 'string', default: '60' },
    as: { type: 'string', default: '' },
    against: { type: 'string', default: 'master:network=none' },
    a: { type: 'string' },
    b: { type: 'string' },
  },
})
const [id] = positionals
const game = await gameNamed(id).load()
const began = performance.now()
const log = (text: string): void => {
  process.stdout.write(`${((performance.now() - began) / 1000).toFixed(0).padStart(5)} s  ${text}\n`)
}
const [first, second] = values.hidden.split(',').map(Number)
const seats = (values.seats ?? String(game.variants[0].seats[0])).split(',').map(Number)
const training = new Training(
  fieldOf(game),
  {
    seats,
    threads: Number(values.threads),
    seed: Number(values.seed),
    out: values.out,
    hidden: [first, second],
    views: Number(values.views),
    first: Number(values.first),
    seconds: Number(values.seconds),
    generations: Number(values.generations),
    effort: Number(values.effort),
    far: Number(values.far),
    epochs: Number(values.epochs),
    match: Number(values.match),
    as: values.as,
    against: values.against,
  },
  log,
)
if (values.a !== undefined && values.b !== undefined)
  for (const count of seats) await training.duel(values.a, values.b, count, Number(values.match), values.seed)
else await training.run()
await training.close()
