/**
 * Events that show something of a hand, and whose: the parameters that name the players concerned. An offer names a
 * commodity and a worth, a swap a number; a calamity that was traded tells of its giver; cards paid, shown or returned
 * were in a hand before.
 */
export const SHOWING: Readonly<Record<string, readonly string[]>> = {
  offered: ['seat'],
  offeredTo: ['seat'],
  swapped: ['seat', 'with'],
  passed: ['by', 'seat'],
  struck: ['seat'],
  boughtGold: ['seat'],
  spent: ['seat'],
  showed: ['seat'],
  gaveBack: ['seat'],
}
