/**
 * A person's hand on Civilization's table. Everything is done by mouse, on what really lies under the pointer: a thing
 * that is covered, too small or off the screen cannot be chosen.
 */

import { choicesOf } from '@ecumene/civilization-family/ui/board/model.ts'
import { ASKED } from '@ecumene/civilization-family/ui/board/selection.ts'
import { areaOfShore } from '@ecumene/civilization-family/ui/position.ts'
import type { ActionJson } from '@ecumene/kernel'
import { sameAction } from '@ecumene/kit/plan-run.ts'
import type { Locator, Page } from 'playwright-core'
import { pressHeld, seqOf } from '../play.ts'
import { type Spot, under } from '../pointer.ts'

const areaAt = (id: unknown): string => `[data-target="area:${id}"], [data-target^="stack:${id}:"]`
/** What can be marked in a plan is one thing, whatever its number. */
const markOf = (a: ActionJson): string => `${a.verb}:${String(a.area ?? a.target)}`

/** What is meant lies under something else, outside of the picture, or nowhere any more. */
export class OutOfReach extends Error {}
export class Hand {
  readonly page: Page
  readonly #me: number
  /** Steps that were dragged, not clicked. */
  dragged = 0
  /** Things the pointer could not reach, though it waited until whatever flew over them had landed. */
  readonly hidden: string[] = []

  readonly #leavesHeld: boolean

