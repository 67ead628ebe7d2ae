/**
 * Every card says what it does: the numbers in its words are those of its data, in three languages; what it gives is
 * named; and what its data does not say is measured by playing the rules (measured.ts).
 */
import { describe, expect, test } from 'vitest'
import { CIVIL, type CivilCard, type Gives, STARTING } from '../../data/civil.ts'
import { type EventEffect, MILITARY, type MilitaryCard } from '../../data/military.ts'
import en from '../messages.en.json' with { type: 'json' }
import it from '../messages.it.json' with { type: 'json' }
import ru from '../messages.ru.json' with { type: 'json' }
import { EXTRA, WORDED } from './measured.ts'

type Catalogue = Readonly<Record<string, string>>
const LANGUAGES: Readonly<Record<string, Catalogue>> = { en, ru, it }
/** How each thing that cards give is called. */
const NAMES: Readonly<Record<string, readonly [en: RegExp, ru: RegExp, it: RegExp]>> = {
  science: [/science/i, /наук/i, /scienza/i],
  culture: [/culture/i, /культур/i, /cultura/i],
  happiness: [/happy|face/i, /счасть/i, /faccin/i],
  strength: [/strength/i, /сил/i, /forza/i],
  civil: [/civil action/i, /гражданск/i, /azion[ei] civil/i],
  military: [/military action/i, /военн/i, /azion[ei] militar/i],
  colonization: [/colonization/i, /бонус колонизации/i, /bonus di colonizzazione/i],
  blue: [/blue token/i, /син\S+ куб/i, /cub[oi] blu/i],
  yellow: [/yellow token/i, /жёлт\S+ куб/i, /cub[oi] giall/i],
  civilHand: [/hand limit/i, /лимит\S* карт в руке/i, /limiti di carte in mano/i],
  militaryHand: [/hand limit/i, /лимит\S* карт в руке/i, /limiti di carte in mano/i],
  food: [/food/i, /ед[ауые]/i, /cibo/i],
  resources: [/resource/i, /ресурс/i, /risors/i],
  population: [/population/i, /населени/i, /popolazione/i],
}
const words = (catalogue: Catalogue, id: string): string => catalogue[`cardtext.${id}`] ?? ''
const numbersIn = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number)
const sorted = (list: readonly number[]): readonly number[] => list.toSorted((a, b) => a - b)

type Bag = { readonly [key: string]: unknown }
const numbersOf = (bag: Bag | undefined): readonly number[] =>
  Object.values(bag ?? {}).flatMap(value => (typeof value === 'number' ? [Math.abs(value)] : []))
/** Both hand limits grow by one number. */
const given = (gives: Gives | undefined): readonly number[] => numbersOf({ ...gives, militaryHand: undefined })

