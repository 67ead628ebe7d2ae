/** Moves that many tests make, in one word each. */

import { expect } from 'vitest'
import { GOOD_IDS, type GoodId, type ResourceId } from '../data/goods.ts'
import { provinceNumber } from '../src/board.ts'
import { at } from '../src/state.ts'
import { DECISIONS, PROGRAMS } from '../src/verbs.ts'
import { bare, built, control, count, EGYPT, holding, legions, owns, ROME, type Table, turnOf } from './table.ts'

export const pay = (m: Table, seat: number, ...set: string[]): Table => {
  for (const resource of set) m.play(seat, { verb: 'pay', resource })
  return m
}
export const rich = (m: Table, seat: number): Table => holding(m, seat, { coin: 30 })
export const building = (m: Table, seat: number): Table => m.at(DECISIONS.build, seat)
export const buy = (m: Table, seat: number, action: { verb: string; [k: string]: string }): Table =>
  m.play(seat, action).play(seat, { verb: 'payCoins' })
export const refused = (
  m: Table,
  seat: number,
  action: Readonly<Record<string, string | number | undefined>>,
): string => m.refusal(seat, action)?.rule ?? 'legal'
export const march = (m: Table, seat: number, from: string, to: string, n = 1, post = 'free'): Table =>
  m.play(seat, { verb: 'march', province: from, to, post, legions: n })
export const done = (m: Table, seat: number): Table => m.play(seat, { verb: 'done' })
/** A land battle in a province, with these dice (as shown: 1 to 6). */
export const battle = (
  m: Table,
  where: Parameters<typeof provinceNumber>[0],
  attacker: number,
  defender: number,
  ...dice: number[]
): Table => {
  m.s.active = attacker
  m.clear()
    .dice(...dice.map(d => d - 1))
    .run(PROGRAMS.battle, provinceNumber(where), attacker, defender)
  expect(m.diceUsed).toBe(true)
  return m
}
export const rolls = (m: Table): (readonly [number, number])[] => m.seen('rolled').map(e => [e.sum, e.hits] as const)
/** Cyrenaica is Egyptian and holds only Roman legions. */
export const cyrenaica = (n = 2): Table =>
  legions(
    built(control(bare(), EGYPT, 'cyrenaica'), 'cyrene', 'cyrenaica-papyrus', 'cyrenaica-market'),
    ROME,
    'cyrenaica',
    n,
  )
/** Rome at the conquest choices. */
export const conquest = (m: Table): Table => {
  m.s.active = ROME
  return m.clear().at(DECISIONS.conquest, ROME)
}
/** The start of Rome's turn. */
export const begin = (m: Table): Table => turnOf(m.clear(), ROME, PROGRAMS.turn)
/** Phase 1 of a later round. */
export const collect = (m: Table): Table => {
  m.s.round = 1
  return m.clear().run(PROGRAMS.round)
}
/** Nobody's resources are left, so what is held is the income. */
export const income = (m: Table, seat: number, ...kinds: ResourceId[]): number[] => kinds.map(k => count(m, seat, k))
export const legendary = (m: Table, seat: number): number =>
  GOOD_IDS.filter((_, g) => m.s.legend[at.legend(seat, g)] === 1).length
/** Carthage leads; each player holds and will offer just these resources. */
export function market(n: number, offers: Readonly<Record<number, readonly string[]>>, seats = 5): Table {
  const m = bare(seats)
  for (const [q, list] of Object.entries(offers)) {
    const what: Record<string, number> = {}
    for (const r of list) what[r] = (what[r] ?? 0) + 1
    holding(m, Number(q), what)
  }
  const leader = m.s.leader[0]
  return m.clear().run(PROGRAMS.trade).play(leader, { verb: 'marker', number: n })
}
export const takeFrom = (m: Table, seat: number, from: number, resource?: string): Table => {
  const list = m
    .choices(seat, 'take')
    .filter(a => a.from === from && (resource === undefined || a.resource === resource))
  expect(list.length, `seat ${seat} takes from ${from}`).toBeGreaterThan(0)
  return m.play(seat, list[0])
}
export const sizes = (m: Table): number[] => [...m.s.holdSize]

/** A unit a round for a coin or the commodity named; another of the kind is refused until the next round. */
export function expectOneCheapUnit(
  token: 'spartacus' | 'gilgamesh' | 'pharos',
  resource: GoodId,
  [place, next]: readonly [Place, Place],
  kind: number,
): void {
  const m = owns(holding(control(bare(), ROME, 'cisalpina'), ROME, { coin: 2, [resource]: 1, gems: 1 }), ROME, token)
  const pieces = m.s.pieces[at.pieces(ROME, kind)]
  building(m, ROME)
  expect(m.refusal(ROME, { verb: token, ...place, resource: 'gems' })).toMatchObject({
    rule: 'MN-R-20a',
    key: 'refuse.cheapPrice',
  })
  m.play(ROME, { verb: token, ...place, resource })
  expect([m.s.pieces[at.pieces(ROME, kind)], count(m, ROME, resource)]).toEqual([pieces - 1, 0])
  expect(m.refusal(ROME, { verb: token, ...next, resource: 'coin' })).toMatchObject({
    rule: 'MN-R-20b',
    key: 'refuse.usedPower',
  })
  m.s.round = 1
  m.run(PROGRAMS.round) // the next round begins
  expect(m.s.used[ROME]).toBe(0)
  holding(m, ROME, { coin: 1 })
    .at(DECISIONS.build, ROME)
    .play(ROME, { verb: token, ...next, resource: 'coin' })
  expect(m.s.pieces[at.pieces(ROME, kind)]).toBe(pieces - 2)
  const poor = building(holding(bare(), ROME, { coin: 1 }), ROME)
  expect(poor.refusal(ROME, { verb: token, ...place, resource: 'coin' })?.key).toBe('refuse.noPower')
}
type Place = { readonly province: string } | { readonly sea: string }
