/** Commodities (the goods), coins and how many tokens of each there are (MN-SET-23, MN-SET-24). */
export const GOOD_IDS = [
  'pottery',
  'gems',
  'papyrus',
  'metal',
  'spices',
  'marble',
  'wood',
  'gold',
  'grain',
  'oil',
  'sheep',
  'wine',
  'gladiators',
] as const
export type GoodId = (typeof GOOD_IDS)[number]
export const GOODS = 13
/** A resource is a commodity or a coin (MN-0p). */
export const RESOURCE_IDS = [...GOOD_IDS, 'coin'] as const
export type ResourceId = (typeof RESOURCE_IDS)[number]
export const COIN = GOOD_IDS.length
export const RESOURCES = GOODS + 1
/**
 * Tokens of each resource, in the order of RESOURCE_IDS (MN-SET-23): of a commodity twice its caravan slots and one
 * (MN-R-71).
 */
export const SUPPLY: readonly number[] = [3, 5, 5, 5, 5, 5, 5, 7, 9, 9, 9, 9, 11, 44]

export const goodNumber = (id: GoodId): number => GOOD_IDS.indexOf(id)
