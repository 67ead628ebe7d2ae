/**
 * A person's hand on the table of Through the Ages: it chooses among what lies in sight, by mouse, by keys or by thumb.
 */
import type { ActionJson } from '@ecumene/kernel'
import { errors, type Locator, type Page } from 'playwright-core'
import { Unreachable } from '../keys.ts'
import { seqOf } from '../play.ts'

const heldIn = (page: Page): Locator => page.locator('[data-word=held]')
/** The table has answered: another position, the end, or one of these: a menu, a step that waits for "Done". */
const answered = (page: Page, seq: string | null, orElse: string): Promise<unknown> =>
  page.waitForFunction(
    ([before, selector]) =>
      document.querySelector(selector) || document.querySelector('[data-seq]')?.getAttribute('data-seq') !== before,
    [seq, `.final, ${orElse}`] as const,
  )
/** What was chosen is played; "Done" is pressed where the step waits for it. */
async function played(page: Page, seq: string | null, press: Press): Promise<void> {
  await answered(page, seq, '[data-word=held]')
  if ((await heldIn(page).count()) === 0) return
  await press(heldIn(page))
  await answered(page, seq, '.final')
}
/** It is this player's turn, a step of theirs waits for "Done", or the game is over. */
const asked = (page: Page): Promise<unknown> =>
  page.locator('.final, [data-action]:visible, [data-word=free]:visible, [data-word=held]:visible').first().waitFor()

/** What is asked: the class of the question, or the actions of one's own turn. */
const decisionOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const isSeen = (selector: string): boolean => (document.querySelector(selector)?.getClientRects().length ?? 0) > 0
    if (isSeen('.final')) return 'over'
    if (isSeen('.tta-political')) return 'politics'
    if (isSeen('.tta-goods')) return 'goods'
    return /is-(\w+)/.exec(document.querySelector('.tta-question')?.className ?? '')?.[1] ?? 'action'
  })

export type Press = (thing: Locator, patience?: { readonly timeout: number }) => Promise<void>
/** Chooses a thing and, should it open a menu, the item for this action, or the first. */
export async function choose(page: Page, thing: Locator, press: Press, verb?: string): Promise<void> {
  const seq = await seqOf(page)
  await press(thing)
  await answered(page, seq, '.kit-menu, [data-word=held]')
  const menu = page.locator('.kit-menu')
  if ((await menu.count()) === 0) return played(page, seq, press)
  await press(menu.locator(verb ? `[data-verb="${verb}"]` : 'button').first())
  await played(page, seq, press)
  await menu.waitFor({ state: 'detached' })
}
/** Chooses things one by one until they are enough, and carries it out. */
export async function fillStage(page: Page, press: Press, things?: Locator): Promise<void> {
  const seq = await seqOf(page)
  // Beside the question; it comes with the first thing chosen where the question could be ended without one.
  const send = page.locator('.prompt [data-send]')
  const smallest = page.locator('[data-smallest]:visible')
  if (!things && (await smallest.count()) > 0) await press(smallest)
  const options = things ?? page.locator('.tta-staged [data-stage]')
  const isOff = async (): Promise<boolean> => (await send.count()) === 0 || (await send.isDisabled())
  for (let n = 0; n < 12 && (await isOff()); n++) await press(options.nth(n % Math.max(1, await options.count())))
  await press(send)
  await played(page, seq, press)
  // What was sent together is played one after the other.
  await page.waitForFunction(() => !document.querySelector('.tta-staged.is-running'))
}
/** Where an action is chosen on the drawing. */
function placeOf({ verb, card, space, old }: ActionJson): string | null {
  if (verb === 'take') return `row:${Number(space) - 1}`
  if (verb === 'population') return 'bank:yellow'
  if (verb === 'stage' || verb === 'removeWonder') return 'wonder:building'
  if (verb === 'removeLeader') return 'leader'
  if (verb === 'annex' || verb === 'abandon') return `colony:${card}`
  if (verb === 'seize') return `special:${card}`
  if (verb === 'ruin' || verb === 'tuck') return `wonder:${card}`
  if ('develop revolution lead play'.split(' ').includes(verb)) return `hand:${card}`
  if ('discard block reinforce playTactic'.split(' ').includes(verb)) return `military:${card}`
  if ('build train destroy disband raze giveToken loseWorker send'.split(' ').includes(verb)) return `work:${card}`
  return verb === 'upgrade' ? `work:${old}` : null
}
/** On a phone: the tab that shows what stands at an address. */
function tabOf(place: string): string {
  const [kind] = place.split(':')
  return kind === 'row' ? 'row' : kind === 'hand' || kind === 'military' ? 'me' : 'mine'
}
const turnTo = async (page: Page, tab: string): Promise<void> => {
  await page.locator(`[data-anchor="tab:${tab}"]`).tap()
}
const POLITICAL: ReadonlySet<string> = new Set(['prepare', 'attack', 'declareWar', 'offerPact', 'discover'])
/** A card in hand, or in the list of a phone; then, where it is meant for a rival, which one. */
async function choosePolitical(page: Page, { verb, card }: ActionJson, press: Press): Promise<void> {
  const chosen = page.locator(
    `.tta [data-anchor="choose:${card}"]:visible, .tta-hand [data-anchor="military:${card}"]:visible`,
  )
  const item = page.locator(`.tta [data-verb="${verb}"]:visible`)
  if ((await item.count()) === 0) await press(chosen.first())
  await choose(page, item.first(), press)
}
/** Carries out an action on the drawing: on its thing where it has one, else in the question. */
export async function act(page: Page, action: ActionJson, press: Press): Promise<void> {
  const place = placeOf(action)
  const thing = page.locator(`.tta-thing[data-anchor="${place}"]:visible`)
  const button = page.locator(`.tta [data-verb="${action.verb}"]:visible`)
  if ((await page.locator('.tta-staged').count()) > 0)
    return fillStage(page, press, place && (await thing.count()) > 0 ? thing : undefined)
  if (POLITICAL.has(action.verb)) return choosePolitical(page, action, press)
  const isElsewhere = place !== null && (await page.locator('.phone').count()) > 0 && (await thing.count()) === 0
  if (isElsewhere && (await decisionOf(page)) === 'action') await turnTo(page, tabOf(place))
  if (action.verb === 'endTurn') return choose(page, page.locator('[data-word=free]'), press)
  if (place && (await thing.count()) > 0) return choose(page, thing.first(), press, action.verb)
  return choose(page, (await button.count()) > 0 ? button.first() : page.locator('[data-word=free]'), press)
}

