/** What a civilization's parts are worth, in culture at the end of the game. */
export interface Weights {
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
  /** A wonder begun, as a share of what it will be worth. */
  readonly wonder: number
  /** A point of strength that an army of this round should have and this one has not. */
  readonly unarmed: number
}
/** Values for looking ahead: the search and its rollouts. Better weights for a policy made the search worse. */
export const AHEAD: Weights = {
  science: 0.65,
  scienceStored: 0.55,
  ore: 0.62,
  oreStored: 0.5,
  surplus: 0.55,
  foodStored: 0.35,
  corruption: 0.6,
  worker: 2.1,
  idle: 0.9,
  happiness: 0.5,
  civil: 1.05,
  military: 0.5,
  ahead: 0.7,
  behind: 0.9,
  farBehind: 0.8,
  units: 0.62,
  fields: 0.95,
  urban: 0.8,
  technologyCard: 2,
  governmentCard: 3.2,
  leaderCard: 3.5,
  wonder: 0.72,
  unarmed: 2,
}
/**
 * Values for a player that looks one action ahead, found by playing such players against each other, one that attacks
 * among them.
 */
export const CITIZEN: Weights = {
  science: 0.9,
  scienceStored: 0.43,
  ore: 0.62,
  oreStored: 0.67,
  surplus: 0.26,
  foodStored: 0.52,
  corruption: 0.34,
  worker: 3.07,
  idle: 3.31,
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
  wonder: 0.76,
  unarmed: 0,
}
