// node scripts/challenges.mjs <game> [<challenge> …] [--width 150] [--most 400000]: searches the best answers of a
// game's challenges and writes them into its ui/challenges/answers.json. Says what each begins with, what the plain way
// earns and what the best answer earns, to set the stars by. With `--before <round>` it only lets the game's own
// player play the challenge's game up to the player's first question of that round and writes the moves into
// ui/challenges/before.json.br. With `--prove <millions>` it looks at every position there is, at most so many
// millions, and writes into ui/challenges/proved.json which third stars nothing can beat. Run it with the Node of
// node_modules/.bin.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { games } from '../games/index.ts'
import { Codes, current, FastRng, Match, setupOf } from '../kernel/src/index.ts'
import { packedJson, readPacked, writePacked } from '../kit/build/packed-json.ts'
import { GuideTrial } from '../kit/src/guide/trial.ts'
import { exhaust, plainly, search, startOf } from '../kit/test/search-challenge.ts'

const args = process.argv.slice(2)
const numberAfter = (flag, otherwise) => {
  const at = args.indexOf(flag)
  return at < 0 ? otherwise : Number(args.splice(at, 2)[1])
}
const width = numberAfter('--width', 150)
const most = numberAfter('--most', 400_000)
const round = numberAfter('--before', 0)
const millions = numberAfter('--prove', 0)
const [id, ...wanted] = args
const about = games.find(game => game.id === id)
if (!about) throw new Error(`no game ${id}: ${games.map(game => game.id).join(', ')}`)
const game = await about.load()
registerHooks({
  load(url, context, next) {
    const source = url.startsWith('file:') ? packedJson().load(fileURLToPath(url)) : null
    return source === null ? next(url, context) : { format: 'module', source, shortCircuit: true }
  },
})
const { challenges } = await import(`../${about.folder}/ui/challenges/index.ts`)
const folder = new URL(`../${about.folder}/ui/challenges/`, import.meta.url)

/** The moves of the game's own player up to seat 0's first question of a round. */
function movesBefore({ seats, seed, variant, options }) {
  const match = new Match(game, setupOf(game, seats, variant, options), seed)
  const [rng, legal] = [new FastRng(7), new Codes()]
  while (match.outcome() === null) {
    const seat = 31 - Math.clz32(match.owed())
    const view = match.view(seat)
    if (seat === 0 && game.round(view) >= round) break
    legal.clear()
    current(game, view)?.legal(view, seat, legal)
    const choice = game.policies.greedy(view, seat, legal, rng)
    match.play(seat, typeof choice === 'number' ? game.verbs.toJson(choice) : choice)
  }
  return match.record().entries.flatMap(({ seat, action, auto }) => (auto ? [] : [{ seat, action }]))
}
if (round > 0) {
  const file = fileURLToPath(new URL('before.json.br', folder))
  const before = existsSync(file) ? readPacked(file) : {}
  for (const challenge of challenges) if (wanted.includes(challenge.id)) before[challenge.id] = movesBefore(challenge)
  writePacked(file, before)
  process.exit()
}

if (millions > 0) {
  const file = new URL('proved.json', folder)
  const proved = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  for (const challenge of challenges) {
    if (wanted.length > 0 && !wanted.includes(challenge.id)) continue
    const { score, path, seen, isWhole } = exhaust(game, challenge, millions * 1e6)
    console.log(
      `${challenge.id}: best ${score} of ${challenge.stars[2]} (${seen} positions${isWhole ? ', all there are' : ''})`,
    )
    if (score > challenge.stars[2]) console.log(`  ${path.map(action => JSON.stringify(action)).join(' ')}`)
    delete proved[challenge.id]
    if (isWhole && score === challenge.stars[2])
      proved[challenge.id] = { start: startOf(game, challenge), rules: game.version, positions: seen }
    // At once: a proof is long, and the next one may be longer.
    const sorted = challenges.flatMap(({ id }) => (proved[id] ? [[id, proved[id]]] : []))
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
  }
  process.exit()
}

/** What an answer on record earns; NaN if it leads nowhere any more. */
function scoreOf(challenge, answer) {
  const trial = new GuideTrial(game, challenge)
  for (const action of answer ?? []) {
    while (trial.waiting === 'others') trial.reply()
    if (!trial.play(action).ok) return Number.NaN
  }
  while (trial.waiting === 'others') trial.reply()
  return trial.isOver ? trial.score : Number.NaN
}
const file = new URL('answers.json', folder)
const answers = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
for (const challenge of challenges) {
  if (wanted.length > 0 && !wanted.includes(challenge.id)) continue
  const begins = new GuideTrial(game, challenge).score
  const plain = plainly(game, challenge)
  const { path, score, seen, isWhole } = search(game, challenge, { width, most })
  const how = `${seen} positions${isWhole ? ', all there are' : ''}`
  console.log(`${challenge.id}: begins ${begins}, plain ${plain}, best ${score} (${how})`)
  console.log(`  ${path.map(action => JSON.stringify(action)).join(' ')}`)
  if (!(scoreOf(challenge, answers[challenge.id]) >= score)) answers[challenge.id] = path
}
const sorted = challenges.flatMap(({ id }) => (answers[id] ? [[id, answers[id]]] : []))
writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
