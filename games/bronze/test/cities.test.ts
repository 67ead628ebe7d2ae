/** Each of the fifty cities: a table where it scores, and one where it does not. */
import { describe, expect, test } from 'vitest'
import { CITIES, type CityId } from '../data/cities.ts'
import { type LandscapeId, PLACES } from '../data/lands.ts'
import type { TechId } from '../data/technologies.ts'
import { cityProgress, scoreSheet } from '../src/query.ts'
import { cityPoints } from '../src/scoring.ts'
import { cubesAt } from '../src/state.ts'
import {
  band,
  cityNumber,
  cube,
  holds,
  kindAt,
  landscapeAt,
  matrix,
  openLands,
  province,
  route,
  type Table,
  tableOf,
} from './table.ts'

const points = (p: Table, city: CityId): number => cityPoints(p.s, 0, cityNumber(city))
/** The points reach the score of the player who holds the card. */
function gives(p: Table, city: CityId, expected: number): void {
  expect(points(p, city)).toBe(expected)
  expect(scoreSheet(holds(p, 0, city).s, 0).cities).toBe(expected)
}
const table = (...columns: TechId[][]): Table => {
  const p = tableOf(4)
  matrix(p, 0, ...columns)
  return p
}

describe('most cards of one technology', () => {
  test.each<[string, CityId, TechId]>([
    ['BRZ-C-Avaris', 'avaris', 'wheel'],
    ['BRZ-C-Babylon', 'babylon', 'state'],
    ['BRZ-C-Corinth', 'corinth', 'pottery'],
    ['BRZ-C-Malia', 'malia', 'domestication'],
    ['BRZ-C-Mari', 'mari', 'irrigation'],
    ['BRZ-C-Memphis', 'memphis', 'religion'],
    ['BRZ-C-Tiryns', 'tiryns', 'bronze'],
    ['BRZ-C-Troy', 'troy', 'construction'],
  ])('%s 6 for strictly more than each opponent, nothing when equal', (rule, city, tech) => {
    expect(CITIES[cityNumber(city)].rule).toBe(rule)
    const ahead = table([tech, 'state', tech], [tech])
    matrix(ahead, 1, [tech], [tech])
    gives(ahead, city, 6)
    const equal = table([tech], [tech])
    matrix(equal, 1, [tech])
    matrix(equal, 3, [tech, tech])
    gives(equal, city, 0)
  })
})

describe('different technologies in one column', () => {
  test.each<[string, CityId]>([
    ['BRZ-C-Akrotiri', 'akrotiri'],
    ['BRZ-C-Bactra', 'bactra'],
    ['BRZ-C-Limantepe', 'limantepe'],
    ['BRZ-C-Ur', 'ur'],
  ])('%s 1 for each different technology of the best column', (rule, city) => {
    expect(CITIES[cityNumber(city)].rule).toBe(rule)
    gives(
      table(['wheel', 'wheel', 'state'], ['wheel', 'pottery', 'bronze', 'bronze', 'religion', 'state'], ['wheel']),
      city,
      5,
    )
    gives(table(['wheel', 'wheel', 'wheel'], ['state']), city, 1)
    gives(table(), city, 0)
  })
})

describe('three technologies in one row', () => {
  test.each<[string, CityId, TechId, TechId, TechId]>([
    ['BRZ-C-AltynDepe', 'altyn-depe', 'irrigation', 'pottery', 'wheel'],
    ['BRZ-C-Arkaim', 'arkaim', 'domestication', 'state', 'pottery'],
    ['BRZ-C-Orchomenos', 'orchomenos', 'construction', 'wheel', 'domestication'],
    ['BRZ-C-Stonehenge', 'stonehenge', 'religion', 'domestication', 'irrigation'],
    ['BRZ-C-SuNuraxi', 'su-nuraxi', 'pottery', 'construction', 'religion'],
    ['BRZ-C-Teotihuacan', 'teotihuacan', 'state', 'irrigation', 'construction'],
    ['BRZ-C-Ugarit', 'ugarit', 'wheel', 'religion', 'state'],
  ])('%s 6 for a row with all three in any order, nothing when they stand in two rows', (rule, city, a, b, c) => {
    expect(CITIES[cityNumber(city)].rule).toBe(rule)
    gives(table(['bronze', b], ['bronze', c], ['bronze', 'bronze'], ['bronze', a]), city, 6)
    gives(table([a, c], [b, 'bronze'], ['bronze', 'bronze']), city, 0)
    expect(cityProgress(table([a, c], [b]).s, 0, cityNumber(city))).toMatchObject({
      have: 2,
      need: 3,
      lackTechs: [expect.any(Number)],
    })
  })
})

