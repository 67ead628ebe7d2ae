import { NOBODY, type Threat } from '@ecumene/kernel'
import { words } from '@ecumene/words'
import { expect, test } from 'vitest'
import { linesOf } from '../src/screen/threat-lines.ts'

const w = words('en', {
  'threat.attack': '{seat} may attack {target}',
  'threat.steps': '{seat} is {steps, plural, one {# step} other {# steps}} away',
  'threat.last': 'The last round',
}).seated(['Ada', 'Bo', 'Cy'])
const attack = (seat: number, target: number): Threat => ({
  seat,
  isNow: true,
  rule: 'T-1',
  key: 'threat.attack',
  args: { seat, target },
})
const steps = (seat: number, n: number): Threat => ({
  seat,
  isNow: false,
  rule: 'T-2',
  key: 'threat.steps',
  args: { seat, steps: n },
})

test('what one player could do to several is one sentence; figures are never added', () => {
  const last: Threat = { seat: NOBODY, isNow: true, rule: 'T-3', key: 'threat.last' }
  const lines = linesOf(w, [last, attack(0, 1), attack(0, 2), attack(1, 2), steps(0, 2), steps(1, 2)])
  expect(lines.map(line => line.text)).toEqual([
    'The last round',
    'Ada may attack Bo and Cy',
    'Bo may attack Cy',
    'Ada is 2 steps away',
    'Bo is 2 steps away',
  ])
  expect(lines.map(line => [line.seat, line.isNow])).toEqual([
    [NOBODY, true],
    [0, true],
    [1, true],
    [0, false],
    [1, false],
  ])
})
