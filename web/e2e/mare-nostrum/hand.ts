/**
 * A person's hand on the table of Mare Nostrum. Everything is done by mouse or finger, on what really lies under the
 * pointer: a thing that is covered, too small or off the screen cannot be chosen; or by the keyboard alone. The list of
 * actions is never used.
 */
import type { ActionJson } from '@ecumene/kernel'
import type { Page } from 'playwright-core'
import { pressByKey } from '../keys.ts'
import { seqOf } from '../play.ts'
import { under } from '../pointer.ts'

const TRAYS = new Set(['offer', 'give', 'keep'])
const ON_SLOT = new Set(['build', 'put', 'circe', 'recall'])
const ON_PROVINCE = new Set('control legion fortress spartacus gilgamesh hammurabi'.split(' '))
const ON_SEA = new Set(['trireme', 'pharos'])
/** Answers that go on the plan and are then carried out. */
const PLANNED = new Set(
  `${[...ON_SLOT, ...ON_PROVINCE, ...ON_SEA].join(' ')} penthesilea hire copy sail march convert removeMarker pillage
  occupyMarker sheba`.split(/\s+/),
)

export class Hand {
  readonly page: Page
  readonly #me: number
  readonly #by: 'mouse' | 'finger' | 'keys'

  constructor(page: Page, me: number, by: 'mouse' | 'finger' | 'keys' = 'mouse') {
    this.page = page
    this.#me = me
    this.#by = by
  }
  get isFinger(): boolean {
    return this.#by === 'finger'
  }
  async press(selector: string): Promise<void> {
    const element = this.page.locator(selector).first()
    await element.waitFor()
    if (this.#by === 'keys') return pressByKey(this.page, selector)
    let spot = await under(this.page, selector, 3)
    if (!spot) {
      await element.evaluate(e => e.scrollIntoView({ block: 'center', inline: 'center' }))
      spot = await under(this.page, selector, 3)
    }
    if (!spot) {
      // On the map: bring it into sight as the keyboard would.
      await element.evaluate(e => e.dispatchEvent(new CustomEvent('kit-show', { bubbles: true, detail: [e] })))
      await this.page.waitForTimeout(50)
      spot = await under(this.page, selector, 3)
    }
    if (!spot && !selector.startsWith('.mn-display') && (await this.#isThere('.mn-display.is-open'))) {
      // The heroes lie over it: they are put away.
      await this.page.locator('[data-display]').click()
      await this.page.locator('.mn-display.is-open').waitFor({ state: 'detached' })
      spot = await under(this.page, selector, 3)
    }
    if (!spot) {
      // As a person would: show the whole map and look again.
      await this.page.locator('.kit-zoom-button').last().click()
      await this.page.waitForTimeout(200)
      spot = await under(this.page, selector)
    }
    if (!spot) throw new Error(`the pointer cannot reach ${selector}`)
    if (this.#by === 'finger') await this.page.touchscreen.tap(spot.x, spot.y)
    else await this.page.mouse.click(spot.x, spot.y)
  }
  async #isThere(selector: string): Promise<boolean> {
    return (await this.page.locator(selector).count()) > 0
  }
  async #count(n: number): Promise<void> {
    for (let i = 0; i < 9; i++) {
      const now = Number(await this.page.locator('.mn-stepper [data-count]').textContent())
      if (now === n) return
      await this.press(now > n ? '[data-less]' : '[data-more]')
    }
  }

  /**
   * Carries out an action, on the drawing alone. What is staged goes on until the stage is full. True: the table has
   * answered.
   */
  async act(a: ActionJson): Promise<boolean> {
    const before = await seqOf(this.page)
    await this.#do(a)
    if (PLANNED.has(a.verb)) await this.#carryOut()
    const isOther = ([seq, selector]: readonly [string | null, string]): boolean =>
      document.querySelector('[data-seq]')?.getAttribute('data-seq') !== seq ||
      document.querySelector(selector) !== null
    const done = '[data-word=held]'
    return this.page
      .waitForFunction(isOther, [before, done] as const)
      .then(async () => {
        // Even if somebody else has answered meanwhile.
        if (!(await this.#isThere(done))) return
        await this.press(done)
        await this.page.locator(done).waitFor({ state: 'detached' })
        await this.page.waitForFunction(isOther, [before, '.final'] as const)
      })
      .then(this.#rested)
      .then(
        () => true,
        () => false,
      )
  }
  /** Until all that was staged has been played. */
  readonly #rested = (): Promise<unknown> => this.page.waitForFunction(() => !document.querySelector('[data-running]'))
  /** Without ending the turn where that can be. */
  async #carryOut(): Promise<void> {
    if (await this.#isThere('[data-go-on]')) return this.press('[data-go-on]')
    return this.press('[data-send]')
  }
  async #do(a: ActionJson): Promise<void> {
    const plain = `[data-play="${Object.values(a).join(':')}"]`
    if (a.verb === 'done') return this.#done()
    if (TRAYS.has(a.verb)) return this.#stage(a)
    if (ON_SLOT.has(a.verb)) return this.#at(`[data-target="slot:${a.slot}"]`, plain)
    if (ON_PROVINCE.has(a.verb)) return this.#at(`[data-target="province:${a.province}"]`, plain)
    if (ON_SEA.has(a.verb)) return this.#at(`[data-target="sea:${a.sea}"]`, plain)
    switch (a.verb) {
      case 'choose':
        await this.press(`[data-empire="${a.empire}"]`)
        return this.press('[data-send]')
      case 'marker':
        await this.press(`[data-marker~="${a.number}"]`)
        if (!(await this.#isThere(`[data-marker][data-up="${a.number}"][aria-pressed=true]`)))
          await this.press(`[data-marker~="${a.number}"]`)
        return this.press('[data-space]:enabled')
      case 'take':
        await this.press(`[data-take="${a.from}:${a.resource}"]`)
        return this.press(`[data-take="${a.from}:${a.resource}"][aria-pressed=true]`)
      case 'appoint':
      case 'peace':
      case 'bestow':
        return this.press(`.mn-dock button[data-seat="${a.target}"]`)
      case 'hire':
      case 'pyramids':
        if (!(await this.#isThere('.mn-display .mn-card'))) await this.press('[data-heroes]')
        await this.press(`.mn-display [role=button][data-anchor="token:${a.token ?? 'pyramids'}"]`)
        // A purchase that wins is asked once more: once here, once where the plan is carried out.
        if (await this.#isThere('.mn-gold')) await this.press('.mn-gold')
        return
      case 'copy':
        return this.press(`.mn-dock [role=button][data-anchor="token:${a.hero}"]`)
      case 'pay':
      case 'payCoins':
        return this.press('[data-send]')
      case 'sail':
        await this.press(`[data-target="fleet:${a.sea}:${this.#me}"]`)
        await this.#count(Number(a.triremes))
        return this.press(`[data-target="sea:${a.toSea}"]`)
      case 'march':
        await this.press(`[data-target="legions:${a.province}:${this.#me}"]`)
        if (await this.#isThere(`.mn-posts [data-post="${a.post}"]`))
          await this.press(`.mn-posts [data-post="${a.post}"]`)
        await this.#count(Number(a.legions))
        return this.press(`[data-target="province:${a.to}"]`)
      case 'lose':
        return this.#lose(a)
      case 'occupy':
        await this.press(`.mn-dock ${plain}`)
        await this.press('.mn-dock [data-play^="put:"]')
        return this.press('[data-send]')
      default:
        return this.press(`.mn-dock ${plain}`)
    }
  }
  /** A place of the map; where several things can be done there, a button says which. */
  async #at(place: string, button: string): Promise<void> {
    await this.press(place)
    await this.page.waitForTimeout(60)
    if (await this.#isThere(`.mn-picked ${button}`)) await this.press(`.mn-picked ${button}`)
  }
  async #done(): Promise<void> {
    await this.press('[data-done]')
    // Where much would go back to the reserve, it is asked once more.
    if (await this.#isThere('[data-sure]')) await this.press('[data-sure]')
  }
  /** Fills the tray with the first token asked for and then with what there is, and sends it. */
  async #stage(a: ActionJson): Promise<void> {
    await this.press(`.mn-dock [data-resource="${a.resource ?? a.good}"]`)
    for (let i = 0; i < 6 && !(await this.#isThere('[data-send]:enabled')); i++)
      await this.press('.mn-dock [data-resource]')
    await this.press('[data-send]')
  }
  async #lose(a: ActionJson): Promise<void> {
    await this.press(`.mn-unit[data-post="${a.post}"]`)
    for (let i = 0; i < 9 && !(await this.#isThere('[data-send]:enabled')); i++)
      await this.press('.mn-unit[aria-pressed=false]:enabled')
    await this.press('[data-send]')
  }
}