describe('all three kinds in two landscapes', () => {
  /** A cube of seat 0 on the first symbol of each of these kinds in a landscape, over the whole board. */
  const settled = (p: Table, where: LandscapeId, kinds: readonly string[]): Table => {
    for (const kind of kinds) {
      let found = false
      for (let land = 0; land < p.s.open && !found; land++)
        for (let place = 0; place < PLACES && !found; place++)
          if (landscapeAt(p.s, land, place) === where && kindAt(p.s, land, place) === kind) {
            p.s.cubes[cubesAt(p.s, land, 0)] |= 1 << place
            found = true
          }
      expect(found).toBe(true)
    }
    return p
  }
  const ALL = ['farmers', 'herders', 'hunters']
  test.each<[string, CityId, LandscapeId, LandscapeId]>([
    ['BRZ-C-Amri', 'amri', 'savanna', 'jungle'],
    ['BRZ-C-Dholavira', 'dholavira', 'jungle', 'coast'],
    ['BRZ-C-Eshnunna', 'eshnunna', 'forest', 'desert'],
    ['BRZ-C-Megiddo', 'megiddo', 'steppe', 'desert'],
    ['BRZ-C-Susa', 'susa', 'forest', 'savanna'],
    ['BRZ-C-Uruk', 'uruk', 'mountains', 'steppe'],
    ['BRZ-C-Yoshinogari', 'yoshinogari', 'mountains', 'coast'],
  ])(
    'BRZ-R-32 %s 6 with a cube on each kind in both landscapes, nothing when one is lacking',
    (rule, city, one, two) => {
      expect(CITIES[cityNumber(city)].rule).toBe(rule)
      gives(settled(settled(openLands(tableOf(4), 11), one, ALL), two, ALL), city, 6)
      const lacking = settled(settled(openLands(tableOf(4), 11), one, ALL), two, ['farmers', 'hunters'])
      gives(lacking, city, 0)
      expect(cityProgress(lacking.s, 0, cityNumber(city))).toMatchObject({ have: 5, need: 6, lackKinds: [{ kind: 1 }] })
    },
  )
})

describe('pairs with Bronze Casting', () => {
  test.each<[string, CityId, TechId]>([
    ['BRZ-C-Athens', 'athens', 'religion'],
    ['BRZ-C-Beycesultan', 'beycesultan', 'pottery'],
    ['BRZ-C-GonurDepe', 'gonur-depe', 'domestication'],
    ['BRZ-C-Harappa', 'harappa', 'irrigation'],
    ['BRZ-C-Knossos', 'knossos', 'construction'],
    ['BRZ-C-Mycenae', 'mycenae', 'state'],
    ['BRZ-C-Nafplion', 'nafplion', 'wheel'],
  ])('%s 2 for each pair, nothing without Bronze Casting or without the technology', (rule, city, tech) => {
    expect(CITIES[cityNumber(city)].rule).toBe(rule)
    gives(table(['bronze', tech, tech], ['bronze', tech], ['bronze', tech]), city, 6)
    gives(table(['bronze', 'bronze', 'bronze'], [tech]), city, 2)
    gives(table([tech, tech], [tech]), city, 0)
    gives(table(['bronze', 'bronze']), city, 0)
  })
})

describe('most settlements in one landscape', () => {
  test.each<[string, CityId, LandscapeId]>([
    ['BRZ-C-Biskupin', 'biskupin', 'forest'],
    ['BRZ-C-Kerma', 'kerma', 'desert'],
    ['BRZ-C-Kumayri', 'kumayri', 'mountains'],
    ['BRZ-C-Lothal', 'lothal', 'savanna'],
    ['BRZ-C-Sintashta', 'sintashta', 'steppe'],
    ['BRZ-C-Tyre', 'tyre', 'coast'],
    ['BRZ-C-Yinxu', 'yinxu', 'jungle'],
  ])('BRZ-R-32 %s 5 for strictly more over the whole board, nothing when equal', (rule, city, where) => {
    expect(CITIES[cityNumber(city)].rule).toBe(rule)
    gives(band(openLands(tableOf(4), 11), where, 'ABA.B.CA'), city, 5)
    gives(band(openLands(tableOf(4), 11), where, 'ABABDC'), city, 0)
  })
})

