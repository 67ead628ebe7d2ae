/**
 * A person with a simple plan of their own: settle, spread, build, trade, buy, bear losses. They think like the game's
 * own player, but try every kind of thing once: a ship, a voyage, a war. What they know is what their browser keeps of
 * the game; what they do is done by the hand.
 */

import type { E } from '@ecumene/civilization/src/events.ts'
import { civilization } from '@ecumene/civilization/src/game.ts'
import type { S } from '@ecumene/civilization/src/state.ts'
import { DECISIONS } from '@ecumene/civilization/src/verbs.ts'
import { isPlanned } from '@ecumene/civilization/ui/plan-tolls.ts'
import { AREA_IDS, AREAS, type AreaId, areaOf } from '@ecumene/civilization-family/data/areas.ts'
import { LAND } from '@ecumene/civilization-family/src/map.ts'
import { inPlay } from '@ecumene/civilization-family/src/query.ts'
import { unmoved } from '@ecumene/civilization-family/src/sailing.ts'
import { tokensAt } from '@ecumene/civilization-family/src/state.ts'
import { areaOfShore } from '@ecumene/civilization-family/ui/position.ts'
import { type ActionJson, asking, Codes, current, FastRng, has, Match, NONE } from '@ecumene/kernel'
import { errors, type Page } from 'playwright-core'
import { keptBy } from '../kept.ts'
import { seqOf } from '../play.ts'
import { type Hand, OutOfReach } from './hand.ts'
import { attack } from './positions.ts'

const ME = 0
/** Rounds before they quarrel, offers they make in a round. */
const PEACE = 4
const OFFERS = 4

/** Tokens that stay where a ship is built. */
const staying = (s: S, { shore, levy }: ActionJson): number =>
  s.tokens[tokensAt(areaOf(areaOfShore(String(shore)) as AreaId), ME)] - Number(levy)
/** Ways to go by land from where a people may begin. */
function neighbours(s: S, { area }: ActionJson): number {
  const a = areaOf(area as AreaId)
  return LAND.to.subarray(LAND.at[a], LAND.at[a + 1]).filter(to => inPlay(s, to)).length
}
/** A step to the walls of somebody's city. */
function raid(s: S): { from: string; to: string } | null {
  for (let a = 0; a < AREAS; a++) {
    if (unmoved(s, a, ME) <= 0) continue
    for (const to of LAND.to.subarray(LAND.at[a], LAND.at[a + 1]))
      if (inPlay(s, to) && s.city[to] !== NONE && s.city[to] !== ME) return { from: AREA_IDS[a], to: AREA_IDS[to] }
  }
  return null
}

export class Person {
  readonly #hand: Hand
  readonly #page: Page
  readonly #rng = new FastRng(3)
  readonly #legal = new Codes()
  #match: Match<S, E> | null = null
  readonly #did = new Map<string, number>()
  #isOut = false
  /** Questions answered by a plan that was marked and confirmed. */
  planned = 0
  /** Actions the table did not answer at the first try. */
  readonly missed: ActionJson[] = []

  readonly #dragsAll: boolean

