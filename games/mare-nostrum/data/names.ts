/** What provinces, seas and empires are called: they name each other, so their names stand apart. */
export const PROVINCE_IDS = [
  'italia',
  'cisalpina',
  'dalmatia',
  'africa',
  'numidia',
  'tripolitania',
  'achaia',
  'thracia',
  'dacia',
  'babylonia',
  'mesopotamia',
  'syria',
  'aegyptus',
  'aethiopia',
  'cyrenaica',
  'gallia',
  'germania',
  'macedonia',
  'sardinia',
  'arabia',
  'phazania',
  'cappadocia',
  'armenia',
  'cyprus',
  'noricum',
  'sicilia',
  'asia',
  'judea',
  'creta',
] as const
export type ProvinceId = (typeof PROVINCE_IDS)[number]

export const SEA_IDS = [
  'ligurian',
  'sardinian',
  'tyrrhenian',
  'adriatic',
  'ionian',
  'african',
  'aegean',
  'egyptian',
  'phoenician',
  'euxine',
] as const
export type SeaId = (typeof SEA_IDS)[number]

export const EMPIRE_IDS = ['rome', 'greece', 'babylon', 'egypt', 'carthage'] as const
export type EmpireId = (typeof EMPIRE_IDS)[number]
