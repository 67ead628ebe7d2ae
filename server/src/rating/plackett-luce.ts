/**
 * How good somebody is, as far as their games tell: a mean and how uncertain it is, after Weng and Lin, "A Bayesian
 * Approximation Method for Online Ranking" (2011), algorithm 4 (Plackett-Luce). Made for games of many players. The
 * figures are those of the openskill package with its usual parameters; a test compares them.
 */
export interface Skill {
  readonly mu: number
  readonly sigma: number
}
export interface Contestant extends Skill {
  /** 1 is the best; equal places are shared. */
  readonly place: number
}
const MU = 25
export const UNKNOWN: Skill = { mu: MU, sigma: MU / 3 }
const BETA_SQUARED = (MU / 6) ** 2
/** Nobody is ever wholly certain: so much doubt comes back with every game. */
const TAU_SQUARED = (MU / 300) ** 2
const LEAST_SHRINKING = 1e-4

/** Everybody's skill after the game, in the same order. */
export function skillsAfter(game: readonly Contestant[]): Skill[] {
  const before = game.map(({ mu, sigma, place }) => ({ mu, variance: sigma ** 2 + TAU_SQUARED, place }))
  const spread = Math.sqrt(before.reduce((sum, { variance }) => sum + variance + BETA_SQUARED, 0))
  const strengths = before.map(({ mu }) => Math.exp(mu / spread))
  const sharing = before.map(({ place }) => before.filter(other => other.place === place).length)
  // The chance of each place is its holder's strength among those who were not placed better.
  const fields = before.map(({ place }) =>
    before.reduce((sum, other, i) => (other.place >= place ? sum + strengths[i] : sum), 0),
  )
  return before.map(({ mu, variance, place }, i) => {
    let omega = 0
    let delta = 0
    before.forEach((other, j) => {
      if (other.place > place) return
      const chance = strengths[i] / fields[j]
      omega += ((i === j ? 1 : 0) - chance) / sharing[j]
      delta += (chance * (1 - chance)) / sharing[j]
    })
    const shrinking = 1 - delta * (variance / spread ** 2) * (Math.sqrt(variance) / spread)
    return {
      mu: rounded(mu + omega * (variance / spread)),
      sigma: rounded(Math.sqrt(variance) * Math.sqrt(Math.max(shrinking, LEAST_SHRINKING))),
    }
  })
}
/** The same whatever the order in which a machine adds up. */
const rounded = (x: number): number => Math.round(x * 1e6) / 1e6

/** The number people see: a strength they almost surely have. Newcomers begin at 1000. */
export const shownRating = ({ mu, sigma }: Skill): number => Math.round(1000 + 40 * (mu - 3 * sigma))

/** So many games are needed before the number means something. */
export const PROVISIONAL_GAMES = 10
