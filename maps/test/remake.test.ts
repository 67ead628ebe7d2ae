import { expect, it } from 'vitest'
import { digestOf, digests, makeMap } from '../src/made.ts'
import { readMap } from '../src/packed.ts'

// Nothing a map is made from has changed, nor the map itself: then it need not be made again. FUZZ_GAMES, the long run,
// makes it all the same.
it.each(['civilization', 'mare-nostrum'] as const)(
  'making the map of %s again gives the committed file, byte for byte',
  { timeout: 240_000 },
  name => {
    const isKept = digests()[name] === digestOf(name)
    if (isKept && process.env.FUZZ_GAMES === undefined) return
    const committed = readMap(name)
    expect(makeMap(name).text === committed, 'run `npm run make -w @ecumene/maps` and commit the result').toBe(true)
    expect(isKept, 'the map is the same, but made.json is old: run `npm run make -w @ecumene/maps`').toBe(true)
  },
)
