import { byChance } from '@ecumene/contract'
import { Codes, type GameDef, verbs } from '@ecumene/kernel'
import { ScriptedRng } from '@ecumene/testkit'
import { expect, test } from 'vitest'

const V = verbs({ step: { to: 4 }, resign: {} })
const codes = (...some: number[]): Codes => {
  const list = new Codes()
  for (const code of some) list.put(code)
  return list
}
const game = (rarely?: readonly string[]) => ({ verbs: V, ...(rarely ? { rarely } : {}) }) as unknown as GameDef
const [step, resign] = [V.step.code(2), V.resign.code()]

test('one of the listed actions, each as likely', () => {
  for (const at of [0, 1]) {
    const rng = new ScriptedRng([at])
    expect(byChance(game(), codes(step, resign), rng)).toBe([step, resign][at])
    expect(rng.left).toBe(0)
  }
})
test('what is rarely done is drawn again, but for one time in two hundred', () => {
  const again = new ScriptedRng([1, 7, 1, 199, 0])
  expect(byChance(game(['resign']), codes(step, resign), again)).toBe(step)
  expect(again.left).toBe(0)
  const really = new ScriptedRng([1, 0])
  expect(byChance(game(['resign']), codes(step, resign), really)).toBe(resign)
  expect(really.left).toBe(0)
})
test('what is done often is not doubted; the only action is taken, however rare', () => {
  const rng = new ScriptedRng([0])
  expect(byChance(game(['resign']), codes(step, resign), rng)).toBe(step)
  const only = new ScriptedRng([0])
  expect(byChance(game(['resign']), codes(resign), only)).toBe(resign)
  expect([rng.left, only.left]).toEqual([0, 0])
})
