import { NONE } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'
import { RESOURCE_IDS } from '../data/goods.ts'
import { PROVINCE_IDS } from '../data/names.ts'
import { IN_PLAY } from '../src/board.ts'
import { TOKEN_IDS } from '../src/powers/tokens.ts'
import { DECISIONS, PROGRAMS } from '../src/verbs.ts'
import { allPass, count, GREECE, holding, ROME, sound, table } from './table.ts'

const _visible = (n: number): number => PROVINCE_IDS.filter((_, p) => (IN_PLAY[n] >> p) & 1).length
const _hold = (m: ReturnType<typeof table>, seat: number): Record<string, number> =>
  Object.fromEntries(RESOURCE_IDS.map(id => [id, count(m, seat, id)]).filter(([, n]) => (n as number) > 0))

describe('the display of heroes and wonders', () => {
  test('MN-SET-20 first games: five face up, twelve face down, hidden', () => {
    const m = table(4, { display: 'five' })
    expect(m.s.faceUp.filter(x => x === 1).length).toBe(5)
    expect(TOKEN_IDS.length - m.s.stackFrom).toBe(TOKEN_IDS.length - 5)
    expect([...m.view(ROME).stack].every(x => x === NONE)).toBe(true)
    holding(m, ROME, { coin: 12 }).at(DECISIONS.build, ROME)
    expect(m.can(ROME, { verb: 'pyramids' })).toBe(true) // the Pyramids always lie face up
    expect(m.choices(ROME, 'hire').length).toBe(5)
  })
  test('MN-SET-22 MN-R-3a experienced players: all seventeen face up, a game option', () => {
    const m = table(4, { display: 'all' })
    expect(m.s.faceUp.filter(x => x === 1).length).toBe(TOKEN_IDS.length)
  })
  test('MN-SET-21 MN-R-3b refilled to five at the end of phase 3, in the order of the spaces; not before, and face-down ones cannot be hired', () => {
    const m = table(3, { display: 'five' })
    const up = TOKEN_IDS.findIndex((_, t) => m.s.faceUp[t] === 1)
    const next = m.s.stack[m.s.stackFrom]
    holding(m, GREECE, { coin: 15 })
    m.s.owner[5] = NONE
    m.run(PROGRAMS.building).play(GREECE, { verb: 'appoint', target: GREECE })
    if (m.asked === 'buildFirst') m.play(m.owing[0], { verb: 'done' })
    expect(m.refusal(GREECE, { verb: 'hire', token: TOKEN_IDS[next] })).toMatchObject({
      rule: 'MN-R-3b',
      key: 'refuse.faceDown',
    })
    m.play(GREECE, { verb: 'hire', token: TOKEN_IDS[up] }).play(GREECE, { verb: 'payCoins' })
    m.playOn(
      seat => m.legal(seat)[0],
      () => m.asked === 'copy',
    )
    expect(m.s.faceUp[next]).toBe(0)
    allPass(m)
    expect(m.s.faceUp[next]).toBe(1)
    expect(m.s.faceUp.filter((x, t) => x === 1 && m.s.owner[t] === NONE).length).toBe(5)
    sound(m)
  })
})
