/** Who can end the game, and when: asked of every recorded position, and compared with how the games ended. */
import { join } from 'node:path'
import { threatsOf } from '@ecumene/contract'
import { asking, type Threat } from '@ecumene/kernel'
import { atEveryPosition } from '@ecumene/testkit'
import { expect, test } from 'vitest'
import { BRONZE } from '../data/technologies.ts'
import { bronze } from '../src/game.ts'
import { activationOf, layPositions } from '../src/query.ts'
import { CUBES_OUT, LAST_LAND, type S, STACKS_OUT } from '../src/state.ts'
import { cardsToEnd, turnsLeft } from '../src/threats.ts'
import { DECISIONS } from '../src/verbs.ts'

const ROOT = join(import.meta.dirname, '..')
const KEY: Readonly<Record<number, string>> = {
  [STACKS_OUT]: 'threat.stacksNow',
  [CUBES_OUT]: 'threat.cubesNow',
  [LAST_LAND]: 'threat.landNow',
}
/** The most cards that a card on top of a stack would activate, by the pictures of the matrix. */
function mostActivated(s: S): number {
  const cards = [...new Set([...s.top].filter(tech => tech >= 0)), BRONZE]
  const laid = cards.flatMap(tech => layPositions(s, s.turn).map(position => activationOf(s, s.turn, tech, position)))
  return Math.max(...laid.map(activation => 1 + (activation?.cells.length ?? 0)))
}

test('BRZ-END-1 BRZ-END-2 BRZ-END-3 no recorded game comes to its end unless it was told as possible since the round began', () => {
  const wrong: string[] = []
  const endings = new Set<number>()
  let round: { file: string; no: number; told: (readonly Threat[])[] } = { file: '', no: 0, told: [] }
  let before: S['ending'] = 0
  atEveryPosition(bronze, ROOT, ({ file, seq, match }) => {
    const s = match.state
    if (file !== round.file || s.round !== round.no) round = { file, no: s.round, told: [] }
    if (s.ending === 0) {
      before = 0
      round.told.push(threatsOf(bronze, match.setup, match.view('table')))
      return
    }
    if (before === 0) {
      endings.add(s.ending)
      // What can happen before the round is over is known from its first turn on, but for a land not yet revealed.
      const from = s.ending === LAST_LAND ? round.told.slice(-1) : round.told
      for (const threats of from)
        if (!threats.some(({ key, isNow }) => isNow && key === KEY[s.ending])) wrong.push(`${file} ${seq}: ${s.ending}`)
    }
    before = s.ending
  })
  expect(wrong).toEqual([])
  expect([...endings].sort()).toEqual([STACKS_OUT, CUBES_OUT, LAST_LAND])
}, 300_000)

test('BRZ-END-1 BRZ-END-2 BRZ-END-4 in every recorded position what is told can be done, and what cannot is not told as possible', () => {
  const wrong: string[] = []
  const counts = { cubes: 0, stacks: 0, last: 0 }
  atEveryPosition(bronze, ROOT, ({ file, seq, match }) => {
    const s = match.state
    const threats = threatsOf(bronze, match.setup, match.view(0))
    const complain = (what: string): number => wrong.push(`${file} ${seq}: ${what}`)
    if (match.outcome() !== null || s.round === 0) {
      if (threats.length > 0) complain('nothing can be ended')
      return
    }
    if (s.ending !== 0) {
      counts.last++
      if (threats.length !== 1 || threats[0].key !== 'threat.lastRound') complain('the last round is not told')
      if (threats[0].args?.seat !== (s.first + s.seats - 1) % s.seats) complain('the last player')
      return
    }
    if (asking(s) === DECISIONS.take) {
      const told = threats.some(({ seat, key }) => seat === s.turn && key === 'threat.cubesNow')
      const can = mostActivated(s) >= s.supply[s.turn]
      if (can) counts.cubes++
      if (told !== can) complain(`${s.turn} activates ${mostActivated(s)} with ${s.supply[s.turn]} cubes`)
      const stacks = threats.some(({ key }) => key === 'threat.stacksNow')
      if (stacks) counts.stacks++
      if (stacks !== cardsToEnd(s) <= turnsLeft(s)) complain(`${cardsToEnd(s)} cards, ${turnsLeft(s)} turns`)
    }
    for (const { seat, args, key } of threats)
      if (key.startsWith('threat.cubes') && args?.cubes !== s.supply[seat]) complain(`cubes of ${seat}`)
  })
  expect(wrong).toEqual([])
  for (const [what, n] of Object.entries(counts)) expect(n, what).toBeGreaterThan(5)
}, 300_000)
