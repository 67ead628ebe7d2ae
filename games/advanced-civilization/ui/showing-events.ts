/**
 * Events that show something of a hand, and whose: the parameters that name the players concerned. A calamity is known
 * when trading is over, and then who passed it on.
 */
export const SHOWING: Readonly<Record<string, readonly string[]>> = {
  offered: ['seat'],
  offeredTo: ['seat'],
  swapped: ['seat', 'with'],
  looted: ['target'],
  boughtGold: ['seat'],
  revealed: ['seat'],
  passed: ['by', 'seat'],
  spared: ['seat'],
  showed: ['seat'],
  spent: ['seat'],
  gaveBack: ['seat'],
}
