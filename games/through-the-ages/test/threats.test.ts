/** Who could attack whom, which war is to be decided, when the game ends: asked of every recorded position. */
import { join } from 'node:path'
import { threatsOf } from '@ecumene/contract'
import { asking, Codes, NONE, type Seat, type Threat } from '@ecumene/kernel'
import { atEveryPosition } from '@ecumene/testkit'
import { expect, test } from 'vitest'
import { aggression, war } from '../src/cards.ts'
import { politics } from '../src/decisions/politics.ts'
import { cardAt, type S } from '../src/state.ts'
import { DECISIONS, VERBS } from '../src/verbs.ts'
import { game } from './table.ts'

const ROOT = join(import.meta.dirname, '..')
const legalAttacks = (s: S, seat: Seat): readonly Seat[] => {
  const legal = new Codes()
  politics.legal(s, seat, legal)
  return Array.from(legal.at.subarray(0, legal.n))
    .filter(code => VERBS.attack.is(code))
    .map(code => VERBS.attack.arg.target(code))
}
/** Targets that some aggression would allow, were it in their hand in place of a card with the same back. */
function possibleTargets(s: S, seat: Seat, scratch: S): ReadonlySet<Seat> {
  const found = new Set<Seat>()
  if (s.peaceful === 1) return found // no such card is in the decks
  aggression.cards.forEach((card, which) => {
    if (s.cardAges[seat * 4 + card.age] === 0) return
    scratch.words.set(s.words)
    scratch.cards[cardAt(seat, 0)] = aggression.card[which]
    scratch.cards.fill(NONE, cardAt(seat, 1), cardAt(seat, s.cardCount[seat]))
    for (const target of legalAttacks(scratch, seat)) found.add(target)
  })
  return found
}
const told = (threats: readonly Threat[], key: string): readonly Threat[] => threats.filter(t => t.key === key)

test('TTA-AGG-5 TTA-WAR-4 TTA-ROUND-6 in every recorded position: attacks, wars and the last round are told as they are', () => {
  const wrong: string[] = []
  let attacks = 0
  let wars = 0
  atEveryPosition(game, ROOT, ({ file, seq, match }) => {
    const s = match.state
    const threats = threatsOf(game, match.setup, match.view(0))
    const complain = (what: string): number => wrong.push(`${file} ${seq}: ${what}`)
    for (const view of [1, 'table'] as const)
      if (JSON.stringify(threatsOf(game, match.setup, match.view(view))) !== JSON.stringify(threats))
        complain(`${view} is told something else`)
    if (match.outcome() !== null) {
      if (threats.length > 0) complain('the game is over')
      return
    }
    if (asking(s) === DECISIONS.politics) {
      const seat = s.turn
      const listed = new Set(
        told(threats, 'threat.attack')
          .filter(t => t.seat === seat)
          .map(t => t.args?.target),
      )
      const scratch = match.layout.create()
      const possible = possibleTargets(s, seat, scratch)
      attacks += possible.size
      for (const target of legalAttacks(s, seat)) if (!listed.has(target)) complain(`${seat} can attack ${target}`)
      for (const target of possible) if (!listed.has(target)) complain(`${seat} may be able to attack ${target}`)
      for (const target of listed) if (!possible.has(Number(target))) complain(`${seat} cannot attack ${target}`)
    }
    const declared = Array.from(s.war).flatMap((which, seat) =>
      which === NONE ? [] : [`${seat} ${s.enemy[seat]} ${war.ids[which]}`],
    )
    wars += declared.length
    const listed = told(threats, 'threat.war').map(({ seat, args }) => `${seat} ${args?.target} ${args?.card}`)
    if (listed.join() !== declared.join()) complain(`wars ${declared.join()} are told as ${listed.join()}`)
    const isLast = s.lastRound > 0 && s.round === s.lastRound
    if (told(threats, 'threat.lastRound').length !== Number(isLast)) complain('the last round')
  })
  expect(wrong).toEqual([])
  expect(attacks).toBeGreaterThan(100)
  expect(wars).toBeGreaterThan(20)
}, 120_000)

test('TTA-ROUND-6 a game ends with the round that was told to be its last', () => {
  const rounds = new Map<string, Set<number>>()
  const ends = new Map<string, number>()
  atEveryPosition(game, ROOT, ({ file, match }) => {
    const last = threatsOf(game, match.setup, match.state).find(({ args }) => args?.round !== undefined)
    if (last) rounds.set(file, (rounds.get(file) ?? new Set()).add(Number(last.args?.round)))
    if (match.outcome() !== null) ends.set(file, match.state.lastRound)
  })
  expect(rounds.size).toBeGreaterThan(0)
  for (const [file, told] of rounds) expect([...told], file).toEqual([ends.get(file)])
}, 120_000)