describe('tokens, cubes and the shape of the matrix', () => {
  test('BRZ-C-Ashur 1 for each own province token', () => {
    const p = tableOf(4)
    gives(p, 'ashur', 0)
    province(province(province(p, 0, 1, 6), 0, 2, 4), 1, 3, 5)
    gives(p, 'ashur', 2)
  })
  test('BRZ-C-Byblos 1 for each own trade route token', () => {
    const p = tableOf(4)
    gives(p, 'byblos', 0)
    route(route(route(route(p, 0, 'coast', 7), 0, 'jungle', 3), 0, 'forest', 5), 2, 'desert', 3)
    gives(p, 'byblos', 3)
  })
  test('BRZ-C-Kish 6 for strictly fewer province tokens than each opponent', () => {
    const p = tableOf(3)
    province(province(province(p, 0, 1, 6), 1, 2, 4), 2, 3, 5)
    gives(p, 'kish', 0) // one each
    province(province(p, 1, 4, 4), 2, 5, 4)
    gives(p, 'kish', 6)
    gives(tableOf(2), 'kish', 0) // nobody has any
  })
  test('BRZ-C-Lagash 6 for strictly more cubes left than each opponent', () => {
    const p = tableOf(4)
    gives(p, 'lagash', 0)
    p.s.supply.set([5, 4, 4, 0])
    gives(p, 'lagash', 6)
    p.s.supply[3] = 5
    gives(p, 'lagash', 0)
  })
  test('BRZ-C-Rakhigarhi 6 for strictly fewer cubes left than each opponent', () => {
    const p = tableOf(4)
    gives(p, 'rakhigarhi', 0)
    p.s.supply.set([3, 4, 4, 9])
    gives(p, 'rakhigarhi', 6)
    p.s.supply[3] = 3
    gives(p, 'rakhigarhi', 0)
  })
  test('BRZ-C-MohenjoDaro 5 for at least six different technologies, Bronze Casting counting as one', () => {
    gives(table(['wheel', 'state'], ['bronze', 'pottery'], ['religion'], ['irrigation']), 'mohenjo-daro', 5)
    gives(table(['wheel', 'state'], ['bronze', 'pottery'], ['religion', 'wheel', 'wheel']), 'mohenjo-daro', 0)
  })
  test('BRZ-C-Hattusa 5 if no technology is on more than three cards', () => {
    gives(table(['wheel', 'wheel', 'wheel'], ['bronze', 'bronze', 'bronze']), 'hattusa', 5)
    gives(table(['wheel', 'wheel', 'wheel'], ['wheel']), 'hattusa', 0)
  })
  test('BRZ-C-Sidon 6 with a Bronze Casting in each of four columns', () => {
    gives(table(['bronze'], ['wheel', 'bronze'], ['bronze'], ['state', 'state', 'bronze']), 'sidon', 6)
    gives(table(['bronze', 'bronze'], ['bronze'], ['bronze'], ['state']), 'sidon', 0)
    gives(table(['bronze'], ['bronze'], ['bronze']), 'sidon', 0) // three columns are not four
  })
  test('BRZ-C-Thebes 6 for a column of six or more cards', () => {
    gives(table(['state'], ['wheel', 'wheel', 'bronze', 'state', 'state', 'wheel']), 'thebes', 6)
    gives(
      table(['wheel', 'wheel', 'bronze', 'state', 'state'], ['wheel', 'wheel', 'bronze', 'state', 'state']),
      'thebes',
      0,
    )
  })
  test('BRZ-C-Phaistos 2 for each row of four cards', () => {
    gives(
      table(['wheel', 'wheel'], ['state', 'state', 'state'], ['state', 'state'], ['wheel', 'bronze']),
      'phaistos',
      4,
    )
    gives(table(['wheel', 'wheel'], ['state', 'state'], ['state', 'state']), 'phaistos', 0)
  })
})

describe('progress, for the score sheet', () => {
  const progress = (p: Table, city: CityId) => cityProgress(p.s, 0, cityNumber(city))
  test('what a city has and what it needs', () => {
    const p = table(['wheel', 'bronze'], ['wheel'])
    matrix(p, 2, ['wheel', 'wheel', 'wheel'])
    expect(progress(p, 'avaris')).toMatchObject({ points: 0, have: 2, need: 4, compare: 'atLeast', each: false })
    expect(progress(p, 'nafplion')).toMatchObject({ points: 2, have: 1, need: 2, each: true })
    expect(progress(p, 'hattusa')).toMatchObject({ points: 5, have: 2, need: 3, compare: 'atMost' })
    expect(progress(p, 'thebes')).toMatchObject({ points: 0, have: 2, need: 6 })
    expect(progress(p, 'sidon')).toMatchObject({ points: 0, have: 1, need: 4 })
    p.s.supply.set([7, 6, 9, 9])
    expect(progress(p, 'rakhigarhi')).toMatchObject({ points: 0, have: 7, need: 5, compare: 'atMost' })
    expect(progress(p, 'lagash')).toMatchObject({ points: 0, have: 7, need: 10 })
  })
  test('the sheet lists the cities a seat holds', () => {
    const p = cube(holds(table(['wheel']), 0, 'avaris', 'ur'), 0, 1, 'forest')
    expect(scoreSheet(p.s, 0)).toMatchObject({ seat: 0, total: 7, cities: 7, each: [{ points: 6 }, { points: 1 }] })
  })
})
