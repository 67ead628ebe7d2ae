/**
 * Two people at a table of Bronze: a move is taken back when both agree, not when one refuses; and what one of them
 * orders for their next turn is played, or dropped with the reason. And one person beside a Master, who
 * takes no time but its own.
 */
import { expect, test } from 'vitest'
import { lookBack, returnToNow, say } from './answer-time.ts'
import { seriousFaults } from './axe.ts'
import { wholeChronicle } from './chronicle.ts'
import { goHome, Online, type Person, playOn, reaches, seqOf, turnOf } from './online.ts'
import { listMode, playNth } from './play.ts'

const online = new Online(
  {},
  {
    motion: 'reduced',
    asksAll: true,
    done: 'at once',
    chronicle: true,
    because: 'a step that is taken back has to be played at once',
  },
)

test('asked, refused, asked again and agreed: both are back before the move; an order is played', async () => {
  const [anna, boris] = await Promise.all([online.come('Anna'), online.come('Boris')])
  const id = await online.seat([anna, boris], { game: 'bronze' })
  await Promise.all([anna, boris].map(p => p.page.goto(`/online/${id}`)))
  for (const { page } of [anna, boris]) {
    await page.locator('.desk').waitFor()
    await listMode(page)
  }
  /** Both play on until somebody waits who may ask: not who was refused and has not moved since. They come first. */
  const afterATurn = async (upTo: number): Promise<[Person, Person]> => {
    await Promise.all([anna, boris].map(p => playOn(p.page, upTo)))
    const mover = await Promise.race([anna, boris].map(turnOf))
    const waiter = mover === anna ? boris : anna
    await reaches(waiter.page, await seqOf(mover.page))
    const ask = waiter.page.locator('[data-takeback-ask]')
    const mayAsk = await ask.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    )
    return mayAsk ? [waiter, mover] : afterATurn((await seqOf(mover.page)) + 2)
  }
  const ask = async ({ page }: Person): Promise<void> => {
    await page.locator('[data-takeback-ask]').click()
    await page.getByText('What was seen stays seen').waitFor()
    await page.locator('[data-takeback-send]').click()
  }

  const [asker, other] = await afterATurn(8)
  await ask(asker)
  await asker.page.locator('[data-takeback-withdraw]').waitFor()
  await other.page.locator('[data-takeback-agree]').waitFor()
  expect(await seriousFaults(other.page)).toEqual([])
  expect(await other.page.locator('[data-takeback]').textContent()).toMatch(/asks to take back: .+What was seen stays/)
  await other.page.locator('[data-takeback-refuse]').click()
  await asker.page.getByText('You can ask again after your next move.').waitFor()
  expect(await asker.page.locator('[data-takeback-ask]').count()).toBe(0)

  const [again, partner] = await afterATurn((await seqOf(asker.page)) + 8)
  const stood = await seqOf(again.page)
  await ask(again)
  await partner.page.locator('[data-takeback-agree]').click()
  await Promise.all([again, partner].map(p => reaches(p.page, stood + 1)))
  await turnOf(again)
  await expect.poll(() => wholeChronicle(partner.page)).toContain('takes a move back')
  await partner.page.locator('[data-takeback]').waitFor({ state: 'detached' })

  // Who waits says which card to take next, and which if that is gone.
  await partner.page.locator('[data-table-sheet]').click()
  await partner.page.locator('[data-open-standing]').click()
  const choice = partner.page.locator('[data-standing=take]')
  for (const n of [1, 2]) await choice.locator('select').selectOption({ index: n })
  expect(await choice.locator('li').count()).toBe(2)
  await choice.locator('input[type=checkbox]').check()
  expect(await seriousFaults(partner.page)).toEqual([])
  await partner.page.locator('[data-keep-standing]').click()
  await partner.page.locator('[data-keep-standing]').waitFor({ state: 'detached' })
  await partner.page.keyboard.press('Escape')
  const isActive = partner.page.locator('.online-notices').getByText('1 standing instruction is active')
  await isActive.waitFor()
  void playOn(again.page).catch(() => {})
  await isActive.waitFor({ state: 'detached' })
  const why = partner.page.locator('[data-notice=dropped]')
  if ((await why.count()) > 0) await why.click()
  await why.waitFor({ state: 'detached' })
  await goHome(anna, boris)
})

test('while a Master thinks at the server: chat and looking back are answered before it moves', async () => {
  const anna = await online.come('Anna')
  const { page } = anna
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'master' }]
  await page.goto(`/online/${await online.seat([anna], { game: 'bronze', seats })}`)
  await page.locator('.desk').waitFor()
  await listMode(page)
  /** Anna plays until the Master is asked and does this; once more if it happened to move in that moment. */
  const meanwhile = async (act: () => Promise<boolean | undefined>): Promise<void> => {
    for (;;) {
      const before = await seqOf(page)
      if ((await page.locator('.prompt.mine').count()) > 0) await turnOf(anna).then(() => playNth(page))
      else if (await act()) return
      else await page.locator(`[data-seq]:not([data-seq="${before}"]), .prompt.mine`).first().waitFor()
    }
  }
  await meanwhile(async () => (await say(page, 'Hello'))?.isSame)
  await meanwhile(async () => {
    const answer = await lookBack(page)
    await returnToNow(page)
    return answer?.isSame
  })
  expect(anna.complaints).toEqual([])
})
