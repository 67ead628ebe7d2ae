/** What the trade cards of both games have in common. */
export const GRAIN = 5
export const GOLD = 10
export const STACKS = 9

export const TRADE_MINIMUM = 3
export const GOLD_PRICE = 18
