/** The board in the middle of the room, and a phone for everybody's hand: a browser of its own for each. */
import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { PATIENCE, pressDone } from './harness.ts'
import type { Online } from './online.ts'

type House = Pick<Online, 'set' | 'server'>

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
const SCREEN = { viewport: { width: 1920, height: 1080 } } as const

type Look = { locale?: string; colorScheme?: 'light' | 'dark' }

export interface Device {
  readonly page: Page
  readonly context: BrowserContext
  readonly complaints: string[]
}
/** Opens a table around this screen, from the shelf. */
export async function openMiddle(
  online: House,
  game: string,
  players: number,
  look: Look = {},
): Promise<Device & { heard: string[] }> {
  const device = await fresh(online, { ...SCREEN, locale: 'en-GB', ...look })
  const { page } = device
  const heard: string[] = []
  page.on('websocket', socket => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  await page.goto('/')
  await page.locator(`[data-game=${game}] [data-friends]`).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name=preset][value=room]').check({ force: true })
  await dialog.locator(`input[name=players][value="${players}"]`).check({ force: true })
  await dialog.locator('.dialog-foot .primary').click()
  await page.locator('[data-middle=waiting]').waitFor()
  return { ...device, heard }
}
export async function fresh(online: House, options: object): Promise<Device> {
  const context = await online.set.browser.newContext({
    serviceWorkers: 'block',
    baseURL: online.server.url,
    ...options,
  })
  await context.addInitScript(pressDone)
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE)
  const complaints: string[] = []
  page.on('pageerror', e => complaints.push(String(e)))
  return { page, context, complaints }
}
/** A phone scans the code of the middle, types a name and sits down. */
export async function scan(online: House, middle: Page, name: string, look: Look = {}): Promise<Device> {
  const phone = await fresh(online, { ...PHONE, ...look })
  const link = (await middle.locator('[data-qr]').getAttribute('data-qr')) ?? ''
  await phone.page.goto(link)
  await phone.page.locator('input[name=name]').fill(name)
  await phone.page.locator('[data-join]').tap()
  await phone.page.locator('[data-hand-waiting]').waitFor()
  await middle.locator('[data-seat]', { hasText: name }).waitFor()
  return phone
}
export const goHome = async (...devices: readonly Device[]): Promise<void> => {
  for (const { complaints, context } of devices) {
    expect(complaints).toEqual([])
    await context.close()
  }
}

/** Runs in a page: who presses just anything is asked whether giving up is meant, and plays on. */
export function neverResigns(): void {
  setInterval(() => document.querySelector<HTMLElement>('[role=alertdialog] [data-answer=no]')?.click(), 200)
}

/** The middle was sent what everybody may know, and asked nothing. */
export function expectNothingHidden(heard: readonly string[], least: number): void {
  const updates = heard.map(text => JSON.parse(text)).filter(m => m.t === 'update')
  expect(updates.length).toBeGreaterThan(least)
  expect(new Set(updates.map(u => u.viewer))).toEqual(new Set(['table']))
  expect(updates.filter(u => u.prompt || u.legal?.length)).toEqual([])
}

/** What is read from two metres on a screen of 1080 lines has letters of so many pixels at least. */
const LEAST_LETTERS = 17
/**
 * Letters beside the board, of the last deed and of cards on the table that are smaller. A map's names and what a click
 * would explain are not among them.
 */
export const smallLetters = (middle: Page): Promise<readonly string[]> =>
  middle.evaluate(least => {
    const places = '.middle-head, .middle-side, .middle-latest, .tta-row, .tta-bar, .tta-civ'
    const small: string[] = []
    for (const place of document.querySelectorAll(places)) {
      const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const around = text.parentElement
        const range = document.createRange()
        range.selectNodeContents(text)
        const { width, height } = range.getBoundingClientRect()
        // What has no size, or that of what only a screen reader reads, is not seen.
        if (!around || around.closest('svg, .hidden-text') || width < 2 || height < 2) continue
        const { currentCSSZoom } = around as { readonly currentCSSZoom?: number } & Element
        const size = Number.parseFloat(getComputedStyle(around).fontSize) * (currentCSSZoom ?? 1)
        if (size < least) small.push(`${text.textContent}: ${size.toFixed(1)}`)
      }
    }
    return small
  }, LEAST_LETTERS)
/** Players and tracks beside the board that its foot cuts off. */
export const outOfSight = (middle: Page): Promise<readonly string[]> =>
  middle.evaluate(() => {
    const foot = document.querySelector('.middle-side')?.getBoundingClientRect().bottom ?? 0
    return [...document.querySelectorAll('.middle-side .strip, .middle-side .tracks')].flatMap(part => {
      const { bottom } = part.getBoundingClientRect()
      return bottom > foot ? [`${part.className}: ${Math.round(bottom - foot)} px too low`] : []
    })
  })