function civilNumbers(card: CivilCard): readonly number[] {
  const { kind, value, each, gives, limit, play } = card
  const isArmsPerRival = play?.armsPerRival ?? play?.culturePerRival
  return [
    ...(value === undefined ? [] : [value]),
    ...numbersOf(each as Bag),
    ...given(gives),
    ...(kind === 'government' && limit !== undefined ? [limit] : []),
    ...numbersOf(play as Bag),
    ...numbersOf(play?.gain as Bag),
    ...(play?.either === undefined ? [] : [play.either]), // said twice: food or resources
    ...(isArmsPerRival ? [...isArmsPerRival, 2, 3, 4] : []), // and for how many players each is
  ]
}
function effectNumbers(effect: EventEffect): readonly number[] {
  const { awards, terms, byAge, ages: _, amongWeakest: __, ...rest } = effect
  return [
    ...numbersOf(rest as Bag),
    ...(effect.do === 'gain-either' ? [effect.amount ?? 0] : []),
    ...(awards ?? []).flat(),
    ...(byAge ?? (terms ?? []).flatMap(([, times]) => (times === 1 ? [] : [Math.abs(times)]))),
  ]
}
function militaryNumbers(card: MilitaryCard): readonly number[] {
  const {
    effects,
    gives,
    immediate,
    cost,
    loot,
    science,
    culture,
    sided,
    a,
    b,
    army,
    strength,
    defence,
    colonization,
  } = card
  const sides = sided === false ? [a] : [a, b]
  return [
    ...(effects ?? []).flatMap(effectNumbers),
    ...given(gives),
    ...numbersOf(immediate as Bag),
    ...[cost, loot, science, culture, defence, colonization].flatMap(n => (n === undefined ? [] : [n])),
    ...sides.flatMap(side => numbersOf(side as Bag)),
    ...(army ?? []).filter(n => n > 0),
    ...(strength ? [...new Set(strength)] : []),
  ]
}
const CARDS: readonly (readonly [id: string, numbers: readonly number[], gives: readonly string[]])[] = [
  ...([...STARTING, ...CIVIL] as readonly CivilCard[]).map(
    card => [card.id, civilNumbers(card), Object.keys({ ...card.each, ...card.gives, ...card.play?.gain })] as const,
  ),
  ...(MILITARY as readonly MilitaryCard[]).map(
    card =>
      [
        card.id,
        militaryNumbers(card),
        [
          ...Object.keys({ ...card.gives, ...card.immediate, ...card.a, ...card.b }),
          ...(card.effects ?? []).flatMap(effect => Object.keys(effect)),
        ].filter(key => key in NAMES),
      ] as const,
  ),
]

test('all 236 cards have words', () => {
  expect(CARDS).toHaveLength(236)
})
describe.each(Object.keys(LANGUAGES).map((language, i) => [language, i] as const))('%s', (language, i) => {
  test.each(CARDS)('%s', (id, numbers, gives) => {
    const text = words(LANGUAGES[language], id)
    expect(text).not.toBe('')
    expect(sorted([...numbersIn(text), ...(WORDED[id] ?? [])]), text).toEqual(
      sorted([...numbers, ...(EXTRA[id]?.() ?? [])]),
    )
    for (const what of gives) expect(text).toMatch(NAMES[what]?.[i] ?? /./)
  })
})

/** Of two players only one is meant (TTA-EVT-13): the card must say which one. */
const OF_TWO = [...(MILITARY as readonly MilitaryCard[])]
  .filter(card => card.effects?.some(({ who, amongWeakest }) => who?.startsWith('two-') || amongWeakest))
  .map(card => card.id)
test.each([...OF_TWO, 'genghis-khan'])('TTA-EVT-13 %s says who is meant when two play', id => {
  expect(words(en, id)).toMatch(/with two players: (is )?the (strong|weak)est/)
  expect(words(ru, id)).toMatch(/\(вдвоём[ :—]+(только |если вы )?(сильн|слаб)ейшая\)/)
  expect(words(it, id)).toMatch(/in due giocatori: la più (forte|debole)/)
})

/** Words of the glossary that were said otherwise before, and must not come back. */
const GONE: Readonly<Record<string, readonly RegExp[]>> = {
  en: [/\bthe own\b|\bone own\b|\b\d colonization\b/],
  ru: [
    /снести|снесите|разыграть|перенять|перенимает|торги|торгов /i,
    /плюс превосходство|по превосходству|единиц превосходства/i,
    /желт|(^| )дает |партнер|совершите революцию/i,
  ],
  it: [
    /\bepoc|antiquato|miglioria|truppe di colonizzazione|Arte militare/,
    /\bfas[ei] (della|di una) meraviglia/,
    /\b\d (scienza|cultura|forza|fanteria|cavalleria|artiglieria)\b|ogni felicità/i,
  ],
}
test.each(Object.keys(GONE))('%s keeps to the glossary', language => {
  const said = Object.values(LANGUAGES[language]).filter(text => GONE[language].some(word => word.test(text)))
  expect(said).toEqual([])
})
