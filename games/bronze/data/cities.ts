import { COAST, DESERT, FOREST, JUNGLE, type Landscape, MOUNTAINS, SAVANNA, STEPPE } from './lands.ts'
import type { Names } from './names.ts'
import {
  BRONZE,
  CONSTRUCTION,
  DOMESTICATION,
  IRRIGATION,
  type Ordinary,
  POTTERY,
  RELIGION,
  STATE,
  type Tech,
  WHEEL,
} from './technologies.ts'
import type { Players } from './tokens.ts'

// The fifty city cards. Each scores once, for its owner, at the end of the game (BRZ-CITY-7); every comparison is
// strict (BRZ-R-31).

export type CityEffect =
  /** Strictly more cards of a technology in the matrix than each opponent. */
  | { readonly type: 'mostCards'; readonly tech: Tech; readonly points: number }
  /** Points for each different technology in the best column (BRZ-R-30). */
  | { readonly type: 'columnVariety'; readonly points: number }
  /** A row that holds these three technologies, in any order (BRZ-R-29). */
  | { readonly type: 'rowSet'; readonly techs: readonly [Ordinary, Ordinary, Ordinary]; readonly points: number }
  /** A cube on a symbol of every kind, in both landscapes (BRZ-R-32). */
  | { readonly type: 'allKinds'; readonly landscapes: readonly [Landscape, Landscape]; readonly points: number }
  /** Points for each pair of one Bronze Casting and one card of the technology. */
  | { readonly type: 'bronzePairs'; readonly tech: Ordinary; readonly points: number }
  /** Strictly more settlements in a landscape than each opponent. */
  | { readonly type: 'mostSettlements'; readonly landscape: Landscape; readonly points: number }
  /** Points for each own province token. */
  | { readonly type: 'perProvince'; readonly points: number }
  /** Points for each own trade route token. */
  | { readonly type: 'perRoute'; readonly points: number }
  /** Strictly fewer province tokens than each opponent. */
  | { readonly type: 'fewestProvinces'; readonly points: number }
  /** Strictly more cubes left unplaced than each opponent. */
  | { readonly type: 'mostCubesLeft'; readonly points: number }
  /** Strictly fewer cubes left unplaced than each opponent. */
  | { readonly type: 'fewestCubesLeft'; readonly points: number }
  /** At least so many different technologies in the matrix. */
  | { readonly type: 'matrixVariety'; readonly atLeast: number; readonly points: number }
  /** No technology on more than so many cards of the matrix. */
  | { readonly type: 'noTechAbove'; readonly atMost: number; readonly points: number }
  /** A Bronze Casting in each of the four columns. */
  | { readonly type: 'bronzeInEveryColumn'; readonly points: number }
  /** A column of at least so many cards. */
  | { readonly type: 'tallColumn'; readonly atLeast: number; readonly points: number }
  /** Points for each row of four cards. */
  | { readonly type: 'fullRows'; readonly points: number }

export type CityRule = `BRZ-C-${string}`
/** Place on the decorative map; it has no effect (BRZ-R-34). */
export type Grid = `${'A' | 'B'}${1 | 2 | 3}`

export interface City<Id extends string = CityId> {
  readonly id: Id
  readonly rule: CityRule
  /** The fewest players the card is used with (BRZ-SET-24, BRZ-GAP-4). */
  readonly players: Players
  readonly grid: Grid
  readonly names: Names
  readonly effect: CityEffect
}

const mostCards = (tech: Tech): CityEffect => ({ type: 'mostCards', tech, points: 6 })
const columnVariety: CityEffect = { type: 'columnVariety', points: 1 }
const rowSet = (...techs: [Ordinary, Ordinary, Ordinary]): CityEffect => ({ type: 'rowSet', techs, points: 6 })
const allKinds = (...landscapes: [Landscape, Landscape]): CityEffect => ({ type: 'allKinds', landscapes, points: 6 })
const bronzePairs = (tech: Ordinary): CityEffect => ({ type: 'bronzePairs', tech, points: 2 })
const mostSettlements = (landscape: Landscape): CityEffect => ({ type: 'mostSettlements', landscape, points: 5 })

const city = <const Id extends string>(
  id: Id,
  rule: CityRule,
  players: Players,
  grid: Grid,
  [en, ru, it]: readonly [string, string, string],
  effect: CityEffect,
): City<Id> => ({ id, rule, players, grid, names: { en, ru, it }, effect })

