// node lab/strengths.mjs [--check]: writes games/strengths.json, how strong each level of each game is on the scale
// of people's ratings, from the contests of lab/results/levels.json. `npm run fix` runs it; `npm run check` fails while
// the file does not follow from them.
import { readFileSync, writeFileSync } from 'node:fs'

const LEVELS = ['novice', 'citizen', 'strategist', 'master']
/** No game between people and bots is known yet: where the Citizen stands among people is set, not measured. */
const CITIZEN = 21
/** Chance alone was never measured: it is set so far below the Novice. */
const BELOW_NOVICE = 10
// The scale of server/src/rating/plackett-luce.ts, with a bot's doubt of 1 (server/src/rating/bot-strengths.ts).
const SPREAD_OF_ONE = (25 / 6) ** 2 + 1
const spread = seats => Math.sqrt(seats * SPREAD_OF_ONE)
const ratingOf = mu => Math.round(1000 + 40 * (mu - 3))

/** Contests of one game, each with the step between two levels that it measured; others say nothing of a step. */
function stepsMeasured(contests) {
  return contests.flatMap(({ a, b, seats, games, share }) => {
    const [above, below] = [LEVELS.indexOf(a), LEVELS.indexOf(b)]
    return above === below + 1 && below >= 0 ? [{ step: above, seats, games, share }] : []
  })
}
/**
 * How many units of skill apart two levels are: the likeliest distance, if a pair at a table of so many players ends as
 * Plackett and Luce say. A game counts as one trial, since its pairs hang together. One win and one loss are added, so
 * that a level that always won stands at a finite distance.
 */
function distance(rows) {
  const trials = [...rows, { seats: 2, games: 2, share: 0.5 }]
  const slope = d =>
    trials.reduce((sum, { seats, games, share }) => {
      const c = spread(seats)
      return sum + (games * (share - 1 / (1 + Math.exp(-d / c)))) / c
    }, 0)
  let [low, high] = [-100, 100]
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2
    if (slope(middle) > 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}

const contests = JSON.parse(readFileSync('lab/results/levels.json', 'utf8'))
const measured = new Map(
  Object.entries(contests).map(([game, rows]) => {
    const steps = stepsMeasured(rows)
    return [game, LEVELS.map((_, step) => steps.filter(row => row.step === step))]
  }),
)
/** A step that was not measured in a game is as large as in the games where it was. */
const usual = LEVELS.map((_, step) => {
  const known = [...measured.values()].flatMap(steps => (steps[step].length > 0 ? [distance(steps[step])] : []))
  return known.length === 0 ? 0 : known.reduce((sum, d) => sum + d, 0) / known.length
})
function strengthsBy(steps) {
  const size = LEVELS.map((_, step) => (steps[step].length > 0 ? distance(steps[step]) : usual[step]))
  const games = LEVELS.map((_, step) => steps[step].reduce((sum, row) => sum + row.games, 0))
  const citizen = LEVELS.indexOf('citizen')
  const mu = LEVELS.map((_, level) => {
    let at = CITIZEN
    for (let step = citizen + 1; step <= level; step++) at += size[step]
    for (let step = citizen; step > level; step--) at -= size[step]
    return at
  })
  // A level is as well known as the step that leads to it from the Citizen's side.
  const known = LEVELS.map((_, level) => games[Math.max(level, citizen)])
  const entries = LEVELS.map((id, level) => [id, strength(mu[level], known[level])])
  return Object.fromEntries([['random', strength(mu[0] - BELOW_NOVICE, 0)], ...entries])
}
const strength = (mu, games) => ({ mu: Math.round(mu * 10) / 10, rating: ratingOf(Math.round(mu * 10) / 10), games })

const all = Object.fromEntries([
  ...[...measured].map(([id, steps]) => [id, strengthsBy(steps)]),
  ['other', strengthsBy(LEVELS.map(() => []))],
])
const file = 'games/strengths.json'
const lines = Object.entries(all).map(([id, levels]) => {
  const rows = Object.entries(levels).map(
    ([level, { mu, rating, games }]) => `    "${level}": { "mu": ${mu}, "rating": ${rating}, "games": ${games} }`,
  )
  return `  "${id}": {\n${rows.join(',\n')}\n  }`
})
const text = `{\n${lines.join(',\n')}\n}\n`
if (!process.argv.includes('--check')) writeFileSync(file, text)
else if (readFileSync(file, 'utf8') !== text) {
  console.error(`${file} does not follow from lab/results/levels.json: node lab/strengths.mjs`)
  process.exitCode = 1
}
