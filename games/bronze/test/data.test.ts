import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CITIES, type CityEffect, cityDeck } from '../data/cities.ts'
import {
  BAND_FIRST,
  BAND_PLACES,
  bandAt,
  COAST,
  DESERT,
  FARMERS,
  HERDERS,
  HUNTERS,
  JUNGLE,
  KIND_IDS,
  KIND_NAMES,
  KINDS,
  LAND_IDS,
  LAND_SYMBOLS,
  LANDS,
  LANDSCAPE_IDS,
  LANDSCAPE_NAMES,
  LANDSCAPES,
  MOUNTAINS,
  PLACE_KIND,
  PLACE_LANDSCAPE,
  PLACE_ORDER,
  PLACES,
  placeAt,
  SAVANNA,
  STEPPE,
} from '../data/lands.ts'
import {
  BRONZE,
  CARDS_MARKED,
  CARDS_OF_EACH,
  FITTING_PLACES,
  fits,
  IRRIGATION,
  ORDINARY,
  TECH_DECK_SIZE,
  TECH_IDS,
  TECH_NAMES,
  TECHNOLOGIES,
  TECHS,
  technologyDeck,
} from '../data/technologies.ts'
import {
  CITY_DRAW,
  COLOURS,
  CUBES,
  LANDS_IN_PLAY,
  LANDS_OPEN,
  POOL,
  PROVINCE_TOKENS,
  RESERVE,
  ROUTE_LENGTHS,
  ROUTE_POINTS,
  ROUTE_TOKENS,
  STACK_SIZES,
  STACKS,
} from '../data/tokens.ts'

const TABLES = [2, 3, 4] as const
const upTo = (n: number): number[] => [...Array(n).keys()]
const pairsOf = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((a, i) => list.slice(i + 1).map((b): [T, T] => [a, b]))
const sum = (list: Iterable<number>): number => [...list].reduce((a, b) => a + b, 0)
const countOf = (list: Iterable<number>, n: number): number => [...list].filter(x => x === n).length
const bitCount = (bits: number): number =>
  countOf(
    upTo(16).map(i => (bits >> i) & 1),
    1,
  )
const effects = <T extends CityEffect['type']>(type: T) =>
  CITIES.map(city => city.effect).filter((e): e is Extract<CityEffect, { type: T }> => e.type === type)

describe('components', () => {
  test('BRZ-SET-2 the box: 14 lands, 70 technology cards, 50 cities, 120 cubes, 21 route and 12 province tokens', () => {
    expect(LAND_IDS).toHaveLength(LANDS)
    expect(LANDS).toBe(14)
    expect(technologyDeck(4)).toHaveLength(70)
    expect(CITIES).toHaveLength(50)
    expect(COLOURS.length * CUBES).toBe(120)
    expect(LANDSCAPES * ROUTE_TOKENS).toBe(21)
    expect(PROVINCE_TOKENS).toHaveLength(12)
  })

  test('BRZ-SET-3 seven landscapes from the mountains down to the coast', () => {
    expect(LANDSCAPE_IDS).toEqual(['mountains', 'forest', 'steppe', 'savanna', 'desert', 'jungle', 'coast'])
    expect([MOUNTAINS, STEPPE, SAVANNA, DESERT, JUNGLE, COAST].map(n => LANDSCAPE_IDS[n])).toEqual([
      'mountains',
      'steppe',
      'savanna',
      'desert',
      'jungle',
      'coast',
    ])
  })

  test('BRZ-SET-6 three kinds of symbol', () => {
    expect([FARMERS, HERDERS, HUNTERS].map(n => KIND_IDS[n])).toEqual(['farmers', 'herders', 'hunters'])
    expect(KIND_IDS).toHaveLength(KINDS)
  })

  test('BRZ-SET-8 route tokens 3, 5 and 7 are worth 3, 6 and 10', () => {
    expect(ROUTE_LENGTHS).toEqual([3, 5, 7])
    expect(ROUTE_POINTS).toEqual([3, 6, 10])
  })

  test('BRZ-SET-10 seven ordinary technologies and Bronze Casting', () => {
    expect(TECH_IDS).toHaveLength(TECHS)
    expect(TECHNOLOGIES).toHaveLength(ORDINARY)
    expect(TECH_IDS[BRONZE]).toBe('bronze')
    expect(new Set(TECH_IDS).size).toBe(8)
  })

  test.each([
    [2, 7, 1, 3],
    [3, 9, 2, 4],
    [4, 11, 2, 5],
  ] as const)('BRZ-SET-1 with %i players %i lands, %i open, %i cities drawn', (players, lands, open, draw) => {
    expect(LANDS_IN_PLAY[players]).toBe(lands)
    expect(LANDS_OPEN[players]).toBe(open)
    expect(CITY_DRAW[players]).toBe(draw)
  })

  test('BRZ-GAP-5 a province token for every land, with three left over for three players', () => {
    expect(TABLES.map(players => PROVINCE_TOKENS.length - LANDS_IN_PLAY[players])).toEqual([5, 3, 1])
  })

  test('BRZ-GAP-5 four province tokens each of 4, 5 and 6', () => {
    expect([4, 5, 6].map(value => countOf(PROVINCE_TOKENS, value))).toEqual([4, 4, 4])
  })

  test('BRZ-R-35 blue, yellow, red and green', () => {
    expect(COLOURS).toEqual(['blue', 'yellow', 'red', 'green'])
  })

  test('every name is given in the three languages, in its own script', () => {
    const names = [
      ...CITIES.map(c => c.names),
      ...[LANDSCAPE_NAMES, KIND_NAMES, TECH_NAMES].flatMap(t => Object.values(t)),
    ]
    expect(names).toHaveLength(50 + 7 + 3 + 8)
    for (const { en, ru, it } of names) {
      expect(en).toMatch(/^[A-Z][A-Za-z -]*$/)
      expect(it).toMatch(/^[A-Z][A-Za-z -]*$/)
      expect(ru).toMatch(/^[А-ЯЁ][А-ЯЁа-яё -]*$/)
    }
  })
})