/** A city's number is its place in this list. */
export const CITIES = [
  // Most cards of one technology
  city('avaris', 'BRZ-C-Avaris', 4, 'B2', ['Avaris', 'Аварис', 'Avaris'], mostCards(WHEEL)),
  city('babylon', 'BRZ-C-Babylon', 2, 'B2', ['Babylon', 'Вавилон', 'Babilonia'], mostCards(STATE)),
  city('corinth', 'BRZ-C-Corinth', 2, 'B1', ['Corinth', 'Коринф', 'Corinto'], mostCards(POTTERY)),
  city('malia', 'BRZ-C-Malia', 4, 'B2', ['Malia', 'Малья', 'Malia'], mostCards(DOMESTICATION)),
  city('mari', 'BRZ-C-Mari', 3, 'B2', ['Mari', 'Мари', 'Mari'], mostCards(IRRIGATION)),
  city('memphis', 'BRZ-C-Memphis', 2, 'B2', ['Memphis', 'Мемфис', 'Menfi'], mostCards(RELIGION)),
  city('tiryns', 'BRZ-C-Tiryns', 3, 'B1', ['Tiryns', 'Тиринф', 'Tirinto'], mostCards(BRONZE)),
  city('troy', 'BRZ-C-Troy', 2, 'A2', ['Troy', 'Троя', 'Troia'], mostCards(CONSTRUCTION)),
  // Different technologies in one column
  city('akrotiri', 'BRZ-C-Akrotiri', 4, 'B1', ['Akrotiri', 'Акротири', 'Acrotiri'], columnVariety),
  city('bactra', 'BRZ-C-Bactra', 3, 'B3', ['Bactra', 'Бактра', 'Battra'], columnVariety),
  city('limantepe', 'BRZ-C-Limantepe', 2, 'A2', ['Limantepe', 'Лимантепе', 'Limantepe'], columnVariety),
  city('ur', 'BRZ-C-Ur', 2, 'B3', ['Ur', 'Ур', 'Ur'], columnVariety),
  // Three technologies in one row
  city(
    'altyn-depe',
    'BRZ-C-AltynDepe',
    3,
    'B3',
    ['Altyn-Depe', 'Алтын-Депе', 'Altyn-Depe'],
    rowSet(IRRIGATION, POTTERY, WHEEL),
  ),
  city('arkaim', 'BRZ-C-Arkaim', 2, 'A3', ['Arkaim', 'Аркаим', 'Arkaim'], rowSet(DOMESTICATION, STATE, POTTERY)),
  city(
    'orchomenos',
    'BRZ-C-Orchomenos',
    4,
    'A1',
    ['Orchomenos', 'Орхомен', 'Orcomeno'],
    rowSet(CONSTRUCTION, WHEEL, DOMESTICATION),
  ),
  city(
    'stonehenge',
    'BRZ-C-Stonehenge',
    2,
    'A1',
    ['Stonehenge', 'Стоунхендж', 'Stonehenge'],
    rowSet(RELIGION, DOMESTICATION, IRRIGATION),
  ),
  city(
    'su-nuraxi',
    'BRZ-C-SuNuraxi',
    3,
    'B1',
    ['Su Nuraxi', 'Су-Нуракси', 'Su Nuraxi'],
    rowSet(POTTERY, CONSTRUCTION, RELIGION),
  ),
  city(
    'teotihuacan',
    'BRZ-C-Teotihuacan',
    2,
    'B1',
    ['Teotihuacan', 'Теотиуакан', 'Teotihuacan'],
    rowSet(STATE, IRRIGATION, CONSTRUCTION),
  ),
  city('ugarit', 'BRZ-C-Ugarit', 2, 'A2', ['Ugarit', 'Угарит', 'Ugarit'], rowSet(WHEEL, RELIGION, STATE)),
  // All three kinds in two landscapes
  city('amri', 'BRZ-C-Amri', 2, 'B3', ['Amri', 'Амри', 'Amri'], allKinds(SAVANNA, JUNGLE)),
  city('dholavira', 'BRZ-C-Dholavira', 2, 'B3', ['Dholavira', 'Дхолавира', 'Dholavira'], allKinds(JUNGLE, COAST)),
  city('eshnunna', 'BRZ-C-Eshnunna', 2, 'B3', ['Eshnunna', 'Эшнунна', 'Eshnunna'], allKinds(FOREST, DESERT)),
  city('megiddo', 'BRZ-C-Megiddo', 3, 'B2', ['Megiddo', 'Мегиддо', 'Megiddo'], allKinds(STEPPE, DESERT)),
  city('susa', 'BRZ-C-Susa', 4, 'B3', ['Susa', 'Сузы', 'Susa'], allKinds(FOREST, SAVANNA)),
  city('uruk', 'BRZ-C-Uruk', 2, 'B3', ['Uruk', 'Урук', 'Uruk'], allKinds(MOUNTAINS, STEPPE)),
  city(
    'yoshinogari',
    'BRZ-C-Yoshinogari',
    4,
    'A3',
    ['Yoshinogari', 'Ёсиногари', 'Yoshinogari'],
    allKinds(MOUNTAINS, COAST),
  ),
  // Pairs with Bronze Casting
  city('athens', 'BRZ-C-Athens', 4, 'A1', ['Athens', 'Афины', 'Atene'], bronzePairs(RELIGION)),
  city(
    'beycesultan',
    'BRZ-C-Beycesultan',
    3,
    'B2',
    ['Beycesultan', 'Бейджесултан', 'Beycesultan'],
    bronzePairs(POTTERY),
  ),
  city(
    'gonur-depe',
    'BRZ-C-GonurDepe',
    2,
    'A3',
    ['Gonur-Depe', 'Гонур-Депе', 'Gonur-Depe'],
    bronzePairs(DOMESTICATION),
  ),
  city('harappa', 'BRZ-C-Harappa', 2, 'B3', ['Harappa', 'Хараппа', 'Harappa'], bronzePairs(IRRIGATION)),
  city('knossos', 'BRZ-C-Knossos', 2, 'B1', ['Knossos', 'Кносс', 'Cnosso'], bronzePairs(CONSTRUCTION)),
  city('mycenae', 'BRZ-C-Mycenae', 4, 'B1', ['Mycenae', 'Микены', 'Micene'], bronzePairs(STATE)),
  city('nafplion', 'BRZ-C-Nafplion', 2, 'B1', ['Nafplion', 'Нафплион', 'Nauplia'], bronzePairs(WHEEL)),
  // Most settlements in one landscape
  city('biskupin', 'BRZ-C-Biskupin', 3, 'A1', ['Biskupin', 'Бискупин', 'Biskupin'], mostSettlements(FOREST)),
  city('kerma', 'BRZ-C-Kerma', 2, 'B2', ['Kerma', 'Керма', 'Kerma'], mostSettlements(DESERT)),
  city('kumayri', 'BRZ-C-Kumayri', 2, 'B2', ['Kumayri', 'Кумайри', 'Kumayri'], mostSettlements(MOUNTAINS)),
  city('lothal', 'BRZ-C-Lothal', 2, 'B3', ['Lothal', 'Лотхал', 'Lothal'], mostSettlements(SAVANNA)),
  city('sintashta', 'BRZ-C-Sintashta', 3, 'A3', ['Sintashta', 'Синташта', 'Sintashta'], mostSettlements(STEPPE)),
  city('tyre', 'BRZ-C-Tyre', 2, 'B2', ['Tyre', 'Тир', 'Tiro'], mostSettlements(COAST)),
  city('yinxu', 'BRZ-C-Yinxu', 4, 'A3', ['Yinxu', 'Иньсюй', 'Yinxu'], mostSettlements(JUNGLE)),
  // Tokens, cubes and shape of the matrix
  city('ashur', 'BRZ-C-Ashur', 2, 'B3', ['Ashur', 'Ашшур', 'Assur'], { type: 'perProvince', points: 1 }),
  city('byblos', 'BRZ-C-Byblos', 2, 'A2', ['Byblos', 'Библ', 'Biblo'], { type: 'perRoute', points: 1 }),
  city('kish', 'BRZ-C-Kish', 3, 'B2', ['Kish', 'Киш', 'Kish'], { type: 'fewestProvinces', points: 6 }),
  city('lagash', 'BRZ-C-Lagash', 4, 'B3', ['Lagash', 'Лагаш', 'Lagash'], { type: 'mostCubesLeft', points: 6 }),
  city('rakhigarhi', 'BRZ-C-Rakhigarhi', 2, 'B3', ['Rakhigarhi', 'Ракхигархи', 'Rakhigarhi'], {
    type: 'fewestCubesLeft',
    points: 6,
  }),
  city('mohenjo-daro', 'BRZ-C-MohenjoDaro', 2, 'B3', ['Mohenjo-Daro', 'Мохенджо-Даро', 'Mohenjo-Daro'], {
    type: 'matrixVariety',
    atLeast: 6,
    points: 5,
  }),
  city('hattusa', 'BRZ-C-Hattusa', 2, 'B2', ['Hattusa', 'Хаттуса', 'Hattusa'], {
    type: 'noTechAbove',
    atMost: 3,
    points: 5,
  }),
  city('sidon', 'BRZ-C-Sidon', 2, 'B2', ['Sidon', 'Сидон', 'Sidone'], { type: 'bronzeInEveryColumn', points: 6 }),
  city('thebes', 'BRZ-C-Thebes', 2, 'A2', ['Thebes', 'Фивы', 'Tebe'], { type: 'tallColumn', atLeast: 6, points: 6 }),
  city('phaistos', 'BRZ-C-Phaistos', 2, 'B2', ['Phaistos', 'Фест', 'Festo'], { type: 'fullRows', points: 2 }),
] as const

export type CityId = (typeof CITIES)[number]['id']

/** Numbers of the cities in play, not yet shuffled (BRZ-SET-24): 30, 40 or 50 (BRZ-GAP-4). */
export const cityDeck = (players: Players): Uint8Array =>
  Uint8Array.from([...CITIES.keys()].filter(number => CITIES[number].players <= players))