  /** `leavesHeld`: a step that waits for "Done" is left to whom has asked for it. */
  constructor(page: Page, me: number, leavesHeld = false) {
    this.page = page
    this.#me = me
    this.#leavesHeld = leavesHeld
  }
  get #panel(): Locator {
    return this.page.locator('[data-testid=panel]')
  }
  /** Where to point, once the map has come to rest. */
  async #still(selector: string): Promise<Spot | null> {
    let spot = await under(this.page, selector)
    for (let rests = 0, n = 0; spot && rests < 3 && n < 60; n++) {
      const before: Spot = spot
      await this.page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
      spot = await under(this.page, selector)
      rests = spot && spot.x === before.x && spot.y === before.y ? rests + 1 : 0
    }
    return spot
  }
  async #find(selector: string): Promise<Spot> {
    let spot = await this.#still(selector)
    for (let n = 0; !spot && n < 20; n++) {
      await this.page.waitForTimeout(100)
      spot = await this.#still(selector)
    }
    if (!spot) {
      this.hidden.push(selector)
      await this.page.getByRole('button', { name: 'The whole map' }).click()
      spot = await under(this.page, selector)
    }
    if (!spot) throw new OutOfReach(`the pointer cannot reach ${selector}`)
    return spot
  }
  async press(selector: string): Promise<void> {
    const { x, y } = await this.#find(selector)
    await this.page.mouse.click(x, y)
  }
  /** The panel is there, and the camera has moved if it would have covered something: with the same picture. */
  async #opened(): Promise<void> {
    await this.#panel.waitFor()
    await this.page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  }
  async #letGo(): Promise<void> {
    // In one go: the panel may close by itself between looking and pressing.
    await this.#panel.locator('.civ-close').evaluateAll(([close]) => (close as HTMLElement | undefined)?.click())
  }
  /** Turns a number with its buttons; where there is none, one thing alone can be meant. */
  async #count(box: Locator, n: number): Promise<void> {
    const shown = box.locator('[data-testid=count]')
    for (let i = 0; i < 60 && (await shown.count()) > 0; i++) {
      const now = Number(await shown.textContent())
      if (now === n) return
      await box
        .locator('.civ-step')
        .nth(now > n ? 0 : 1)
        .click()
    }
  }

  /** Carries out one of the legal actions. False: the table has not answered. */
  async act(a: ActionJson, legal: readonly ActionJson[], isDragged = false): Promise<boolean> {
    return this.answered(() => {
      if (a.verb === 'walk') return isDragged ? this.#drag(a) : this.#send(a)
      if (a.ship !== undefined) return this.#steer(a)
      return a.area !== undefined || a.shore !== undefined ? this.#inArea(a, legal) : this.#say(a, legal)
    })
  }
  /** Does it, and waits for the table: until then the old question stands there. "Done" is pressed if asked. */
  async answered(does: () => Promise<void>): Promise<boolean> {
    const before = await seqOf(this.page)
    await does()
    if (!(await this.#isAnswered(before, '[data-word=held]'))) return false
    if (this.#leavesHeld || (await this.page.locator('[data-word=held]').count()) === 0) return true
    await pressHeld(this.page)
    await this.page.locator('[data-word=held]').waitFor({ state: 'detached' })
    return this.#isAnswered(before, '.final')
  }
  async #isAnswered(before: string | null, orElse: string): Promise<boolean> {
    const isOther = ([seq, selector]: readonly [string | null, string]): boolean =>
      document.querySelector('[data-seq]')?.getAttribute('data-seq') !== seq ||
      document.querySelector(selector) !== null
    return this.page.waitForFunction(isOther, [before, orElse] as const, { timeout: 10_000 }).then(
      () => true,
      () => false,
    )
  }
  #stack(area: unknown): string {
    return `[data-target="stack:${area}:${this.#me}"]`
  }
  /** Chosen, counted, sent. */
  async #send(a: ActionJson): Promise<void> {
    await this.#letGo()
    await this.press(this.#stack(a.area))
    await this.#opened()
    await this.#count(this.#panel, Number(a.tokens))
    await this.press(areaAt(a.to))
  }
  /** Carried over; the wheel says how many. */
  async #drag(a: ActionJson): Promise<void> {
    await this.#letGo()
    const { mouse } = this.page
    const from = await this.#find(this.#stack(a.area))
    await mouse.move(from.x, from.y)
    await mouse.down()
    await mouse.move(from.x + 8, from.y + 8)
    const shown = this.#panel.locator('[data-testid=count]')
    for (let i = 0; i < 60 && (await shown.count()) > 0; i++) {
      const now = Number(await shown.textContent())
      if (now === a.tokens) break
      await mouse.wheel(0, now > Number(a.tokens) ? 100 : -100)
      await this.page.waitForFunction(
        n => document.querySelector('[data-testid=count]')?.textContent !== String(n),
        now,
      )
    }
    const to = await this.#find(areaAt(a.to))
    await mouse.move(to.x, to.y, { steps: 3 })
    await mouse.up()
    this.dragged++
  }
  async #steer(a: ActionJson): Promise<void> {
    const ship = `[data-target="ship:${this.#me}:${a.ship}"]`
    if ((await this.page.locator(`${ship}.is-selected`).count()) === 0) {
      await this.press(ship)
      await this.#opened()
    }
    // Tokens of their own on that coast would be chosen instead.
    if (a.verb === 'sail') return this.press(`[data-target="area:${areaOfShore(String(a.shore))}"]`)
    if (a.verb === 'cross') return this.#panel.locator('button.small:not([data-testid])').click()
    const boxes = this.#panel.locator('.civ-counted')
    const box = a.verb === 'board' ? boxes.first() : boxes.last()
    await this.#count(box, Number(a.tokens))
    await box.locator('[data-testid=do]').click()
  }
  /** What an area offers: one thing is done by the click, of several one is chosen. */
  async #inArea(a: ActionJson, legal: readonly ActionJson[]): Promise<void> {
    const area = String(a.area ?? areaOfShore(String(a.shore)))
    const options = choicesOf(legal, areaOfShore).areas.get(area) ?? []
    await this.#letGo()
    await this.press(areaAt(area))
    if (options.length === 1 && options[0].actions.length === 1 && !ASKED.includes(a.verb)) return
    await this.#panel.waitFor()
    const at = options.findIndex(o => o.actions.some(x => sameAction(x, a)))
    const button = this.#panel.locator('button.button').nth(at)
    if (options[at].numbers) await this.#count(this.#panel.locator('.civ-counted', { has: button }), Number(a.tokens))
    await button.click()
  }
  /** What points at no place. */
  async #say(a: ActionJson, legal: readonly ActionJson[]): Promise<void> {
    if (a.verb === 'done') return this.press('.prompt [data-done], [data-word=free]')
    const same = legal.filter(x => x.verb === a.verb)
    const buttons = this.page.locator(`[data-verb=${a.verb}]`)
    const at = same.findIndex(x => sameAction(x, a))
    await buttons.nth((await buttons.count()) === same.length ? at : 0).click()
  }

  /** Marks all of it, then confirms. What is still missing is taken from wherever the map offers it. */
  async plan(actions: readonly ActionJson[]): Promise<void> {
    const { page } = this
    const confirm = page.locator('[data-confirm]')
    await confirm.waitFor()
    const totals = new Map<string, number>()
    for (const a of actions) totals.set(markOf(a), (totals.get(markOf(a)) ?? 0) + Number(a.tokens ?? a.points ?? 1))
    for (const [key, n] of totals) await (key.startsWith('order:') ? this.#order(key, n) : this.#mark(key, n))
    const open = await page
      .locator('.civ-area.is-open')
      .evaluateAll(all => all.map(e => e.getAttribute('data-target') ?? ''))
    for (const id of open) {
      if (await confirm.isEnabled()) break
      await this.#mark(`:${id.slice('area:'.length)}`, 99)
    }
    await this.answered(() => confirm.click())
  }
  /** A plan that was confirmed is still carried out, one action after the other. */
  async isBusy(): Promise<boolean> {
    return (await this.page.locator('.civ-plan[aria-busy=true]').count()) > 0
  }
  async #order(key: string, n: number): Promise<void> {
    const more = this.page.locator(`[data-order="${key}"] .civ-step`).last()
    for (let i = 0; i < n && (await more.isEnabled()); i++) await more.click()
  }
  /** What no longer can be marked, as nothing is missing any more, is left alone. */
  async #mark(key: string, n: number): Promise<void> {
    const area = key.slice(key.indexOf(':') + 1)
    await this.#letGo()
    if ((await this.page.locator(`.civ-area.is-open[data-target="area:${area}"]`).count()) === 0) return
    await this.press(areaAt(area))
    if ((await this.#panel.count()) === 0) return // marked by the click
    const named = this.#panel.locator(`[data-mark="${key}"]`)
    const mark = (await named.count()) ? named : this.#panel.locator('[data-mark]').first()
    const more = mark.locator('.civ-step').last()
    if ((await more.count()) === 0) await mark.click()
    else for (let i = 0; i < n && (await more.isEnabled()); i++) await more.click()
    await this.#letGo()
  }

  /** Shares out the last tokens of the Stock as proposed. */
  async shareOut(): Promise<void> {
    await this.answered(() => this.page.locator('[data-confirm]').click())
  }
  /** Puts these cards on the table, as an answer where it is one. */
  async offer(cards: Readonly<Record<string, number>>, to: unknown): Promise<void> {
    const { page } = this
    const answer = page.locator(`[data-answer="${to}"]`)
    if (await answer.count()) await answer.click()
    // An answer begins with a proposal: every set is pressed until as many are chosen as are meant.
    for (const id of await this.#kinds()) await this.#choose(id, cards[id] ?? 0)
    await page.locator('[data-post]').click()
  }
  #kinds(): Promise<readonly string[]> {
    return this.page
      .locator('[data-testid=compose] button[data-set]')
      .evaluateAll(sets => sets.map(set => set.getAttribute('data-set') ?? ''))
  }
  async #choose(id: string, n: number): Promise<void> {
    const set = this.page.locator(`[data-testid=compose] button[data-set="${id}"]`)
    const chosen = async (): Promise<number> => Number((await set.locator('.civ-set-chosen').allTextContents())[0] ?? 0)
    for (let i = 0; i < 12 && (await chosen()) !== n; i++) await set.click()
  }
  /** Cards that go back, chosen together. */
  async giveBack(cards: readonly string[]): Promise<void> {
    const { page } = this
    for (const id of cards) await page.locator(`[data-testid=stage] button[data-set="${id}"]`).click()
    await this.answered(() => page.locator('[data-done]').click())
  }
  /** With the planner: these cards, the cheapest payment. */
  async buy(cards: readonly string[]): Promise<void> {
    const { page } = this
    for (const id of cards) await page.locator(`[data-card="${id}"]`).click()
    await page.locator('[data-buy]').click()
    // Taken, spent for and paid: then the planner has gone.
    await page.waitForFunction(() => document.querySelector('[data-testid=bill]') === null)
  }
}
