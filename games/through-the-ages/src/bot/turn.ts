/** The policy of a rollout looks at most actions of a turn once. */
import { type Code, type Codes, NONE, type Seat } from '@ecumene/kernel'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'
import { goesToHand, phase } from './actions.ts'
import type { Room } from './waste.ts'
import type { Weights } from './weights.ts'

const MOST = 256
/** What costs this much does not become good within the turn. */
const HOPELESS = -3
/**
 * Scores of a turn's actions that are kept while the turn goes on: most of them change little by what is played. What
 * seems best is looked at again before it is played, and everything before the turn ends.
 */
export class Turn {
  #seat: Seat = NONE
  #round = NONE
  #n = 0
  readonly #codes = new Int32Array(MOST)
  readonly #scores = new Float64Array(MOST)
  readonly #fresh = new Uint8Array(MOST)
  readonly #now = new Float64Array(MOST)

  forget(): void {
    this.#seat = NONE
  }
  /** The action that seems best, by its place in the list. */
  best(s: S, seat: Seat, legal: Codes, room: Room, weights: Weights): number {
    if (this.#seat !== seat || this.#round !== s.round) this.#n = 0
    this.#seat = seat
    this.#round = s.round
    phase.look(s, seat, legal, weights, this.#now)
    for (let i = 0; i < legal.n; i++) {
      const code = legal.at[i]
      const known = goesToHand(s, seat, code) ? NONE : this.#placeOf(code, i)
      this.#fresh[i] = known === NONE ? 1 : 0
      if (known !== NONE) this.#now[i] = this.#scores[known]
      else if (!goesToHand(s, seat, code)) this.#now[i] = phase.score(code, room, weights)
    }
    const best = this.#settle(legal, room, weights)
    this.#n = legal.n
    for (let i = 0; i < legal.n; i++) {
      this.#codes[i] = legal.at[i]
      this.#scores[i] = this.#now[i]
    }
    return best
  }
  /** Looks again at what seems best until it still does. */
  #settle(legal: Codes, room: Room, weights: Weights): number {
    for (;;) {
      let best = 0
      for (let i = 1; i < legal.n; i++) if (this.#now[i] > this.#now[best]) best = i
      if (this.#fresh[best] === 0) this.#lookAgain(best, legal, room, weights)
      else if (!VERBS.endTurn.is(legal.at[best]) || !this.#refresh(legal, room, weights)) return best
    }
  }
  /** Looks again at everything that was not far from worth its while; false if nothing was left. */
  #refresh(legal: Codes, room: Room, weights: Weights): boolean {
    let some = false
    for (let i = 0; i < legal.n; i++) {
      if (this.#fresh[i] === 1 || this.#now[i] < HOPELESS) continue
      some = true
      this.#lookAgain(i, legal, room, weights)
    }
    return some
  }
  #lookAgain(i: number, legal: Codes, room: Room, weights: Weights): void {
    this.#now[i] = phase.score(legal.at[i], room, weights)
    this.#fresh[i] = 1
  }
  /** Where the code stood in the last list; lists change little, so it is near the same place. */
  #placeOf(code: Code, near: number): number {
    const n = this.#n
    for (let away = 0; away < n; away++) {
      const after = near + away
      if (after < n && this.#codes[after] === code) return after
      const before = near - away
      if (before >= 0 && before < n && this.#codes[before] === code) return before
    }
    return NONE
  }
}
