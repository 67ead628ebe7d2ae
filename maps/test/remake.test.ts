import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { makeCivilization } from '../src/civilization.ts'
import type { Facts } from '../src/facts.ts'

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')

it('making the map again gives the committed file, byte for byte', { timeout: 180_000 }, () => {
  const { map } = makeCivilization(JSON.parse(read('../data/civilization.json')) as Facts)
  const same = `${JSON.stringify(map)}\n` === read('../civilization.topo.json')
  expect(same, 'run `npm run make -w @ecumene/maps` and commit the result').toBe(true)
})
