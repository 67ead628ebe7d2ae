/** A newer build has been put where the older one was: who has the older one is told, and takes it when they like. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { serviceWorker } from '../build/offline.ts'
import { DIST, stage } from './harness.ts'

const isNewer = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('meta[name=newer]') !== null)

test('a newer version is offered, waits while one plays on, and is there after "Load it" is pressed', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'ecumene-newer-'))
  cpSync(DIST, dist, { recursive: true })
  const set = await stage(dist)
  const { page } = await set.open('desk', {}, { serviceWorkers: 'allow' })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const notice = page.locator('.toast')

  const index = join(dist, 'index.html')
  writeFileSync(index, readFileSync(index, 'utf8').replace('<meta ', '<meta name="newer" content="yes" /><meta '))
  writeFileSync(join(dist, 'sw.js'), serviceWorker(dist))
  await page.reload()
  await notice.getByRole('button', { name: 'Later' }).click()
  await notice.waitFor({ state: 'detached' })
  await page.reload()
  await notice.waitFor()
  expect(await isNewer(page)).toBe(false)

  const loaded = page.waitForEvent('load')
  await notice.getByRole('button', { name: 'Load it' }).click()
  await loaded
  await page.locator('.boxes').waitFor()
  expect(await isNewer(page)).toBe(true)
  await set.unplug()
  await page.reload()
  await page.locator('.boxes').waitFor()
  expect(await isNewer(page)).toBe(true)
  await set.close()
  rmSync(dist, { recursive: true })
})
