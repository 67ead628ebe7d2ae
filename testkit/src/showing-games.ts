/**
 * Games that together show all that a game has, so that coverage need not play hundreds: `test/shown.json`. They are
 * played first; whatever they no longer show is looked for in all the others, which takes long. Then write them anew:
 * `ECUMENE_SHOWN=record npx vitest run games/<game>/test/conformance.test.ts -t coverage`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Core, GameDef, Setup } from '@ecumene/kernel'
import { type CoverageOptions, shortest, unused } from './coverage.ts'

/** As `unused`, beginning with the games of `root/test/shown.json`. */
export function unusedAfter<S extends Core, E>(
  game: GameDef<S, E>,
  setups: readonly Setup[],
  o: CoverageOptions<S, E>,
  root: string,
): string[] {
  const path = join(root, 'test', 'shown.json')
  if (process.env.ECUMENE_SHOWN !== 'record') {
    const first: string[] = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : []
    return unused(game, setups, { ...o, first })
  }
  const wanted = new Set<string>(o.expected)
  const games: { name: string; shown: ReadonlySet<string>; decisions: number }[] = []
  const found = unused(game, setups, {
    ...o,
    played: (name, shown, decisions) => {
      const counts = [...shown].filter(thing => /^(verb|event) /.test(thing) || wanted.has(thing))
      games.push({ name, shown: new Set(counts), decisions })
    },
  })
  writeFileSync(path, `${JSON.stringify(shortest(games), null, 2)}\n`)
  return found
}