describe('lands', () => {
  const bands = (land: number) => upTo(LANDSCAPES).map(landscape => BAND_PLACES[bandAt(land, landscape)])

  test('BRZ-GAP-1 every land has 14 places: two landscapes with one, three with two, two with three', () => {
    for (const land of upTo(LANDS)) {
      expect(sum(bands(land)), LAND_IDS[land]).toBe(PLACES)
      expect(
        [1, 2, 3].map(n => countOf(bands(land), n)),
        LAND_IDS[land],
      ).toEqual([2, 3, 2])
    }
  })

  test('BRZ-GAP-1 every landscape has 28 symbols over all lands, at least eight of each kind', () => {
    for (const landscape of upTo(LANDSCAPES)) {
      const kinds = [...PLACE_KIND].filter((_, at) => PLACE_LANDSCAPE[at] === landscape)
      expect(kinds, LANDSCAPE_IDS[landscape]).toHaveLength(28)
      for (const kind of upTo(KINDS)) expect(countOf(kinds, kind)).toBeGreaterThanOrEqual(8)
    }
  })

  test('BRZ-GAP-1 no two lands are alike', () => {
    expect(new Set(LAND_IDS.map(id => JSON.stringify(LAND_SYMBOLS[id]))).size).toBe(LANDS)
  })

  test('BRZ-GAP-1 the flat tables say what the printed symbols say', () => {
    for (const land of upTo(LANDS)) {
      const flat = upTo(PLACES).map(place => {
        const at = placeAt(land, place)
        return [LANDSCAPE_IDS[PLACE_LANDSCAPE[at]], PLACE_ORDER[at], KIND_IDS[PLACE_KIND[at]]]
      })
      const printed = LANDSCAPE_IDS.flatMap(id =>
        LAND_SYMBOLS[LAND_IDS[land]][id].map((kind, order) => [id, order, kind]),
      )
      expect(flat).toEqual(printed)
      for (const landscape of upTo(LANDSCAPES)) {
        const first = placeAt(land, BAND_FIRST[bandAt(land, landscape)])
        expect([PLACE_LANDSCAPE[first], PLACE_ORDER[first]]).toEqual([landscape, 0])
      }
    }
  })

  test('BRZ-T-18 places of an empty land-01 that each technology fits', () => {
    expect(upTo(TECHS).map(tech => bitCount(FITTING_PLACES[tech * LANDS]))).toEqual([3, 3, 6, 5, 5, 4, 4, 14])
  })

  test('BRZ-GAP-1 each technology fits two to six places of any land, and 58 in all (State 59)', () => {
    const fitting = (tech: number) => upTo(LANDS).map(land => bitCount(FITTING_PLACES[tech * LANDS + land]))
    for (const tech of upTo(ORDINARY)) {
      expect(Math.min(...fitting(tech)), TECH_IDS[tech]).toBeGreaterThanOrEqual(2)
      expect(Math.max(...fitting(tech)), TECH_IDS[tech]).toBeLessThanOrEqual(6)
    }
    expect(upTo(TECHS).map(tech => sum(fitting(tech)))).toEqual([59, 58, 58, 58, 58, 58, 58, 196])
  })

  test.each(TABLES)(
    'BRZ-GAP-1 whichever lands %i players draw, a run of seven fits every landscape and no kind is missing',
    players => {
      for (const landscape of upTo(LANDSCAPES)) {
        const places = upTo(LANDS).map(land => BAND_PLACES[bandAt(land, landscape)])
        expect(sum(places.sort().slice(0, LANDS_IN_PLAY[players]))).toBeGreaterThanOrEqual(7)
        for (const kind of KIND_IDS) {
          const without = LAND_IDS.filter(id => !LAND_SYMBOLS[id][LANDSCAPE_IDS[landscape]].includes(kind))
          expect(without.length).toBeLessThan(LANDS_IN_PLAY[players])
        }
      }
    },
  )
})

