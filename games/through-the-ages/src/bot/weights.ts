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
  /** Events look for the strongest and for the weakest. */
  readonly strongest: number
  readonly weakest: number
  /** A point of strength of an army that is begun. */
  readonly formation: number
  /** A point of strength that units would gain by a technology in play, by one in hand, or by a tactic in hand. */
  readonly drill: number
  readonly drillCard: number
  readonly tactic: number
  /** Somebody weaker by a point: to an aggression in hand, to a war in hand. */
  readonly prey: number
  readonly warCard: number
  /** What a declared war promises or threatens, as a share; the strength an enemy gains before it is fought. */
  readonly war: number
  readonly caution: number
  /** What a victim loses, as a share of what oneself gains. */
  readonly spite: number
  /** A territory, as a share of what it promises; a point of a force that no card brings. */
  readonly territory: number
  readonly colonists: number
}
/**
 * Values for the policy of a rollout: between those found among players who rarely attack and the Citizen's. They
 * won as often as the Citizen's own and learn more.
 */
export const ONWARD: Weights = {
  culture: 1.6,
  science: 0.91,
  scienceStored: 0.35,
  ore: 0.56,
  oreStored: 0.36,
  surplus: 0.17,
  foodStored: 0.17,
  corruption: 1.1,
  worker: 2.3,
  idle: 3,
  employed: 0.16,
  employedEachTurn: 0.088,
  happiness: 0.36,
  civil: 2.2,
  military: 0.32,
  ahead: 0.56,
  behind: 1.6,
  farBehind: 0.48,
  units: 0.58,
  fields: 0.88,
  urban: 0.77,
  technologyCard: 1.1,
  governmentCard: 5.2,
  leaderCard: 4.7,
  hand: 0.33,
  leader: 1.5,
  wonder: 0.61,
  wonderStanding: -0.2,
  colony: 1,
  unarmed: 3.1,
  strongest: 1.4,
  weakest: 3.1,
  formation: 0.93,
  drill: 2.2,
  drillCard: 1.3,
  tactic: 0.9,
  prey: 0.46,
  warCard: 0.66,
  war: 1.3,
  caution: 2.4,
  spite: 0.71,
  territory: 0.58,
  colonists: 1.9,
}
/**
 * Values by which a search compares the places where its rollouts end: fitted to how much more culture than their
 * rivals civilizations still gained in some hundred games with attacks, kept near those before. They would make a poor
 * player.
 */
export const AHEAD: Weights = {
  culture: 0.5,
  science: 0.57,
  scienceStored: 0.41,
  ore: 0.39,
  oreStored: 0.52,
  surplus: 0.27,
  foodStored: 0.64,
  corruption: 0.25,
  worker: 2.1,
  idle: 0.9,
  employed: 0.66,
  employedEachTurn: 0.27,
  happiness: 0.8,
  civil: 0.44,
  military: 0.2,
  ahead: 0.3,
  behind: 0.36,
  farBehind: 0.6,
  units: 0.67,
  fields: 0.83,
  urban: 0.72,
  technologyCard: 1.8,
  governmentCard: 3.1,
  leaderCard: 3.7,
  hand: 0.5,
  leader: 0.78,
  wonder: 0.83,
  wonderStanding: 6.5,
  colony: 2.8,
  unarmed: 1.6,
  strongest: 2,
  weakest: 2.3,
  formation: 0.4,
  drill: 0.21,
  drillCard: 0.29,
  tactic: 0.5,
  prey: 0.4,
  warCard: 0.4,
  war: 0.88,
  caution: 2,
  spite: 0.4,
  territory: 1,
  colonists: 1.6,
}
/**
 * Values for a player that looks one action ahead, found by games of such players, all of whom attack who is weaker,
 * and whose values were varied by chance.
 */
export const CITIZEN: Weights = {
  culture: 2.4,
  science: 0.92,
  scienceStored: 0.38,
  ore: 0.48,
  oreStored: 0.32,
  surplus: 0.11,
  foodStored: 0.093,
  corruption: 1.1,
  worker: 2.5,
  idle: 9.8,
  employed: 0.27,
  employedEachTurn: 0.15,
  happiness: 0.21,
  civil: 4.7,
  military: 0.21,
  ahead: 0.9,
  behind: 2.4,
  farBehind: 0.29,
  units: 0.45,
  fields: 0.82,
  urban: 0.59,
  technologyCard: 0.85,
  governmentCard: 5.9,
  leaderCard: 6.3,
  hand: 0.11,
  leader: 2.1,
  wonder: 0.67,
  wonderStanding: -0.17,
  colony: 0.68,
  unarmed: 8,
  strongest: 1.4,
  weakest: 3.1,
  formation: 0.93,
  drill: 2.2,
  drillCard: 1.3,
  tactic: 0.9,
  prey: 1,
  warCard: 1,
  war: 1.3,
  caution: 0.5,
  spite: 1.2,
  territory: 0.58,
  colonists: 1.9,
}
/** The Citizen's, less eager: for the move with which a search begins, and for its candidates. */
export const CANDIDATE: Weights = {
  ...CITIZEN,
  ahead: 0.45,
  unarmed: 4.7,
  prey: 0.46,
  warCard: 0.66,
  caution: 2.4,
  spite: 0.71,
}