  /** Walks are dragged now and then, or always. */
  constructor(hand: Hand, dragsAll = false) {
    this.#hand = hand
    this.#page = hand.page
    this.#dragsAll = dragsAll
  }
  /** The round of the last answer. */
  get round(): number {
    return this.#match?.state.round ?? 0
  }
  /** One answer to what is asked. The others may go on meanwhile: what has gone is thought over again. */
  async answer(): Promise<void> {
    const seq = await seqOf(this.#page)
    try {
      await this.#answer()
    } catch (error) {
      const isGone = error instanceof errors.TimeoutError || error instanceof OutOfReach
      if (!isGone || (await seqOf(this.#page)) === seq) throw error
    }
  }
  async #answer(): Promise<void> {
    if (await this.#hand.isBusy()) return
    const match = await this.#catchUp()
    if (!has(match.owed(), ME) || (await this.#hand.isBusy())) return
    const s = match.view(ME)
    const legal = match.legal(ME)
    const choice = this.#choose(match, s, legal)
    if (isPlanned(s, legal)) {
      this.planned++
      return this.#hand.plan(this.#whole(match, choice, a => a.verb !== 'done'))
    }
    if (asking(s) === DECISIONS.grow) return this.#hand.shareOut()
    if (asking(s) === DECISIONS.trade) return this.#trade(s, choice)
    if (choice.verb === 'take') {
      const cards = this.#whole(match, choice, a => a.verb === 'take').map(a => String(a.card))
      return this.#hand.buy(cards)
    }
    if (asking(s) === DECISIONS.acquire) {
      const isBuying = (await this.#page.locator('[data-testid=bill]').count()) > 0
      if (isBuying) await this.#hand.answered(() => this.#page.locator('[data-done]').click())
      else await this.#hand.giveBack(this.#whole(match, choice, a => a.verb === 'giveBack').map(a => String(a.trade)))
      return
    }
    const isDragged = choice.verb === 'walk' && (this.#dragsAll || (this.#did.get('walk') ?? 0) % 4 === 3)
    if (!(await this.#hand.act(choice, legal, isDragged))) this.missed.push(choice)
    this.#did.set(choice.verb, (this.#did.get(choice.verb) ?? 0) + 1)
  }
  async #catchUp(): Promise<Match<S, E>> {
    const kept = await keptBy(this.#page, this.#match?.seq ?? 0)
    this.#match ??= Match.replay(civilization, { ...kept, entries: [] })
    const since = this.#match.seq
    // What plays itself does so here too.
    while (this.#match.seq - since < kept.entries.length) {
      const { seat, action } = kept.entries[this.#match.seq - since]
      const played = this.#match.play(seat, action)
      if (!played.ok) throw new Error(`the record holds ${JSON.stringify(action)}: ${played.refusal.key}`)
    }
    return this.#match
  }
  #greedy(match: Match<S, E>): ActionJson {
    const view = match.view(ME)
    this.#legal.n = 0
    current(civilization, view)?.legal(view, ME, this.#legal)
    const choice = civilization.policies.greedy(view, ME, this.#legal, this.#rng)
    return typeof choice === 'number' ? civilization.verbs.toJson(choice) : choice
  }
  #choose(match: Match<S, E>, s: S, legal: readonly ActionJson[]): ActionJson {
    const first = (verb: string, isGood: (a: ActionJson) => boolean = () => true): ActionJson | undefined =>
      this.#did.has(verb) ? undefined : legal.find(a => a.verb === verb && isGood(a))
    if (asking(s) === DECISIONS.settle) return legal.toSorted((a, b) => neighbours(s, b) - neighbours(s, a))[0]
    if (asking(s) === DECISIONS.ships) return first('launch', a => staying(s, a) >= 2) ?? this.#greedy(match)
    if (asking(s) === DECISIONS.move) {
      const isPeace = this.#isOut || s.round <= PEACE
      const [war, siege] = isPeace ? [null, null] : [attack(s), raid(s)]
      const goes = (step: { from: string; to: string } | null) => (a: ActionJson) =>
        a.verb === 'walk' && a.area === step?.from && a.to === step?.to
      // All against tokens; before a city one is enough to try.
      const strike = legal.findLast(goes(war)) ?? legal.find(goes(siege))
      if (strike) this.#isOut = true
      return strike ?? first('board') ?? this.#greedy(match)
    }
    return this.#greedy(match)
  }
  /** Their answers to this question to its end, tried out on a copy: as long as `isPart`. */
  #whole(match: Match<S, E>, choice: ActionJson, isPart: (a: ActionJson) => boolean): ActionJson[] {
    const copy = Match.replay(civilization, match.record())
    const question = asking(copy.state)
    const { depth } = copy.state
    const actions: ActionJson[] = []
    for (let a = choice; isPart(a); a = this.#greedy(copy)) {
      actions.push(a)
      if (
        !copy.play(ME, a).ok ||
        copy.state.depth !== depth ||
        asking(copy.state) !== question ||
        !has(copy.owed(), ME)
      )
        break
    }
    return actions
  }
  async #trade(s: S, choice: ActionJson): Promise<void> {
    // The others go on meanwhile: what has gone from the table is thought over again.
    const click = (q: string): Promise<void> => this.#page.locator(q).click({ timeout: 2000 })
    const cards = choice.cards as Readonly<Record<string, number>>
    try {
      await this.#hand.answered(() =>
        choice.verb === 'agree'
          ? click(`[data-agree="${choice.with}"]`)
          : choice.verb === 'offer' && s.offersMade[ME] < OFFERS
            ? this.#hand.offer(cards, choice.target)
            : click('[data-done]'),
      )
    } catch (error) {
      if (!/Timeout/.test(String(error))) throw error
      this.missed.push(choice)
    }
  }
}
