/** How many connections somebody holds open at once, in this process. */
import { networkOf } from '../limiter.ts'
import type { Person } from '../people/person.ts'

export class Connections {
  readonly #open = new Map<string, number>()
  readonly #ofPerson: number
  readonly #ofStrangers: number
  /** A person each; all who do not say who they are of a network together. */
  constructor(ofPerson: number, ofStrangers: number) {
    this.#ofPerson = ofPerson
    this.#ofStrangers = ofStrangers
  }
  /** Null: there are so many already. Else what to call, once, when this one ends. */
  begin(person: Person | null, address: string): (() => void) | null {
    const name = person ? `person ${person.user}` : networkOf(address)
    const count = this.#open.get(name) ?? 0
    if (count >= (person ? this.#ofPerson : this.#ofStrangers)) return null
    this.#open.set(name, count + 1)
    return () => {
      const left = (this.#open.get(name) ?? 1) - 1
      if (left > 0) this.#open.set(name, left)
      else this.#open.delete(name)
    }
  }
}
