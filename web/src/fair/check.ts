/**
 * Was the luck of a game fixed before it began, and is the record what followed from it? Every step is done here, in
 * the reader's own browser: the fingerprint of the key, then every draw and every move again by the rules.
 */
import { commitment, type GameDef, Match, type MatchRecord, type Outcome } from '@ecumene/kernel'
import type { Seal } from './seal.ts'

export const STEPS = ['seal', 'key', 'opening', 'moves', 'result'] as const
type StepName = (typeof STEPS)[number]
/** `open`: it cannot be told from here; `skipped`: an earlier step failed, so this one says nothing. */
type StepVerdict = 'good' | 'bad' | 'open' | 'skipped'
export interface CheckStep {
  readonly name: StepName
  readonly verdict: StepVerdict
  /** Message key `fair.step.<name>.<says>`; empty of what was skipped. */
  readonly says: string
  readonly args: Readonly<Record<string, number | string>>
}
export interface Evidence {
  readonly record: MatchRecord
  /** What this browser noted while the game was played, if it was there. */
  readonly seal: Seal | null
  /** How the game ended according to the page that shows it, if it shows that. */
  readonly shown: Outcome | null
}

/** Yields each step as soon as it is decided. What an earlier failure makes worthless is skipped. */
export async function* check({ record, seal, shown }: Evidence, game: GameDef): AsyncGenerator<CheckStep> {
  if (seal === null) yield step('seal', 'open', 'absent')
  else if (seal.commitment === record.commitment) yield step('seal', 'good', 'same', { seq: seal.seq })
  else yield step('seal', 'bad', 'other', { seq: seal.seq })

  // A key that is not the sealed one proves nothing by what follows from it.
  if (fingerprint(record.key) !== record.commitment)
    return yield* [step('key', 'bad', 'differs'), ...skipped('opening', 'moves', 'result')]
  yield step('key', 'good', 'fits')

  if (record.version !== game.version)
    return yield* [
      step('opening', 'open', 'version', { version: record.version, here: game.version }),
      ...skipped('moves', 'result'),
    ]
  await breathe()
  const n = record.opening.draws.length
  if (!replay(game, { ...record, entries: [] }).match)
    return yield* [step('opening', 'bad', 'differs', { n }), ...skipped('moves', 'result')]
  yield step('opening', 'good', 'same', { n })

  await breathe()
  const { match, line } = replay(game, record)
  if (!match) {
    const where = line === null ? step('moves', 'bad', 'broken') : step('moves', 'bad', 'differs', { line })
    return yield* [where, ...skipped('result')]
  }
  const draws = record.entries.reduce((sum, e) => sum + (e.draws?.length ?? 0), 0)
  yield step('moves', 'good', 'same', { n: record.entries.length, draws })

  const outcome = match.outcome()
  if (!shown) yield outcome ? step('result', 'good', 'alone') : step('result', 'open', 'unfinished')
  else yield outcome && sameOutcome(outcome, shown) ? step('result', 'good', 'same') : step('result', 'bad', 'differs')
}

const step = (name: StepName, verdict: StepVerdict, says: string, args: CheckStep['args'] = {}): CheckStep => ({
  name,
  verdict,
  says,
  args,
})
const skipped = (...names: readonly StepName[]): readonly CheckStep[] => names.map(name => step(name, 'skipped', ''))
/** The page may draw what is decided so far. */
const breathe = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0))
function fingerprint(key: string): string | null {
  try {
    return commitment(key)
  } catch {
    return null
  }
}
function replay(game: GameDef, record: MatchRecord): { match: Match | null; line: number | null } {
  try {
    return { match: Match.replay(game, record), line: null }
  } catch (error) {
    const found = /^line (\d+):/.exec(error instanceof Error ? error.message : '')
    return { match: null, line: found ? Number(found[1]) : null }
  }
}
const sameOutcome = (a: Outcome, b: Outcome): boolean => {
  const same = (x: readonly number[], y: readonly number[]): boolean =>
    x.length === y.length && x.every((v, i) => v === y[i])
  return same(a.places, b.places) && same(a.scores, b.scores)
}
