/** As the app is delivered: a move that moves nothing is not over with one click of a mouse. */
import { expect, test } from 'vitest'
import { stage } from '../harness.ts'
import { seqOf, startGame } from '../play.ts'

test('"Finish" with nothing moved says so, is held, and can be taken back', async () => {
  const set = await stage()
  const { page, complaints } = await set.open('desk')
  await startGame(page, 'advanced-civilization', { players: 4, seed: 'finish' })
  const word = page.locator('.prompt [data-word=free]')
  const held = page.locator('.prompt [data-word=held]')
  await page.locator('.civ-area.is-open').first().dispatchEvent('click')
  await held.click()
  await word.getByText('Finish: 0 of').waitFor()
  const seq = await seqOf(page)
  await word.click()
  await held.waitFor()
  expect(await page.locator('[data-testid=prompt]').textContent()).toMatch(/^Your step: Finish: 0 of \d+ moved$/)
  expect(await seqOf(page)).toBe(seq)
  await page.locator('[data-undo]').click()
  await word.getByText('Finish: 0 of').waitFor()
  expect(await seqOf(page)).toBe(seq)
  await word.click()
  await held.click()
  await page.waitForFunction(s => document.querySelector('[data-seq]')?.getAttribute('data-seq') !== s, seq)
  expect(complaints).toEqual([])
  await set.close()
})