export interface Played {
  readonly decisions: ReadonlyMap<string, number>
  readonly verbs: ReadonlySet<string>
}
const MOST = 900
const LOOKS = 8

/**
 * What was to be pressed is gone: a bot moved, a question with one answer was answered by itself, or what was counted
 * belonged to the question before.
 */
class Overtaken extends Error {}
/** Tries it as long as the position is the one in which it was chosen; after two seconds one has to look again. */
async function tryAt<T>(page: Page, seq: string | null, attempt: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + 2000; ; )
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof errors.TimeoutError || error instanceof Unreachable)) throw error
      if ((await seqOf(page)) !== seq || Date.now() > end) throw new Overtaken('', { cause: error })
    }
}
const BRIEF = { timeout: 500 }

/**
 * Plays until the game is over. In one's own turn: things first, in a fixed order that changes from turn to turn; then
 * the turn is ended. Everything else that is asked is answered in the question itself, or by the word beside it.
 * `tabs`: of a phone, looked at one after the other.
 */
export async function playOn(page: Page, hand: Press, tabs: readonly string[] = []): Promise<Played> {
  const decisions = new Map<string, number>()
  const verbs = new Set<string>()
  let inTurn = 0
  const step = async (n: number): Promise<boolean> => {
    await asked(page)
    const seq = await seqOf(page)
    const press: Press = thing => tryAt(page, seq, () => hand(thing, BRIEF))
    // A step that came to wait for "Done" after one had looked.
    if ((await heldIn(page).count()) > 0) {
      await played(page, seq, press)
      return false
    }
    const decision = await decisionOf(page)
    if (decision === 'over') return true
    decisions.set(decision, (decisions.get(decision) ?? 0) + 1)
    if (decision !== 'action') {
      inTurn = 0
      // In politics a card in hand, or in the list of a phone, opens what it can do.
      const cards = page.locator(
        '.tta-hand .tta-thing.is-legal:visible, .tta-politics [data-anchor^="choose:"]:visible',
      )
      const hasCards = decision === 'politics' && n % 3 > 0 && (await cards.count()) > 0
      if (hasCards) await press(cards.nth(n % (await cards.count())))
      const inQuestion = ':is(.tta-question, .tta-goods) [data-action]:not([data-stage]):not([data-anchor^="choose:"])'
      const answers = page.locator(hasCards ? inQuestion : `${inQuestion}, [data-word=free]`)
      if ((await answers.count()) === 0) await fillStage(page, press)
      else await choose(page, answers.nth(n % (await answers.count())), press)
      return false
    }
    if (tabs.length > 0) await press(page.locator(`[data-anchor="tab:${tabs[n % tabs.length]}"]`))
    const things = page.locator('.tta-thing.is-legal:visible')
    const count = await things.count()
    const end = page.locator('[data-word=free]')
    const loose = page.locator('.tta-loose [data-action]')
    // What an action card orders may lie on another tab; or it is somebody else's question by now.
    if (count === 0 && (await end.or(loose).count()) === 0) return false
    if (count === 0 || inTurn >= 4) {
      inTurn = 0
      await choose(page, (await end.count()) > 0 ? end : loose.first(), press)
      return false
    }
    inTurn++
    const thing = things.nth((n * 5) % count)
    const anchor = await tryAt(page, seq, () => thing.getAttribute('data-anchor', BRIEF))
    verbs.add((anchor ?? '').split(':')[0])
    await choose(page, thing, press)
    return false
  }
  /** How often one has looked in vain since the position changed. */
  let looks = 0
  let last: string | null = null
  for (let n = 0; n < MOST; n++)
    try {
      if (await step(n)) return { decisions, verbs }
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error
      const seq = await seqOf(page)
      looks = seq === last ? looks + 1 : 0
      last = seq
      if (looks > LOOKS) throw error.cause
    }
  throw new Error(`no end after ${MOST} choices`)
}
