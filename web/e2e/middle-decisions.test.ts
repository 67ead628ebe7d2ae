/**
 * What is secret is answered on the phones while the middle says who is still thinking: the market, sealed offers, bids
 * and a defence, each in a position that was played to it.
 */
import { civilization } from '@ecumene/civilization/src/game.ts'
import { type Core, has, type Match } from '@ecumene/kernel'
import { mareNostrum } from '@ecumene/mare-nostrum/src/game.ts'
import { throughTheAges } from '@ecumene/through-the-ages/src/game.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { seriousFaults } from './axe.ts'
import { type Device, expectNothingHidden, goHome, openMiddle, scan, smallLetters } from './living-room.ts'
import { Online, reaches, seqOf } from './online.ts'
import { askedFor, place } from './placed.ts'

const online = new Online()
const NAMES = ['Anna', 'Борис', 'Chiara'] as const
const TRADERS = [0, 1]
const canOffer = ({ handSize }: { readonly handSize: ArrayLike<number> }): boolean =>
  TRADERS.every(seat => handSize[seat] >= 3)

/** Phones at a table that stands where `match` stands, and its screen in the middle. */
async function around<S extends Core>(match: Match<S>) {
  const players = match.setup.seats
  const middle = await openMiddle(online, match.game.id, players)
  const phones: Device[] = []
  for (const name of NAMES.slice(0, players)) phones.push(await scan(online, middle.page, name))
  await middle.page.locator('[data-start]').click()
  await middle.page.locator('[data-middle=board]').waitFor()
  for (const { page } of phones) await page.locator('[data-hand]').waitFor()
  await place(online.server, new URL(middle.page.url()).pathname.split('/').at(-1) ?? '', match)
  middle.heard.length = 0
  for (const { page } of [middle, ...phones]) await page.reload()
  await middle.page.locator('[data-middle=board]').waitFor()
  for (const { page } of phones) await page.locator('[data-hand]').waitFor()
  expect(await seqOf(middle.page)).toBe(match.seq)
  return { middle, phones }
}
/** The seats that the middle says are thinking. */
const thinking = (middle: Page): Promise<readonly number[]> =>
  middle.locator('[data-asked=true]').evaluateAll(seats => seats.map(seat => Number(seat.getAttribute('data-turn'))))
const owed = <S extends Core>(match: Match<S>): number[] =>
  Array.from({ length: match.setup.seats }, (_, seat) => seat).filter(seat => has(match.owed(), seat))

/** What could be pressed a moment ago may be gone with its question: then one looks again. */
const AWHILE = 3_000
const GONE = 'gone'
const yes = (): boolean => true
const no = (): boolean => false
/** Answers by the list alone, step after step, until the phone says that one may look up, or after line `last`. */
async function answer({ page }: Device, last = Number.POSITIVE_INFINITY): Promise<void> {
  const lookUp = page.locator('.hand-look')
  const next = page.locator('[data-action]:visible, [data-word=free]:visible, [data-word=held]:visible').first()
  for (let steps = 0; steps < 60; steps++) {
    await lookUp.or(next).first().waitFor()
    const seq = await seqOf(page)
    if (seq > last || (await lookUp.isVisible())) return
    const pressed = await next.getAttribute('data-word', { timeout: AWHILE }).catch(() => GONE)
    if (pressed === GONE || !(await next.tap({ timeout: AWHILE }).then(yes, no))) continue
    // A step that is held is sent by its "Done", which goes then; any other is sent or comes to be held.
    await page.waitForFunction(
      ({ before, isHeld }) =>
        Number(document.querySelector('[data-seq]')?.getAttribute('data-seq')) > before ||
        (document.querySelector('[data-word=held]') !== null) !== isHeld,
      { before: seq, isHeld: pressed === 'held' },
    )
  }
  throw new Error('nothing answers the question')
}

test('Civilization: an offer is composed on a phone, the middle shows the market and who still trades', async () => {
  const match = askedFor(civilization, TRADERS.length, 'trade', canOffer)
  const { middle, phones } = await around(match)
  const [anna, boris] = phones.map(({ page }) => page)
  await expect.poll(() => thinking(middle.page)).toEqual(TRADERS)
  const cards = anna.locator('[data-form] .civ-sets button')
  for (let i = 0; (await anna.locator('[data-post]').isDisabled()) && i < 12; i++)
    await cards.nth(i % (await cards.count())).tap()
  await anna.locator('[data-post]').tap()
  await boris.locator('[data-form] [data-offer="0"]').waitFor()
  await middle.page.locator('.middle-board [data-offer="0"]').waitFor()
  expect(await seriousFaults(middle.page)).toEqual([])
  await anna.locator('[data-done]').tap()
  await expect.poll(() => thinking(middle.page)).toEqual([1])
  await picture(middle.page, 'trade')
  expectNothingHidden(middle.heard, 1)
  await goHome(middle, ...phones)
})

test('Mare Nostrum: who has sealed their offer is not waited for, and nobody reads it before all have (MN-2.2b)', async () => {
  const match = askedFor(mareNostrum, NAMES.length, 'offer', s => s.seats === NAMES.length)
  const { middle, phones } = await around(match)
  const left = owed(match)
  expect(left.length).toBeGreaterThan(0)
  for (const seat of owed(match)) {
    await expect.poll(() => thinking(middle.page)).toEqual(left)
    await answer(phones[seat])
    left.shift()
  }
  await picture(middle.page, 'offers')
  expectNothingHidden(middle.heard, 1)
  await goHome(middle, ...phones)
})

test.each(['bid', 'defend'])(
  'Through the Ages: %s is answered on the phone that is asked, and the middle names who thinks',
  async decision => {
    const match = askedFor(throughTheAges, 2, decision)
    const { middle, phones } = await around(match)
    const [seat] = owed(match)
    await expect.poll(() => thinking(middle.page)).toEqual([seat])
    await middle.page.locator(`.tta-question.is-${decision}`).waitFor()
    expect(await smallLetters(middle.page)).toEqual([])
    await picture(middle.page, decision)
    await answer(phones[seat])
    await reaches(middle.page, match.seq + 1)
    expectNothingHidden(middle.heard, 1)
    await goHome(middle, ...phones)
  },
)

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.ECUMENE_PICTURES
  if (folder) await page.screenshot({ path: `${folder}/middle-${name}.png` })
}
