/** Who could reach the end of the table: asked of every recorded position, and compared with how markers moved. */
import { join } from 'node:path'
import { NOMADS } from '@ecumene/civilization-family/src/state.ts'
import { threatsOf } from '@ecumene/contract'
import { atEveryPosition } from '@ecumene/testkit'
import { expect, test } from 'vitest'
import { civilization } from '../src/game.ts'
import { stepOf } from '../src/query/succession.ts'

const ROOT = join(import.meta.dirname, '..')

test('CIV-21.1a in every recorded position the steps to the end, and who cannot take the next one, are told as they are', () => {
  const wrong: string[] = []
  let near = 0
  let stands = 0
  let lastSteps = 0
  atEveryPosition(civilization, ROOT, ({ file, seq, match }) => {
    const s = match.state
    if (match.outcome() !== null) return
    // Nomads count areas, not steps (CIV-31.3a).
    if (s.ruleset === NOMADS) return
    const threats = threatsOf(civilization, match.setup, match.view(0)).filter(
      threat => threat.args?.steps !== undefined,
    )
    const complain = (what: string): number => wrong.push(`${file} ${seq}: ${what}`)
    if (
      JSON.stringify(threatsOf(civilization, match.setup, match.view('table'))) !==
      JSON.stringify(threatsOf(civilization, match.setup, match.view(0)))
    )
      complain('a seat is told more than the table')
    for (let seat = 0; seat < s.seats; seat++) {
      const steps = s.line - s.position[seat]
      const threat = threats.find(t => t.seat === seat)
      const isNear = s.nation[seat] >= 0 && steps > 0 && steps <= 3
      if ((threat !== undefined) !== isNear) complain(`${seat} is ${steps} steps away`)
      if (!threat) continue
      near++
      if (threat.args?.steps !== steps) complain(`${seat} is ${steps} steps away, told ${threat.args?.steps}`)
      const step = stepOf(s, seat)
      const isHeld = threat.key.startsWith('threat.stands.')
      if (isHeld) stands++
      if (threat.isNow) lastSteps++
      if (isHeld && step > 0) complain(`${seat} can go on`)
      if (threat.key === 'threat.goesBack' && step >= 0) complain(`${seat} does not go back`)
      if (steps === 1 && step > 0 && !threat.isNow) complain(`${seat} can end the game`)
    }
  })
  expect(wrong).toEqual([])
  expect(near).toBeGreaterThan(500)
  expect(stands).toBeGreaterThan(50)
  expect(lastSteps).toBeGreaterThan(0)
}, 300_000)

test('CIV-21.1a nobody reaches the end who was not told of when the markers began to move', () => {
  const before = new Map<string, { readonly round: number; readonly now: ReadonlySet<number> }>()
  let ends = 0
  const wrong: string[] = []
  atEveryPosition(civilization, ROOT, ({ file, match }) => {
    const s = match.state
    if (s.ruleset === NOMADS) return
    if (match.outcome() === null) {
      const now = threatsOf(civilization, match.setup, match.view(0)).filter(t => t.isNow)
      before.set(file, { round: s.round, now: new Set(now.map(t => t.seat)) })
      return
    }
    for (let seat = 0; seat < s.seats; seat++) {
      if (s.position[seat] < s.line) continue
      ends++
      if (!before.get(file)?.now.has(seat)) wrong.push(`${file}: ${seat}`)
    }
  })
  expect(wrong).toEqual([])
  expect(ends).toBeGreaterThan(0)
}, 300_000)
