/** The rules of a game by version: today's are here from the start, older ones are loaded when a table needs them. */
import { RulesError } from '@ecumene/contract'
import type { GameDef } from '@ecumene/kernel'

/** What `--games` names: a module with the games that are played, and with those that were. */
export interface GamesModule {
  readonly games: readonly GameDef[]
  released?(game: string, version: number): Promise<GameDef>
}
export interface WantedVersion {
  readonly game: string
  readonly version: number
}

export class Versions {
  readonly #module: GamesModule
  readonly #loaded = new Map<string, GameDef>()
  private constructor(module: GamesModule) {
    this.#module = module
    for (const game of module.games) this.#loaded.set(nameOf({ game: game.id, version: game.version }), game)
  }
  static async in(module: string): Promise<Versions> {
    return new Versions((await import(module)) as GamesModule)
  }
  get today(): readonly GameDef[] {
    return this.#module.games
  }
  has(wanted: WantedVersion): boolean {
    return this.#loaded.has(nameOf(wanted))
  }
  get(wanted: WantedVersion): GameDef {
    const game = this.#loaded.get(nameOf(wanted))
    if (!game) throw new RulesError(`no rules of ${nameOf(wanted)}`)
    return game
  }
  async load(wanted: WantedVersion): Promise<GameDef> {
    if (!this.has(wanted)) {
      if (!this.#module.released) throw new RulesError(`no rules of ${nameOf(wanted)}`)
      this.#loaded.set(nameOf(wanted), await this.#module.released(wanted.game, wanted.version))
    }
    return this.get(wanted)
  }
}
const nameOf = ({ game, version }: WantedVersion): string => `${game}, version ${version}`