describe('technologies', () => {
  test('BRZ-GAP-2 Irrigation allows herders or farmers in mountains, savanna or desert', () => {
    const places = LANDSCAPE_IDS.flatMap((l, landscape) =>
      KIND_IDS.filter((_, kind) => fits(IRRIGATION, landscape, kind)).map(k => `${k} ${l}`),
    )
    expect(places).toEqual([
      'farmers mountains',
      'herders mountains',
      'farmers savanna',
      'herders savanna',
      'farmers desert',
      'herders desert',
    ])
  })

  test('BRZ-SET-11 Bronze Casting allows any settlement in any landscape', () => {
    for (const landscape of upTo(LANDSCAPES))
      for (const kind of upTo(KINDS)) expect(fits(BRONZE, landscape, kind)).toBe(true)
  })

  test('BRZ-GAP-2 a Fano plane: three landscapes a technology, three technologies a landscape, any two share one', () => {
    for (const { landscapes, kinds } of TECHNOLOGIES) {
      expect(new Set(landscapes).size).toBe(3)
      expect(new Set(kinds).size).toBe(2)
    }
    for (const [a, b] of pairsOf(TECHNOLOGIES))
      expect(a.landscapes.filter(l => b.landscapes.includes(l))).toHaveLength(1)
    for (const landscape of upTo(LANDSCAPES))
      expect(TECHNOLOGIES.filter(t => (t.landscapes as readonly number[]).includes(landscape))).toHaveLength(3)
  })

  test('BRZ-GAP-2 every kind in every landscape is reached by an ordinary technology', () => {
    for (const landscape of upTo(LANDSCAPES))
      for (const kind of upTo(KINDS)) expect(upTo(ORDINARY).some(tech => fits(tech, landscape, kind))).toBe(true)
  })

  test.each([
    [2, 42, 6],
    [3, 56, 8],
    [4, 70, 10],
  ] as const)('BRZ-GAP-3 %i players use %i cards, %i of each technology', (players, size, each) => {
    const deck = technologyDeck(players)
    expect(deck).toHaveLength(size)
    expect(TECH_DECK_SIZE[players]).toBe(size)
    expect(upTo(TECHS).map(tech => countOf(deck, tech))).toEqual([...Array(ORDINARY).fill(each), 0])
  })

  test('BRZ-GAP-3 BRZ-SET-17 of each technology six cards are marked 2, two 3 and two 4', () => {
    expect(CARDS_MARKED).toEqual({ 2: 6, 3: 2, 4: 2 })
    for (const players of TABLES)
      expect(sum(TABLES.filter(mark => mark <= players).map(mark => CARDS_MARKED[mark]))).toBe(CARDS_OF_EACH[players])
  })

  test.each([
    [2, [9, 9, 8, 8, 8]],
    [3, [12, 11, 11, 11, 11]],
    [4, [14, 14, 14, 14, 14]],
  ] as const)('BRZ-T-16 stacks for %i players: %j, the last being the reserve', (players, sizes) => {
    expect(STACK_SIZES[players]).toEqual(sizes)
    expect(STACK_SIZES[players]).toHaveLength(STACKS)
    expect(sum(sizes)).toBe(TECH_DECK_SIZE[players])
    expect([POOL, RESERVE]).toEqual([STACKS - 1, STACKS - 1])
  })
})

