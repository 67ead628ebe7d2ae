/**
 * Every screen of the app, each reached as a person reaches it. Screenshots and the accessibility check walk the same
 * list.
 */
import { bronze } from '@ecumene/bronze'
import type { Core, GameDef } from '@ecumene/kernel'
import type { Page } from 'playwright-core'
import { moments } from './chronicle.ts'
import type { Deviation, Size } from './harness.ts'
import { midwayFile, openFile, openMidway } from './midway.ts'
import { isOver, listMode, playNth, settled, startGame } from './play.ts'

export interface Screen {
  readonly name: string
  readonly only?: Size
  /** From the shelf to this screen. */
  go(page: Page, size: Size): Promise<void>
}

const tab = async (page: Page, name: string): Promise<void> => page.locator(`.phone-tab[data-key="${name}"]`).click()
const playSome = async (page: Page, n: number): Promise<void> => {
  for (let i = 0; i < n; i++) {
    await settled(page)
    if (await isOver(page)) return
    await playNth(page, i)
  }
  await settled(page)
}
const home = async (page: Page): Promise<void> => {
  await page.goto('/')
  await page.locator('.boxes').waitFor()
}

const bronzeAt = (decision: string | undefined, players: number, decisions: number): string =>
  midwayFile(bronze as unknown as GameDef<Core, never>, players, decisions, 'pictures', decision)

/** How these screens are walked through. */
export const WALKED: Deviation = {
  bots: 'instant',
  motion: 'reduced',
  because: "one walks to a screen to look at it, and a colour in the middle of a change is nobody's colour",
}

export const screens: readonly Screen[] = [
  { name: 'shelf', go: async () => {} },
  {
    name: 'new-game',
    async go(page) {
      await page.locator('[data-game="toy"] .button.primary').click()
      await page.getByRole('dialog').waitFor()
      await page.locator('.more summary').click()
    },
  },
  {
    name: 'settings',
    async go(page) {
      await page.locator('.hero-tools .button').click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'rules',
    async go(page) {
      await page.locator('[data-game="bronze"] a[href^="/rules"]').click()
      await page.locator('.rules-list .rule').first().waitFor()
    },
  },
  {
    name: 'table',
    async go(page) {
      await startGame(page, 'toy')
      await playSome(page, 6)
    },
  },
  {
    name: 'table-list',
    async go(page) {
      await startGame(page, 'toy')
      await playSome(page, 3)
      await listMode(page)
      await page.locator('.why-not summary').click()
    },
  },
  {
    name: 'lens',
    async go(page) {
      await startGame(page, 'toy')
      await settled(page)
      await page.locator('.why-not summary').click()
      await page.locator('.why-not .not-now').first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'replay',
    async go(page, size) {
      await startGame(page, 'toy')
      await playSome(page, 5)
      if (size === 'phone') await tab(page, 'chronicle')
      await moments(page).nth(4).click()
      await page.locator('.prompt.past').waitFor()
    },
  },
  {
    name: 'others',
    only: 'phone',
    async go(page) {
      await startGame(page, 'toy')
      await playSome(page, 2)
      await tab(page, 'others')
    },
  },
  {
    name: 'keys',
    only: 'desk',
    async go(page) {
      await startGame(page, 'toy')
      await settled(page)
      await page.keyboard.press('?')
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'curtain',
    async go(page) {
      await startGame(page, 'toy', { people: [0, 1] })
      await page.locator('.curtain').waitFor()
    },
  },
  {
    name: 'final',
    async go(page) {
      await startGame(page, 'toy', { variant: 'short', players: 2 })
      for (let i = 0; i < 200 && !(await isOver(page)); i++) await playSome(page, 1)
    },
  },
  {
    name: 'bronze',
    async go(page) {
      await startGame(page, 'bronze')
      await listMode(page)
      await playSome(page, 8)
      await page.locator('[data-list]').click()
    },
  },
  {
    name: 'bronze-list',
    async go(page) {
      await startGame(page, 'bronze')
      await listMode(page)
      await playSome(page, 3)
    },
  },
  {
    name: 'continue',
    async go(page) {
      await startGame(page, 'toy')
      await playSome(page, 4)
      await home(page)
      await page.locator('.saved-game').first().waitFor()
    },
  },
  { name: 'nowhere', go: async page => void (await page.goto('/no/such/place')) },
  { name: 'bronze-take', go: page => openMidway(page, bronzeAt('take', 2, 60)) },
  { name: 'bronze-lay', go: page => openMidway(page, bronzeAt('lay', 3, 70)) },
  { name: 'bronze-settle', go: page => openMidway(page, bronzeAt('settle', 4, 130)) },
  { name: 'bronze-city', go: page => openMidway(page, bronzeAt('city', 2, 40)) },
  {
    name: 'bronze-final',
    async go(page) {
      await openFile(page, bronzeAt(undefined, 2, Number.POSITIVE_INFINITY))
      await page.locator('.final').waitFor()
    },
  },
  {
    name: 'guide-chapters',
    async go(page) {
      await page.goto('/learn/civilization')
      await page.locator('[data-chapter]').first().waitFor()
    },
  },
  {
    name: 'civilization-guide',
    async go(page) {
      await page.goto('/learn/civilization#citizens')
      await page.locator('.kit-coach [data-next]').click()
    },
  },
  {
    name: 'bronze-guide',
    async go(page) {
      await page.goto('/learn/bronze')
      await page.locator('.kit-coach [data-next]').click()
    },
  },
]
