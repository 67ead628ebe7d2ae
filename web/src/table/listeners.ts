/**
 * Who is told when a table changes. Positions that come in a burst are drawn together: drawn one by one, each before
 * the last was finished, they would pile up faster than a screen can draw, and the player's own would be seen only
 * after all of them.
 */
import { afterPicture } from '@ecumene/kit/picture.ts'

export class Listeners {
  readonly #all = new Set<() => void>()
  readonly #before: () => void
  #soon: ReturnType<typeof setTimeout> | undefined
  /** What was told last is not on the screen yet. */
  #isDrawing = false
  /** Meanwhile something else has changed. */
  #isStale = false

  /** `before`: what is to be done first, even if nobody listens. */
  constructor(before: () => void) {
    this.#before = before
  }
  get size(): number {
    return this.#all.size
  }
  add(listener: () => void): void {
    this.#all.add(listener)
  }
  delete(listener: () => void): void {
    this.#all.delete(listener)
  }
  clear(): void {
    this.#all.clear()
  }
  /** The player's own doing is shown at once. */
  tell(): void {
    clearTimeout(this.#soon)
    this.#soon = undefined
    this.#isStale = false
    this.#before()
    for (const listener of [...this.#all]) listener()
    this.#isDrawing = true
    afterPicture(() => {
      this.#isDrawing = false
      if (this.#isStale) this.tell()
    })
  }
  tellSoon(): void {
    if (this.#isDrawing) this.#isStale = true
    else this.#soon ??= setTimeout(() => this.tell(), 0)
  }
}