describe('cities', () => {
  test('BRZ-SET-12 each city exists once: ids, rule ids and names are all different', () => {
    expect(new Set(CITIES.map(c => c.id)).size).toBe(50)
    expect(new Set(CITIES.map(c => c.rule)).size).toBe(50)
    for (const language of ['en', 'ru', 'it'] as const)
      expect(new Set(CITIES.map(c => c.names[language])).size).toBe(50)
  })

  test('BRZ-SET-12 a rule id is the English name without its spaces and hyphens', () => {
    for (const { id, rule, names } of CITIES) {
      expect(rule).toBe(`BRZ-C-${names.en.replace(/[ -]/g, '')}`)
      expect(id).toBe(names.en.toLowerCase().replaceAll(' ', '-'))
    }
  })

  test.each(['en', 'ru', 'it'] as const)(
    'BRZ-SET-12 the %s rules give each city its name, map reference and points',
    language => {
      const lines = readFileSync(new URL(`../rules/${language}.md`, import.meta.url), 'utf8').split('\n')
      for (const { rule, names, grid, effect } of CITIES) {
        const line = lines.find(l => l.startsWith(`- [${rule}] `)) ?? ''
        expect(line).toContain(`] ${names[language]}, ${grid}: `)
        expect(line.match(/(?<![A-Z])\d+/g)).toEqual([String(effect.points)])
      }
    },
  )

  test('BRZ-R-34 map references: A1 4, B1 8, A2 5, B2 14, A3 5, B3 14', () => {
    const grids = ['A1', 'B1', 'A2', 'B2', 'A3', 'B3']
    expect(grids.map(grid => CITIES.filter(c => c.grid === grid).length)).toEqual([4, 8, 5, 14, 5, 14])
  })

  test.each([
    [2, 30, 18],
    [3, 40, 32],
    [4, 50, 50],
  ] as const)(
    'BRZ-GAP-4 BRZ-SET-24 %i players have %i city cards and never draw more than %i',
    (players, size, drawn) => {
      expect(cityDeck(players)).toHaveLength(size)
      expect((LANDS_IN_PLAY[players] - 1) * CITY_DRAW[players]).toBe(drawn)
    },
  )

  test('BRZ-T-1 four players: 70 technology cards make five stacks of 14; ten lands of five cities use all 50', () => {
    expect(STACK_SIZES[4].map(size => size * STACKS)).toEqual(Array(5).fill(technologyDeck(4).length))
    expect((LANDS_IN_PLAY[4] - 1) * CITY_DRAW[4]).toBe(cityDeck(4).length)
  })

  test('BRZ-GAP-4 the cities marked 3 and 4', () => {
    const marked = (players: number) =>
      CITIES.filter(c => c.players === players)
        .map(c => c.names.en)
        .sort()
        .join(', ')
    expect(marked(3)).toBe(
      'Altyn-Depe, Bactra, Beycesultan, Biskupin, Kish, Mari, Megiddo, Sintashta, Su Nuraxi, Tiryns',
    )
    expect(marked(4)).toBe('Akrotiri, Athens, Avaris, Lagash, Malia, Mycenae, Orchomenos, Susa, Yinxu, Yoshinogari')
  })

  test('BRZ-GAP-4 the eight cities of the scoring example are in the deck of three players', () => {
    const deck = [...cityDeck(3)].map(n => CITIES[n].names.en)
    for (const name of [
      'Mohenjo-Daro',
      'Hattusa',
      'Nafplion',
      'Thebes',
      'Su Nuraxi',
      'Ugarit',
      'Phaistos',
      'Limantepe',
    ])
      expect(deck).toContain(name)
  })

  test('BRZ-SET-12 one majority for each technology and landscape, one pair for each ordinary technology, four columns', () => {
    const numbers = (list: readonly number[]) => [...list].sort((a, b) => a - b)
    expect(numbers(effects('mostCards').map(e => e.tech))).toEqual(upTo(TECHS))
    expect(numbers(effects('mostSettlements').map(e => e.landscape))).toEqual(upTo(LANDSCAPES))
    expect(numbers(effects('bronzePairs').map(e => e.tech))).toEqual(upTo(ORDINARY))
    expect(effects('columnVariety')).toHaveLength(4)
    expect(CITIES.length - 8 - 7 - 7 - 4 - effects('rowSet').length - effects('allKinds').length).toBe(10)
  })

  test('BRZ-SET-12 row cities: every pair of technologies stands in exactly one of seven triples', () => {
    expect(effects('rowSet')).toHaveLength(7)
    const pairs = effects('rowSet').flatMap(e => pairsOf([...e.techs].sort()).map(String))
    expect(pairs).toHaveLength(21)
    expect(new Set(pairs).size).toBe(21)
  })

  test('BRZ-SET-12 the technologies of a row city share one landscape and reach all seven', () => {
    for (const { techs } of effects('rowSet')) {
      const landscapes = techs.flatMap(tech => TECHNOLOGIES[tech].landscapes)
      expect(upTo(LANDSCAPES).filter(l => countOf(landscapes, l) === 3)).toHaveLength(1)
      expect(new Set(landscapes).size).toBe(LANDSCAPES)
    }
  })

  test('BRZ-SET-12 the all-kinds cities chain the landscapes into one ring of seven', () => {
    const links = effects('allKinds').map(e => e.landscapes)
    expect(links).toHaveLength(7)
    const ring: number[] = [MOUNTAINS]
    for (let previous = -1, here: number = MOUNTAINS; ; ) {
      const next = links.filter(l => l.includes(here as 0)).map(([a, b]) => (a === here ? b : a))
      expect(next).toHaveLength(2)
      const onward = previous < 0 ? next[0] : next.find(l => l !== previous)
      if (onward === undefined || onward === MOUNTAINS) break
      ring.push(onward)
      previous = here
      here = onward
    }
    expect(new Set(ring).size).toBe(LANDSCAPES)
    expect(ring).toHaveLength(LANDSCAPES)
  })

  test('BRZ-SET-12 points: majorities of technology 6, of landscape 5, rows and all kinds 6, pairs 2, columns 1', () => {
    const points = (type: CityEffect['type']) => [...new Set(effects(type).map(e => e.points))]
    expect(
      (['mostCards', 'mostSettlements', 'rowSet', 'allKinds', 'bronzePairs', 'columnVariety'] as const).map(type =>
        points(type),
      ),
    ).toEqual([[6], [5], [6], [6], [2], [1]])
    const single = ['perProvince', 'perRoute', 'fewestProvinces', 'mostCubesLeft', 'fewestCubesLeft'] as const
    expect(single.map(type => points(type))).toEqual([[1], [1], [6], [6], [6]])
    const shape = ['matrixVariety', 'noTechAbove', 'bronzeInEveryColumn', 'tallColumn', 'fullRows'] as const
    expect(shape.map(type => points(type))).toEqual([[5], [5], [6], [6], [2]])
    expect(effects('matrixVariety').map(e => e.atLeast)).toEqual([6])
    expect(effects('noTechAbove').map(e => e.atMost)).toEqual([3])
    expect(effects('tallColumn').map(e => e.atLeast)).toEqual([6])
  })
})

test('the catalogues call the cities as the data do, and Russian counts in one, few and many', () => {
  for (const language of ['en', 'ru', 'it'] as const) {
    const path = new URL(`../ui/messages.${language}.json`, import.meta.url)
    const words = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>
    for (const { id, names } of CITIES) expect(words[`city.${id}`]).toBe(names[language])
    if (language !== 'ru') continue
    for (const [key, text] of Object.entries(words))
      for (const form of text.includes('plural') ? ['one {', 'few {', 'many {', 'other {'] : [])
        expect([key, text.includes(form)]).toEqual([key, true])
  }
})
