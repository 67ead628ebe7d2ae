import { setFlagsFromString } from 'node:v8'
import { runInThisContext } from 'node:vm'
import { layout, table } from '@ecumene/kernel'
import { expect, test } from 'vitest'

setFlagsFromString('--allow-natives-syntax')
const hasFastProperties = runInThisContext('o => %HasFastProperties(o)') as (o: object) => boolean

test('the engine keeps a state with many tables as an object with fixed places, not as a hash table', () => {
  const fields = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`field${i}`, table([2])]))
  expect(hasFastProperties(layout(2, fields).create())).toBe(true)
})
