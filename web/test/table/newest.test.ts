import { expect, test } from 'vitest'
import { newestOnly } from '../../src/table/newest.ts'

test('a slow older look back does not overwrite a newer one', async () => {
  const waiting = new Map<number, (answer: string) => void>()
  const kept: string[] = []
  const look = newestOnly(
    (seq: number) => new Promise<string>(resolve => waiting.set(seq, resolve)),
    answer => kept.push(answer),
  )
  const both = [look(5), look(6)]
  waiting.get(6)?.('position 6')
  await both[1]
  expect(kept).toEqual(['position 6'])
  waiting.get(5)?.('position 5')
  await both[0]
  expect(kept).toEqual(['position 6'])
})

test('one after another, each is kept', async () => {
  const kept: number[] = []
  const look = newestOnly(
    async (seq: number | null) => seq ?? 0,
    answer => kept.push(answer),
  )
  await look(1)
  await look(null)
  await look(3)
  expect(kept).toEqual([1, 0, 3])
})
