/** The civilization cards: costs (CIV-GAP-3), groups (CIV-GAP-4), copies (CIV-22.3.1a) and special credits. */
import { CARD_IDS, type CardId, NO_CARD } from '@ecumene/civilization-family/data/cards.ts'

export const CARDS = CARD_IDS.length

export const GROUP_IDS = ['arts', 'crafts', 'sciences', 'civics'] as const
export type GroupId = (typeof GROUP_IDS)[number]

export interface CardSpec {
  readonly cost: number
  readonly groups: readonly GroupId[]
  readonly copies: number
  readonly credits?: Readonly<Partial<Record<CardId | GroupId, number>>>
  readonly needs?: CardId
}
export const CARD_SPECS: Readonly<Record<CardId, CardSpec>> = {
  pottery: { cost: 45, groups: ['crafts'], copies: 4 },
  'cloth-making': { cost: 45, groups: ['crafts'], copies: 4 },
  metalworking: { cost: 80, groups: ['crafts'], copies: 4 },
  agriculture: { cost: 110, groups: ['crafts'], copies: 4 },
  engineering: { cost: 140, groups: ['crafts', 'sciences'], copies: 4 },
  astronomy: { cost: 80, groups: ['sciences'], copies: 4 },
  coinage: { cost: 110, groups: ['sciences'], copies: 4 },
  medicine: { cost: 140, groups: ['sciences'], copies: 4 },
  mysticism: { cost: 30, groups: ['arts', 'sciences'], copies: 3 },
  'drama-and-poetry': { cost: 60, groups: ['arts'], copies: 4, credits: { literacy: 20, democracy: 10 } },
  music: { cost: 60, groups: ['arts'], copies: 4, credits: { philosophy: 30 } },
  architecture: { cost: 80, groups: ['arts', 'civics'], copies: 6, credits: { civics: 15 } },
  literacy: { cost: 110, groups: ['arts', 'civics'], copies: 6, credits: { law: 25, democracy: 25, philosophy: 25 } },
  law: { cost: 170, groups: ['civics'], copies: 7 },
  democracy: { cost: 200, groups: ['civics'], copies: 5, needs: 'law' },
  philosophy: { cost: 240, groups: ['civics'], copies: 5, needs: 'law' },
}
/**
 * Group credits: towards every other card of the group and one civic (CIV-17.5.1a, CIV-17.5.2a, CIV-17.5.2b,
 * CIV-17.5.2c); Civics give none (CIV-17.5.3a).
 */
export const GROUP_CREDITS: readonly { readonly group: GroupId; readonly points: number; readonly civic: CardId }[] = [
  { group: 'arts', points: 5, civic: 'law' },
  { group: 'crafts', points: 10, civic: 'democracy' },
  { group: 'sciences', points: 20, civic: 'philosophy' },
]
export const CARD_LIMIT = 11

export const CARD_COST: Int16Array = Int16Array.from(CARD_IDS, id => CARD_SPECS[id].cost)
export const CARD_NEEDS: Int16Array = Int16Array.from(CARD_IDS, id =>
  CARD_SPECS[id].needs ? CARD_IDS.indexOf(CARD_SPECS[id].needs) : NO_CARD,
)
/** Bit i = the card belongs to group i; a two-group card has both (CIV-17.14a, CIV-R-42). */
export const CARD_GROUPS: Int16Array = Int16Array.from(CARD_IDS, id =>
  CARD_SPECS[id].groups.reduce((mask, group) => mask | (1 << GROUP_IDS.indexOf(group)), 0),
)

/** CREDIT[a * CARDS + b]: what owning a takes off the price of b. */
export const CREDIT: Int16Array = creditTable(CARD_IDS, CARD_SPECS)

/**
 * Every group credit of the giver that applies to the buyer's card adds up (CIV-17.14b, CIV-17.14c); where the group
 * credit and the special credit of one giver meet, only the larger counts (CIV-17.12a, CIV-R-44).
 */
function creditTable(ids: readonly CardId[], specs: Readonly<Record<CardId, CardSpec>>): Int16Array {
  const out = new Int16Array(ids.length * ids.length)
  ids.forEach((giver, from) => {
    ids.forEach((card, to) => {
      if (from === to) return
      let group = 0
      for (const given of GROUP_CREDITS) {
        if (!specs[giver].groups.includes(given.group)) continue
        // A giver of two groups gives each credit to a card of both (CIV-17.14c).
        if (specs[card].groups.includes(given.group) || card === given.civic) group += given.points
      }
      const { credits } = specs[giver]
      const special = Math.max(credits?.[card] ?? 0, specs[card].groups.includes('civics') ? (credits?.civics ?? 0) : 0)
      out[from * ids.length + to] = Math.max(group, special)
    })
  })
  return out
}
