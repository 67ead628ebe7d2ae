/**
 * What the parts of an empire are worth to the policy, found by evolution: neighbours of these values played each other
 * and the values before on the same deals.
 */
export const WEIGHTS = {
  /** Rounds that a game lasts, by which income is counted; a unit of income in each of them. */
  rounds: 6.62,
  income: 0.525,
  /** A commodity earned, each counted once; a place to build on. */
  kind: 1.83,
  slot: 0.116,
  /** A title; all three; a building ahead of the next, behind the leader; somebody else who leads in all three. */
  title: 0.999,
  titles: 85.6,
  titleLead: 1.28,
  titleBehind: 0.516,
  swept: 42.6,
  /** A legion; the share of a province that is lost without one where others can reach it; where they are more. */
  unit: 1.78,
  danger: 2.99,
  threatened: 0.19,
  /** Legions that a fortress stands for. */
  fortress: 6.05,
  /** Great cities, squared. */
  great: 1.16,
  /** Places for legendary cities, markets and temples, cities, caravans; a commodity that is not earned yet. */
  openGreat: 1.26,
  openTitle: 0.27,
  openCity: 0.51,
  openCaravan: 0.279,
  openKind: 0.263,
  /** Heroes and wonders by their number, and what they can do. */
  hero: 0.153,
  power: 0.286,
  /** One of the first two triremes; what is not spent. */
  opening: 1.04,
  save: 0.0137,
  /** In war: a unit of theirs, a unit of one's own, what can be taken; staying where one is. */
  kills: 2.54,
  losses: 6.46,
  prize: 1.35,
  restless: 0.782,
  /** Entering a province of one's own that is in danger, leaving one; taking from who is one hero short. */
  garrison: 0.169,
  abandon: 0.141,
  glorious: 12.2,
  /** Pillaging what cannot be held. */
  pillage: 1.26,
  /** Trade: a coin given, what helps the rival nearest to winning, a coin taken. */
  coinOffer: 0.308,
  helpOffer: 0.635,
  coinTake: 0.288,
  /** A hero of who is taken from; a resource that the rival wants, one of theirs. */
  gloryTake: 0.109,
  helpTake: 0.648,
  leaderTake: 0.429,
}
