/** What a match in the worker needs of the world around it: the page, a store, a clock, somebody to think. */
import type { ActionJson, Entry } from '@ecumene/kernel'
import type { Player, Pondering } from '../table/table.ts'
import type { Wire } from './protocol.ts'
import type { SavedHead } from './saves.ts'
import type { Task } from './thinker.ts'
import type { PendingThought } from './thoughts.ts'

export interface Surroundings {
  send(wire: Wire): void
  /** Keeps the lines of the record after line `since`, and the head. */
  save(head: SavedHead, since: number, entries: readonly Entry[]): Promise<void>
  /** Calls back after so many milliseconds. */
  later(ms: number, then: () => void): void
  now(): number
  failed(error: unknown): void
  /** Where the bots' whims come from. */
  seed: number
  /** Lets a bot think elsewhere; `then` gets its answer, null if there is none. */
  think(
    task: Task & { readonly kind: 'play' },
    then: (action: ActionJson | null) => void,
    progress: (part: number) => void,
  ): PendingThought
  /** Which bot is searching, and how far it is. */
  pondering(pondering: Pondering | null): void
  /** Something about the players has changed. */
  seated(players: readonly Player[]): void
}
