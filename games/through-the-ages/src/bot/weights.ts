/** What a civilization's parts are worth, in culture at the end of the game. */
export interface Weights {
  /** A point of the culture rating, for each turn to come: some of it will be given up. */
  readonly culture: number
  /** A point of the science rating, for each turn in which it can still be used; and science in store. */
  readonly science: number
  readonly scienceStored: number
  /** A resource a turn; and in store. */
  readonly ore: number
  readonly oreStored: number
  /** Food a turn beyond what is eaten; and in store. */
  readonly surplus: number
  readonly foodStored: number
  /** A resource lost to corruption, for each of the next turns. */
  readonly corruption: number
  /** An unused worker; each beyond the second costs. */
  readonly worker: number
  readonly idle: number
  /** A worker at work, whatever they make; and for each turn to come. */
  readonly employed: number
  readonly employedEachTurn: number
  readonly happiness: number
  /** An action a turn. */
  readonly civil: number
  readonly military: number
  /** A point of strength: beyond the average; behind the strongest; far behind. */
  readonly ahead: number
  readonly behind: number
  readonly farBehind: number
  /** A technology in play, as a share of its science: units, farms and mines, others. */
  readonly units: number
  readonly fields: number
  readonly urban: number
  /** Cards in hand: technologies, governments, leaders. */
  readonly technologyCard: number
  readonly governmentCard: number
  readonly leaderCard: number
  /** All cards in hand, and the leader, as a share of what they promise. */
  readonly hand: number
  readonly leader: number
  /** A wonder begun, as a share of what it will be worth; a wonder that stands, and a colony, beside what they give. */
  readonly wonder: number
  readonly wonderStanding: number
  readonly colony: number
  /** A point of strength that an army of this round should have and this one has not. */
  readonly unarmed: number
}
/** Values for whoever plays on in a rollout, found by games of such players whose values were varied by chance. */
export const ONWARD: Weights = {
  culture: 1,
  science: 0.9,
  scienceStored: 0.32,
  ore: 0.65,
  oreStored: 0.4,
  surplus: 0.25,
  foodStored: 0.3,
  corruption: 1,
  worker: 2.1,
  idle: 0.9,
  employed: 0,
  employedEachTurn: 0,
  happiness: 0.6,
  civil: 1.05,
  military: 0.5,
  ahead: 0.7,
  behind: 1.1,
  farBehind: 0.8,
  units: 0.75,
  fields: 0.95,
  urban: 1,
  technologyCard: 1.4,
  governmentCard: 4.6,
  leaderCard: 3.5,
  hand: 1,
  leader: 1,
  wonder: 0.56,
  wonderStanding: -0.2,
  colony: 1.5,
  unarmed: 2,
}
/**
 * Values by which a search compares the places where its rollouts end: fitted to how much culture civilizations still
 * gained in some thousand games, kept near what a person would say. They would make a poor player.
 */
export const AHEAD: Weights = {
  culture: 0.85,
  science: 0.85,
  scienceStored: 0.42,
  ore: 0.4,
  oreStored: 0.65,
  surplus: 0.15,
  foodStored: 0.7,
  corruption: 0.4,
  worker: 2.1,
  idle: 0.9,
  employed: 0.8,
  employedEachTurn: 0.12,
  happiness: 0.9,
  civil: 0.7,
  military: 0.35,
  ahead: 1.1,
  behind: 1.5,
  farBehind: 0.8,
  units: 0.62,
  fields: 0.95,
  urban: 0.8,
  technologyCard: 2,
  governmentCard: 3.2,
  leaderCard: 3.5,
  hand: 0.5,
  leader: 1.2,
  wonder: 0.72,
  wonderStanding: 4.8,
  colony: 3.2,
  unarmed: 1,
}
/**
 * Values for a player that looks one action ahead, found by playing such players against each other, one that attacks
 * among them.
 */
export const CITIZEN: Weights = {
  culture: 1,
  science: 0.9,
  scienceStored: 0.43,
  ore: 0.62,
  oreStored: 0.67,
  surplus: 0.26,
  foodStored: 0.52,
  corruption: 0.34,
  worker: 3.07,
  idle: 3.31,
  employed: 0,
  employedEachTurn: 0,
  happiness: 0.28,
  civil: 1.63,
  military: 0.08,
  ahead: 0.56,
  behind: 1.94,
  farBehind: 0.51,
  units: 0.46,
  fields: 1.05,
  urban: 1.39,
  technologyCard: 1.6,
  governmentCard: 4.14,
  leaderCard: 2.18,
  hand: 1,
  leader: 1,
  wonder: 0.76,
  wonderStanding: -0.2,
  colony: 1.5,
  unarmed: 0,
}
