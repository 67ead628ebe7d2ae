/** One thing in front of another: what it changes, and all the rest. */
import { expect, test } from 'vitest'
import { forwarded } from '../../src/table/forwarded.ts'

class Inner {
  #count = 0
  extra?: string
  get count(): number {
    return this.#count
  }
  add(): number {
    return ++this.#count
  }
  describe(): string {
    return `inner ${this.#count}`
  }
}
class Changed {
  readonly #inner: Inner
  constructor(inner: Inner) {
    this.#inner = inner
  }
  describe(): string {
    return `changed, ${this.#inner.describe()}`
  }
  twice(): number {
    this.#inner.add()
    return this.#inner.add()
  }
}

test('what is changed answers for itself, everything else is the inner one’s, private fields and getters included', () => {
  const inner = new Inner()
  const both = forwarded(inner, new Changed(inner))
  expect([both.describe(), both.twice(), both.add(), both.count]).toEqual(['changed, inner 0', 2, 3, 3])
  expect('twice' in both && 'add' in both && !('nothing' in both)).toBe(true)
})
test('a member that comes later is there, and a method stays the same function', () => {
  const inner = new Inner()
  const both = forwarded(inner, new Changed(inner))
  expect([both.extra, 'extra' in both]).toEqual([undefined, true])
  inner.extra = 'here'
  expect(both.extra).toBe('here')
  const { add, describe } = both
  expect([both.add === add, both.describe === describe]).toEqual([true, true])
  expect([add(), describe()]).toEqual([1, 'changed, inner 1'])
})
