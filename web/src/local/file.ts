/** A game as a file: the record with its players. What comes in may be anything; it is checked before it is kept. */
import { type Core, type GameDef, Match, type MatchRecord, type Outcome } from '@ecumene/kernel'
import { Failure } from '../failure.ts'
import type { Player } from '../table/table.ts'
import type { SavedHead } from './saves.ts'

export interface GameFile {
  readonly ecumene: 'game'
  readonly format: 1
  readonly players: readonly Player[]
  readonly record: MatchRecord
}
export const fileOf = (players: readonly Player[], record: MatchRecord): GameFile => ({
  ecumene: 'game',
  format: 1,
  players,
  record,
})

/** Reads a file of ours, or a bare record. Throws a Failure. */
export function readFile(text: string): GameFile {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new Failure('file.json', String(error instanceof Error ? error.message : error))
  }
  if (!isObject(json)) throw new Failure('file.shape', 'the file')
  const wrapped = json.ecumene === 'game'
  const record = recordOf(wrapped ? json.record : json)
  const { seats } = record.setup
  const players = wrapped ? json.players : Array.from({ length: seats }, (_, i) => human(i))
  if (!Array.isArray(players) || players.length !== seats || !players.every(isPlayer))
    throw new Failure('file.shape', 'players')
  return fileOf(players, record)
}

/** Plays the record through; throws a Failure if it does not hold. Gives what is kept in the browser. */
export function headOf(file: GameFile, game: GameDef, id: string, now: number): SavedHead {
  const { record, players } = file
  if (record.version !== game.version) throw new Failure('file.version', `${record.version} ≠ ${game.version}`)
  let match: Match
  try {
    match = Match.replay(game, record)
  } catch (error) {
    throw new Failure('file.replay', error instanceof Error ? error.message : String(error))
  }
  return {
    id,
    game: game.id,
    version: game.version,
    players,
    seen: players.map(() => match.seq),
    createdAt: now,
    updatedAt: now,
    actions: match.seq,
    progress: game.progress(match.state),
    isOver: match.outcome() !== null,
    leaders: leadersOf(game, match.view('table')),
    winners: winnersOf(match.outcome()),
  }
}
/** Who is ahead, from a view of the table; nobody while all are level. */
export function leadersOf(game: GameDef, view: Core): readonly number[] {
  const standing = game.standing?.(view) ?? []
  const most = Math.max(...standing)
  return standing.every(n => n === most) ? [] : standing.flatMap((n, seat) => (n === most ? [seat] : []))
}
/** The seats in the first place; nobody while the game goes on. */
export const winnersOf = (outcome: Outcome | null): readonly number[] =>
  outcome?.places.flatMap((place, seat) => (place === 1 ? [seat] : [])) ?? []

function recordOf(x: unknown): MatchRecord {
  const want = (holds: boolean, what: string): void => {
    if (!holds) throw new Failure('file.shape', what)
  }
  if (!isObject(x)) throw new Failure('file.shape', 'record')
  want(x.format === 1, 'record.format')
  want(typeof x.game === 'string', 'record.game')
  want(typeof x.version === 'number', 'record.version')
  want(isHex(x.key) && isHex(x.commitment), 'record.key')
  const { setup, opening, entries } = x
  want(
    isObject(setup) && Number.isInteger(setup.seats) && typeof setup.variant === 'string' && isObject(setup.options),
    'record.setup',
  )
  want(isObject(opening) && Array.isArray(opening.draws) && typeof opening.hash === 'number', 'record.opening')
  if (!Array.isArray(entries)) throw new Failure('file.shape', 'record.entries')
  entries.forEach((e: unknown, i) => {
    want(
      isObject(e) &&
        Number.isInteger(e.seat) &&
        typeof e.hash === 'number' &&
        (e.action === null || isObject(e.action)),
      `record.entries[${i}]`,
    )
  })
  return x as unknown as MatchRecord
}
const isObject = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x)
const isHex = (x: unknown): boolean => typeof x === 'string' && /^[0-9a-f]{64}$/.test(x)
const isPlayer = (x: unknown): x is Player =>
  isObject(x) &&
  (x.kind === 'human' || x.kind === 'bot') &&
  (x.name === null || (typeof x.name === 'string' && x.name.length <= 40)) &&
  (x.bot === null || typeof x.bot === 'string') &&
  Number.isInteger(x.colour) &&
  (x.colour as number) >= 0 &&
  (x.colour as number) < 9 &&
  (x.hints === undefined || Number.isInteger(x.hints)) &&
  (x.brain === undefined || isBrain(x.brain))
const isBrain = (x: unknown): boolean => isObject(x) && Number.isInteger(x.version) && Number.isInteger(x.seed)
const human = (seat: number): Player => ({ kind: 'human', name: null, bot: null, colour: seat })
