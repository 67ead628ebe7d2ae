/**
 * A plan that is carried out: several actions one after another, each as soon as it is legal. What has become
 * impossible ends it; nothing is played in its stead.
 */
import type { ActionJson } from '@ecumene/kernel'

/** The question that is asked now, and for each the questions that belong together with it. */
export interface Within {
  readonly asked: string | null
  readonly together: Readonly<Record<string, readonly string[]>>
}
/** What the plan finds in a position. */
export interface PlanMoment {
  readonly legal: readonly ActionJson[]
  play(action: ActionJson): Promise<boolean>
  /** Runs on through these questions and no further; through all unless given. */
  readonly within?: Within | undefined
}
/** What the screen shows of it; `refused`: what could not be played, and with it the rest of the plan. */
export interface RunState {
  readonly isRunning: boolean
  readonly refused: ActionJson | null
}

export class PlanRun {
  readonly #now: () => PlanMoment
  readonly #tell: (change: Partial<RunState>) => void
  #questions: readonly (string | null)[] | null = null
  #rest: ActionJson[] = []
  /** The position a sent action was chosen in; null when nothing is under way. */
  #sent: { legal: readonly ActionJson[]; isAccepted: boolean } | null = null

  constructor(now: () => PlanMoment, tell: (change: Partial<RunState>) => void) {
    this.#now = now
    this.#tell = tell
  }
  run(actions: readonly ActionJson[]): void {
    const { within } = this.#now()
    this.#questions = within ? (within.together[within.asked ?? ''] ?? [within.asked]) : null
    this.#rest = [...actions]
    this.#sent = null
    this.#tell({ isRunning: actions.length > 0, refused: null })
    this.next()
  }
  /** A new position is here, or an action was accepted. */
  next(): void {
    const { legal, play, within } = this.#now()
    // The next one waits until the last is accepted and its position is here.
    if (this.#sent && (!this.#sent.isAccepted || this.#sent.legal === legal)) return
    this.#sent = null
    const action = this.#rest.shift()
    if (!action) {
      this.#tell({ isRunning: false })
      return
    }
    const isElsewhere = within && !this.#questions?.includes(within.asked)
    if (isElsewhere || !legal.some(l => sameAction(l, action))) {
      // Nothing is refused where another question is open, or where this one is over: the rules have done the rest.
      const isRefused = !isElsewhere && legal.some(l => l.verb === action.verb)
      this.#stop(isRefused ? action : null)
      return
    }
    const mine = { legal, isAccepted: false }
    this.#sent = mine
    void play(action).then(isAccepted => {
      if (this.#sent !== mine) return
      if (!isAccepted) return this.#stop(action)
      mine.isAccepted = true
      this.next()
    })
  }
  #stop(refused: ActionJson | null): void {
    this.#rest = []
    this.#sent = null
    this.#tell({ isRunning: false, refused })
  }
}

/** The same action, whatever the order of its parameters. */
export const sameAction = (a: ActionJson, b: ActionJson): boolean => {
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every(k => JSON.stringify(a[k]) === JSON.stringify(b[k]))
}
