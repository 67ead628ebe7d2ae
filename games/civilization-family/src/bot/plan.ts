/** What a player means to do with a movement: how much they care for land, growth, cities and war. */
export interface Plan {
  /** What a token born next round is worth, against one that stands on the board. */
  readonly growth: number
  /** To stand in an area at all, and what lies beyond it. */
  readonly presence: number
  readonly pull: number
  /** A token in an area that is shared with others. */
  readonly shared: number
  /**
   * A rival's token that falls, a rival's city that is broken: less than nothing, since third parties gain by a war. A
   * city that surrenders is worth it all the same.
   */
  readonly harm: number
  readonly siege: number
  /** A city of one's own. */
  readonly city: number
  /** People to be left over, besides those who support the cities, when the first city is founded, and later. */
  readonly reserve: number
  readonly laterReserve: number
  /** What is left of the pull of free land after each step. */
  readonly fades: number
  /** Steps that gain less are not worth the walk. */
  readonly least: number
  /** What it is worth to found a city far from volcanoes. */
  readonly quiet: number
  /** A voyage must gain this much. */
  readonly sails: number
  /** Taxes stay low with more than this in the Treasury. */
  readonly rich: number
  /** The Treasury with which gold is bought for its own sake. */
  readonly gold: number
  /** People to be left over besides when a city is founded where there is no site. */
  readonly offSite?: number
  /** What a voyage must gain for its ship to be kept, and for one to be built. */
  readonly keeps?: number
  readonly builds?: number
}
export const SETTLE: Plan = {
  growth: 1.7,
  presence: 0.5,
  pull: 0.25,
  shared: 0.5,
  harm: 0.1,
  siege: -6,
  city: 10,
  reserve: 8,
  laterReserve: 4,
  fades: 0.65,
  least: 0.05,
  quiet: 3,
  sails: 0.5,
  rich: 20,
  gold: 24,
}
/** A wary player: fewer cities on little ground, fewer walks towards what is far. */
export const WARY: Plan = { ...SETTLE, growth: 1.4, pull: 0.2, laterReserve: 6 }
