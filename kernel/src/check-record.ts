/** Is a record what it says it is? Throws a MatchError that names the first thing that differs. */
import { commitment } from './chance.ts'
import type { GameDef } from './game.ts'
import type { Opening } from './journal.ts'
import { MatchError } from './match-error.ts'
import type { Checkpoint, Entry, MatchRecord } from './record.ts'

/** It is of this game, of these rules, and its key is the one that was promised. */
export function checkHead(game: Pick<GameDef, 'id' | 'version'>, record: MatchRecord): void {
  if (record.format !== 1) throw new MatchError(`a record of unknown format ${String(record.format)}`)
  if (record.game !== game.id) throw new MatchError(`a record of ${record.game}, not of ${game.id}`)
  if (record.version !== game.version)
    throw new MatchError(`a record of version ${record.version}; these are the rules of version ${game.version}`)
  if (commitment(record.key) !== record.commitment) throw new MatchError('the key does not fit its commitment')
}
export function checkCheckpoint({ id, version }: Pick<GameDef, 'id' | 'version'>, from: Checkpoint): void {
  if (from.game !== id || from.version !== version)
    throw new MatchError(`a checkpoint of ${from.game} ${from.version}; these are the rules of ${id} ${version}`)
}
export function checkOpening(opening: Opening, recorded: MatchRecord['opening']): void {
  if (!same(opening.draws, recorded.draws) || opening.hash !== recorded.hash)
    throw new MatchError('the opening differs')
}
export function checkLine(line: number, written: Entry, recorded: Entry): void {
  if (!same(written.draws ?? [], recorded.draws ?? [])) throw new MatchError(`line ${line}: other draws`)
  if (written.hash !== recorded.hash)
    throw new MatchError(`line ${line}: hash ${written.hash}, recorded ${recorded.hash}`)
}
const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((v, i) => v === b[i])
