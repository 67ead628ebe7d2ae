/** The figures printed on cards, stacks and rows, written down a second time from the rules and compared. */
import { expect, test } from 'vitest'
import { CARD_COST, CARD_IDS, CARD_SPECS, type CardId, COPIES_EACH, GROUP_IDS } from '../data/cards.ts'
import { TOKENS_BY_PLAYERS, TRACKS } from '../data/nations.ts'
import {
  CALAMITY_IDS,
  COMMODITY_COUNT,
  COMMODITY_IDS,
  COMMODITY_VALUE,
  calamityCard,
  isTradable,
  KIND_COUNT,
  MINED_IDS,
  STACK_OF,
  TRADE_IDS,
} from '../data/trade.ts'

/** Cost, groups by their first letters (Crafts, Sciences, Arts, ciVics, Religion), prerequisite. */
const CARDS: Readonly<Record<CardId, readonly [number, string, CardId?]>> = {
  pottery: [45, 'C'],
  'cloth-making': [45, 'C'],
  metalworking: [80, 'C'],
  agriculture: [110, 'C'],
  roadbuilding: [140, 'C', 'engineering'],
  mining: [180, 'C', 'engineering'],
  engineering: [140, 'CS'],
  astronomy: [80, 'S'],
  coinage: [110, 'S'],
  medicine: [140, 'S'],
  mathematics: [230, 'SA'],
  'drama-and-poetry': [60, 'A'],
  music: [60, 'A'],
  architecture: [120, 'A'],
  literacy: [110, 'AV'],
  law: [170, 'V'],
  democracy: [200, 'V', 'law'],
  military: [180, 'V'],
  philosophy: [240, 'V', 'law'],
  mysticism: [50, 'AR'],
  deism: [80, 'R'],
  enlightenment: [150, 'R'],
  monotheism: [220, 'R', 'enlightenment'],
  theology: [250, 'R', 'enlightenment'],
}
const LETTERS: Readonly<Record<string, string>> = { crafts: 'C', sciences: 'S', arts: 'A', civics: 'V', religion: 'R' }

test('ADV-0.1.5 ADV-0.1.6 ADV-0.1.7 ADV-18.1a ADV-18.2a ADV-18.3a ADV-18.4a ADV-18.5a ADV-18.6a ADV-18.7a ADV-18.8a ADV-18.9a ADV-18.10a ADV-18.11a ADV-18.12a 24 cards, eight of each: cost, groups, prerequisite', () => {
  expect([...CARD_IDS].sort()).toEqual(Object.keys(CARDS).sort())
  expect(COPIES_EACH).toBe(8)
  for (const id of CARD_IDS) {
    const { cost, groups, needs } = CARD_SPECS[id]
    const letters = GROUP_IDS.filter(g => groups.includes(g)).map(g => LETTERS[g])
    expect([id, cost, letters.join(''), needs]).toEqual([id, CARDS[id][0], CARDS[id][1], CARDS[id][2]])
  }
})
test('ADV-18.13a ADV-18.14a ADV-18.15a ADV-18.16a ADV-18.17a ADV-18.18a ADV-18.19a ADV-18.20a ADV-18.21a ADV-18.22a ADV-18.23a ADV-18.24a ADV-19.9 all 24 cost 3190', () => {
  expect(CARD_COST.reduce((a, b) => a + b, 0)).toBe(3190)
})
test('ADV-0.1.4 ADV-17.1 ADV-17.2 ADV-17.3 ADV-17.4 ADV-17.5 ADV-17.6 ADV-17.7 ADV-17.8 ADV-17.9 ADV-17.10 ADV-17.11 ADV-17.12 ADV-17.13 ADV-17.14 ADV-17.15 ADV-17.16 ADV-17.17 ADV-17.18 ADV-17.20 the commodities: value and number', () => {
  const printed = COMMODITY_IDS.map((id, k) => `${id} ${COMMODITY_VALUE[k]}x${COMMODITY_COUNT[k]}`).sort()
  const expected =
    'ochre 1x7, hides 1x7, iron 2x8, papyrus 2x7, salt 3x9, timber 3x8, grain 4x8, oil 4x7, cloth 5x7, wine 5x6, bronze 6x6, silver 6x5, spices 7x6, resin 7x5, gems 8x5, dye 8x4, gold 9x5, ivory 9x4'
  expect(printed).toEqual(expected.split(', ').sort())
  expect([...MINED_IDS].sort()).toEqual(['bronze', 'gems', 'gold', 'iron', 'silver'])
})
test('ADV-0.2.9 ADV-0.2.10 ADV-11.2 ADV-11.3 ADV-11.8 the calamities in their order, and the size of every stack', () => {
  const printed = CALAMITY_IDS.map(
    (id, c) => `${STACK_OF[calamityCard(c)] + 1}${isTradable(calamityCard(c)) ? '' : '!'} ${id}`,
  )
  const expected =
    '2! volcano, 2 treachery, 3! famine, 3 superstition, 4! civil-war, 4 slave-revolt, 5! flood, 5 barbarian-hordes, 6 epidemic, 7 civil-disorder, 8 iconoclasm, 9 piracy'
  expect(printed.join(', ')).toBe(expected)
  const sizes = new Array<number>(9).fill(0)
  for (let k = 0; k < TRADE_IDS.length; k++) sizes[STACK_OF[k]] += KIND_COUNT[k]
  expect(sizes).toEqual([14, 17, 19, 17, 15, 12, 12, 10, 10])
})
test('ADV-13.14 ADV-13.15 ADV-13.16 ADV-13.17 ADV-13.18 ADV-13.19 ADV-13.20 ADV-13.21 ADV-13.22 the rows: where epochs begin, and the numbers', () => {
  const rows = Object.entries(TRACKS).map(
    ([id, { begins, points }]) => `${id} ${begins.join(' ')}: ${points.join(' ')}`,
  )
  expect(rows).toEqual([
    'africa 5 8 11 14: 1300 1600',
    'italy 5 8 11 14: 1400 1700',
    'illyria 6 8 11 13: 1200 1500 1800',
    'thrace 6 9 11 13: 1200 1400 1700',
    'crete 5 9 11 14: 1300 1600',
    'asia 5 8 10 13: 1200 1500 1800',
    'assyria 5 8 10 14: 1500 1800',
    'babylon 5 8 10 14: 1600 1900',
    'egypt 4 7 10 13: 1300 1600 1900',
  ])
})
test('ADV-22.1 ADV-22.2 ADV-22.3 ADV-22.4 ADV-22.5 ADV-22.6 ADV-23.3 tokens by the number of players', () => {
  expect(TOKENS_BY_PLAYERS).toEqual({ 2: 55, 3: 47, 4: 55, 5: 47, 6: 55, 7: 55, 8: 47 })
})
