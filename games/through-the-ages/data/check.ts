/** Mistakes in a row of the card lists that types cannot see. One message, which names the card. */
import type { CivilCard } from './civil.ts'
import type { MilitaryCard } from './military.ts'

const AGES = 4
const isCount = (value: number | undefined): boolean => Number.isInteger(value) && Number(value) >= 0

interface CheckedRow {
  readonly id: string
  readonly age: number
  readonly copies?: readonly number[]
}
function checkRows(list: string, cards: readonly CheckedRow[], faultOf: (index: number) => string | null): void {
  cards.forEach(({ id, age, copies }, index) => {
    const fault =
      (/^[a-z]+(-[a-z]+)*$/.test(id) ? null : 'its id is not of small letters and hyphens') ??
      (cards.findIndex(card => card.id === id) === index ? null : 'its id is there twice') ??
      (isCount(age) && age < AGES ? null : `age ${age} is none of 0 to 3`) ??
      (index === 0 || cards[index - 1].age <= age ? null : 'cards of a later age stand before it') ??
      (copies?.length === 3 && copies.every(isCount) ? null : 'copies are not three counts, for 2, 3 and 4 players') ??
      faultOf(index)
    if (fault) throw new Error(`${list} card ${id}: ${fault}`)
  })
}

const WORKERS = 'farm mine lab temple library theater arena infantry cavalry artillery airForce'.split(' ')
const SPECIALS = ['law', 'exploration', 'warfare', 'construction']
const needs = (has: unknown, what: string): string | null => (has === undefined ? `it has no ${what}` : null)
function faultOfCivil(card: CivilCard): string | null {
  const { kind, science, cost, limit, stages, play } = card
  if (WORKERS.includes(kind))
    return (
      needs(science, 'science cost') ?? needs(cost, 'cost') ?? needs(card.each ?? card.value, 'yield (each, value)')
    )
  if (SPECIALS.includes(kind)) return needs(science, 'science cost')
  if (kind === 'government')
    return needs(science, 'science cost') ?? needs(card.revolution, 'price of a revolution') ?? needs(limit, 'limit')
  if (kind === 'wonder')
    return stages && stages.length > 0 && stages.length <= 5 ? null : 'it has not one to five stages'
  if (kind === 'action') return needs(play, 'play')
  return science === undefined && cost === undefined && stages === undefined ? null : 'a leader costs nothing'
}
/** Words of powers are 0, 1, 2 and so on, each one's own. */
function faultOfPower(cards: readonly CivilCard[], index: number): string | null {
  const word = cards[index].power?.word
  if (word === undefined) return null
  const words = cards.flatMap(card => (card.power ? [card.power.word] : []))
  if (words.filter(other => other === word).length > 1) return `the power of another card has the word ${word} too`
  return isCount(word) && word < words.length ? null : `the word of its power is ${word}; the next one free comes first`
}
export function checkCivil<C extends readonly CivilCard[]>(cards: C): C {
  checkRows('civil', cards, index => faultOfCivil(cards[index]) ?? faultOfPower(cards, index))
  return cards
}

function faultOfMilitary(card: MilitaryCard): string | null {
  switch (card.kind) {
    case 'event':
      return needs(card.effects, 'effects')
    case 'aggression':
    case 'war':
      return needs(card.cost, 'cost')
    case 'pact':
      return needs(card.attack, 'attack') ?? needs(card.sided, 'sided')
    case 'tactic':
      return card.army?.length === 3 && card.strength?.length === 2 ? null : 'army and strength are not 3 and 2 numbers'
    case 'bonus':
      return needs(card.defence, 'defence') ?? needs(card.colonization, 'colonization')
    default:
      return null
  }
}
export function checkMilitary<C extends readonly MilitaryCard[]>(cards: C): C {
  checkRows('military', cards, index => faultOfMilitary(cards[index]))
  return cards
}
