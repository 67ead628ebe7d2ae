/** What the table does besides playing: languages, curtain, replay, rule lens, offline. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moments, wholeChronicle } from './chronicle.ts'
import { type Stage, stage } from './harness.ts'
import { playNth, settled, startGame } from './play.ts'

let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

test('hot-seat: nothing of a hand is on the page before its owner has the device', async () => {
  const { page, context } = await set.open('phone')
  await startGame(page, 'toy', { people: [0, 1], players: 2, seed: 'hot' })
  await page.locator('.curtain').waitFor()
  // The cards drawn are told to their owner only; behind the curtain nobody's.
  const goods = /figs|wine|wool|salt/
  expect(await page.locator('body').textContent()).not.toMatch(goods)
  await page.getByRole('button', { name: /^I am Player\s1: show/ }).click()
  await page.locator('.phone').waitFor()
  await page.locator('.phone-tab[data-key=chronicle]').click()
  const mine = await wholeChronicle(page)
  expect(mine).toMatch(/Player\s1 draws (figs|wine|wool|salt)/)
  expect(mine).toMatch(/Player\s2 draws a card/)
  await page.locator('.phone-tab[data-key=play]').click()
  await playNth(page)
  expect(await page.locator('.curtain h1').textContent()).toMatch(/^Pass the device to Player\s2$/)
  expect(await page.locator('body').textContent()).not.toMatch(goods)
  // A reload does not open it either.
  await page.reload()
  await page.locator('.curtain').waitFor()
  await page.getByRole('button', { name: /^I am Player\s2: show/ }).click()
  await page.locator('[data-action]').first().waitFor()
  await page.locator('.phone-tab[data-key=chronicle]').click()
  expect(await wholeChronicle(page)).toMatch(/Player\s1 draws a card/)
  await context.close()
})

test('the language changes at once, in the middle of a game', async () => {
  const { page, context } = await set.open('desk')
  await startGame(page, 'toy', { seed: 'languages' })
  await settled(page)
  expect(await page.locator('[data-testid=prompt]').textContent()).toContain('Bid in secret')
  await page.keyboard.press(',')
  await page.locator('input[name=language][value=ru]').check()
  await page.keyboard.press('Escape')
  await page.locator('[data-testid=prompt]', { hasText: 'Тайная ставка' }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('ru')
  expect(await page.locator('[data-action]').first().textContent()).toBe('Поставить ничего')
  expect(await page.locator('.board').getAttribute('translate')).toBe('no')
  await page.keyboard.press('e')
  await page.getByRole('dialog').locator('.rule.main').waitFor()
  expect(await page.locator('.rule.main').textContent()).toContain('тайно ставят')
  await context.close()
})

test('the chronicle leads back to any moment, and the keyboard to the present', async () => {
  const { page, context } = await set.open('desk', { but: { chronicle: true, because: 'it is what is read here' } })
  await startGame(page, 'toy', { seed: 'replay' })
  for (let i = 0; i < 5; i++) {
    await settled(page)
    await playNth(page, i)
  }
  await settled(page)
  const board = (): Promise<string> => page.locator('.board').innerHTML()
  // What stands beside the board follows a moment later.
  let now = ''
  await expect
    .poll(async () => {
      const before = now
      now = await board()
      return before === now
    })
    .toBe(true)
  await moments(page).first().click()
  await page.locator('.prompt.past').waitFor()
  expect(await page.locator('[data-action]').count()).toBe(0)
  await expect.poll(board).not.toBe(now)
  await page.keyboard.press(']')
  // One line of the record may be told in several: each player's own draw.
  await page.locator('.told.shown').first().waitFor()
  await page.keyboard.press('n')
  await page.locator('[data-action]').first().waitFor()
  await expect.poll(board).toBe(now)
  await context.close()
})

test('what is not possible leads to the rule that forbids it; the rules can be searched', async () => {
  const { page, context } = await set.open('desk')
  await startGame(page, 'toy', { seed: 'lens' })
  await settled(page)
  await page.locator('.why-not summary').click()
  await page.getByRole('button', { name: 'Bid 3 coins' }).click()
  const lens = page.getByRole('dialog')
  expect(await lens.locator('.notice').textContent()).toBe('You have only 2 coins.')
  expect(await lens.locator('.rule.main').textContent()).toContain('TOY-2')
  await lens.getByRole('searchbox').fill('raid victim')
  await lens.getByRole('button', { name: 'TOY-5' }).click()
  expect(await lens.locator('.rule.main').textContent()).toContain('A raid succeeds')
  // The button that was pressed is gone with the results; the lens hears the keyboard all the same.
  await page.keyboard.press('Escape')
  expect(await lens.count()).toBe(0)
  // Asked for without pointing at anything, it opens on the question, ready to search.
  const asked = (await page.locator('.prompt .rule-id').textContent()) ?? ''
  await page.keyboard.press('r')
  await expect.poll(() => lens.locator('.rule.main').textContent()).toContain(asked)
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search')
  await page.keyboard.press('Escape')
  await context.close()
})

test('events are announced to those who cannot see them', async () => {
  const { page, context } = await set.open('desk')
  await startGame(page, 'toy', { seed: 'aloud', players: 2 })
  await settled(page)
  await playNth(page, 0)
  await page.waitForFunction(() => /begins/.test(document.querySelector('[data-testid=announcer]')?.textContent ?? ''))
  await context.close()
})

test('theme: what the reader chose, else what their system asks for', async () => {
  const light = (rgb: string): boolean => Number(/\d+/.exec(rgb)?.[0]) > 128
  for (const theme of ['light', 'dark'] as const) {
    const { page, context } = await set.open('desk', { theme })
    const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    expect(light(paper)).toBe(theme === 'light')
    await context.close()
  }
  const { page, context } = await set.open('desk', { theme: 'system' as 'light' }, { colorScheme: 'dark' })
  expect(light(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor))).toBe(false)
  await context.close()
})

test('after the first visit it works offline: shelf, a new game, its rules in another language', async () => {
  const lonely = await stage()
  const { page, context, complaints } = await lonely.open('desk', {}, { serviceWorkers: 'allow' })
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.waitForFunction(async () => (await caches.keys()).length > 0)
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await lonely.unplug()
  await page.reload()
  await page.locator('.boxes').waitFor()
  await startGame(page, 'toy', { seed: 'offline' })
  await settled(page)
  await playNth(page)
  await page.keyboard.press(',')
  await page.locator('input[name=language][value=it]').check()
  await page.keyboard.press('Escape')
  await page.keyboard.press('r')
  await page.getByRole('dialog').getByRole('searchbox').fill('razzia')
  await page.getByRole('dialog').getByText('TOY-5').waitFor()
  // There is no network: a connection that was kept is reset, a new one refused.
  expect(complaints.filter(c => !/net::ERR_CONNECTION_(REFUSED|RESET)$/.test(c))).toEqual([])
  // So it broke no content policy until now; what does is refused, and would have been among the complaints (D34).
  const refused = await page.evaluate(() => {
    const tries = [
      () => Object.assign(document.createElement('p'), { innerHTML: '<b>text</b>' }),
      () => new Worker('data:text/javascript,0'),
    ]
    return tries.map(attempt => {
      try {
        attempt()
        return 'let through'
      } catch (error) {
        return error instanceof TypeError && /Trusted/.test(error.message) ? 'refused' : String(error)
      }
    })
  })
  expect(refused).toEqual(['refused', 'refused'])
  await expect.poll(() => complaints.some(c => c.includes("requires 'TrustedHTML'"))).toBe(true)
  await lonely.close()
  await context.close().catch(() => {})
})

test('a game is open in one tab at a time', async () => {
  const { page, context } = await set.open('desk')
  await startGame(page, 'toy', { seed: 'tabs' })
  await settled(page)
  const second = await context.newPage()
  await second.goto(page.url())
  await second.getByText('open in another tab').waitFor()
  await page.close()
  await second.reload()
  await second.locator('[data-action]').first().waitFor()
  await context.close()
})

test('bots alone: one watches, and sees what a spectator may', async () => {
  const { page, context } = await set.open('desk', {
    but: { bots: 'instant', chronicle: true, because: 'their whole game is read in the chronicle' },
  })
  await page.locator('[data-game="toy"] .button.primary').click()
  await page.locator('.seat-row').first().locator('select').first().selectOption('strategist')
  await page.locator('input[name=variant][value=short]').check()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('.final').waitFor()
  const told = await wholeChronicle(page)
  expect(told).toMatch(/draws a card/)
  expect(told).not.toMatch(/draws (figs|wine|wool|salt)/)
  expect(await page.locator('[data-undo]').count()).toBe(0)
  await context.close()
})
