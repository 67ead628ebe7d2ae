/** Keeps a match in this browser: one write at a time; what changes meanwhile is written next. */
import type { Match } from '@ecumene/kernel'
import type { SavedHead } from './saves.ts'
import type { Surroundings } from './surroundings.ts'

export class Keeper {
  readonly #match: Match
  readonly #around: Pick<Surroundings, 'save' | 'failed'>
  readonly #headNow: () => SavedHead
  /** Lines of the record that are kept already. */
  #saved: number
  #saving: Promise<void> | null = null
  #isDirty = false

  constructor(match: Match, around: Pick<Surroundings, 'save' | 'failed'>, headNow: () => SavedHead) {
    this.#match = match
    this.#around = around
    this.#headNow = headNow
    this.#saved = match.seq
  }
  keep(): void {
    this.#isDirty = true
    this.#saving ??= this.#write()
      .catch(error => this.#around.failed(error))
      .finally(() => {
        this.#saving = null
      })
  }
  async #write(): Promise<void> {
    while (this.#isDirty) {
      this.#isDirty = false
      const { seq } = this.#match
      await this.#around.save(this.#headNow(), this.#saved, this.#match.written(this.#saved))
      this.#saved = seq
    }
  }
}
