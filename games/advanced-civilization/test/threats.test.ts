/** Who could reach the end of the table: asked of every recorded position, and compared with how markers moved. */
import { join } from 'node:path'
import { threatsOf } from '@ecumene/contract'
import { atEveryPosition } from '@ecumene/testkit'
import { expect, test } from 'vitest'
import { FINISH } from '../data/nations.ts'
import { advancedCivilization } from '../src/game.ts'
import { stepOf } from '../src/query/succession.ts'
import { isIdle } from '../src/state.ts'

const ROOT = join(import.meta.dirname, '..')

test('ADV-14.1 in every recorded position the steps to the end, and who cannot take the next one, are told as they are', () => {
  const wrong: string[] = []
  let near = 0
  let stands = 0
  let lastSteps = 0
  atEveryPosition(advancedCivilization, ROOT, ({ file, seq, match }) => {
    const s = match.state
    if (match.outcome() !== null) return
    const threats = threatsOf(advancedCivilization, match.setup, match.view(0)).filter(
      threat => threat.args?.steps !== undefined,
    )
    const complain = (what: string): number => wrong.push(`${file} ${seq}: ${what}`)
    if (
      JSON.stringify(threatsOf(advancedCivilization, match.setup, match.view('table'))) !==
      JSON.stringify(threatsOf(advancedCivilization, match.setup, match.view(0)))
    )
      complain('a seat is told more than the table')
    for (let seat = 0; seat < s.seats; seat++) {
      const steps = FINISH - s.position[seat]
      const threat = threats.find(t => t.seat === seat)
      const isNear = s.nation[seat] >= 0 && steps > 0 && steps <= 3 && !isIdle(s, seat)
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
      // Everything that moves a marker lies open here.
      if (step === 0 && !isHeld) complain(`${seat} stands still, and nobody says why`)
    }
  })
  expect(wrong).toEqual([])
  expect(near).toBeGreaterThan(500)
  expect(stands).toBeGreaterThan(50)
  expect(lastSteps).toBeGreaterThan(0)
}, 300_000)

test('ADV-14.1 nobody reaches the end of the track of whom it was not told just before', () => {
  const told = new Map<string, readonly number[]>()
  let ends = 0
  const wrong: string[] = []
  atEveryPosition(advancedCivilization, ROOT, ({ file, match }) => {
    if (match.outcome() === null) {
      const threats = threatsOf(advancedCivilization, match.setup, match.view(0))
      told.set(
        file,
        threats.filter(threat => threat.isNow).map(threat => threat.seat),
      )
      return
    }
    match.state.position.forEach((position, seat) => {
      if (position < FINISH) return
      ends++
      if (!told.get(file)?.includes(seat)) wrong.push(`${file}: ${seat}`)
    })
  })
  expect(wrong).toEqual([])
  expect(ends).toBeGreaterThan(0)
}, 300_000)
