/** The table of Through the Ages at the moments that look different: for screenshots. */
import { Codes, current, FastRng, keyOf, Match, setupOf } from '@ecumene/kernel'
import { throughTheAges } from '@ecumene/through-the-ages'
import type { Page } from 'playwright-core'
import { moments } from '../chronicle.ts'
import type { Size } from '../harness.ts'
import { openFile } from '../midway.ts'
import { startGame } from '../play.ts'
import type { Screen } from '../screens.ts'
import { openFull } from './late.ts'
import { gather, type Position } from './positions.ts'

let met: ReadonlyMap<string, Position> | undefined
const asked = async (page: Page, decision: string): Promise<void> => {
  met ??= gather()
  await openFile(page, met.get(decision)?.file ?? '')
  await page.locator('.prompt.mine').waitFor()
}
type IsThere = (decision: string, round: number, seq: number) => boolean
/** A game of four among bots: stops where `isThere` says so, with the seat that is asked in a person's hand. */
function gameFile(isThere: IsThere, seed = 'stages'): string {
  const match = new Match(throughTheAges, setupOf(throughTheAges, 4), keyOf(seed))
  const rng = new FastRng(7)
  const legal = new Codes()
  let me = 0
  while (match.outcome() === null) {
    const seat = 31 - Math.clz32(match.owed())
    const view = match.view(seat)
    const decision = current(throughTheAges, view)
    me = seat
    if (isThere(decision?.name ?? '', view.round, match.seq)) break
    legal.clear()
    decision?.legal(view, seat, legal)
    const choice = throughTheAges.policies.greedy(view, seat, legal, rng)
    match.play(seat, typeof choice === 'number' ? throughTheAges.verbs.toJson(choice) : choice)
  }
  const players = Array.from({ length: 4 }, (_, seat) => ({
    kind: seat === me ? 'human' : 'bot',
    name: seat === me ? 'Ada' : null,
    bot: seat === me ? null : 'greedy',
    colour: seat,
  }))
  return JSON.stringify({ ecumene: 'game', format: 1, players, record: match.record() })
}
/** The line in which a war is won, in a game that has one: somebody ends their turn there. */
const WAR = { seed: 'c', line: 392 }
/** A chapter from its first step, even if it was begun before. */
async function openChapter(page: Page, chapter: string): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('ecumene:guide:through-the-ages'))
  await page.goto(`/learn/through-the-ages#${chapter}`)
}
/** What stands large for a glance stays until the page is left. */
const hold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const later = window.setTimeout
    window.setTimeout = ((f: () => void, ms?: number) => (ms === 580 ? 0 : later(f, ms))) as typeof setTimeout
  })

const files = new Map<string, string>()
function fileOf(name: string, make: () => string): string {
  const file = files.get(name) ?? make()
  files.set(name, file)
  return file
}
const tab = async (page: Page, name: string): Promise<void> => page.locator(`[data-anchor="tab:${name}"]`).click()

const decisionStages: readonly Screen[] = [
  'bid',
  'defend',
  'force',
  'plunder',
  'raze',
  'spoils',
  'annex',
  'answerPact',
  'loseWorker',
  'agreementTake',
  'civilize',
  'ordered',
  'discard',
].map(decision => ({ name: `tta-ask-${decision}`, go: page => asked(page, decision) }))

export const stages: readonly Screen[] = [
  {
    name: 'tta-new-game',
    async go(page) {
      await page.locator('[data-game="through-the-ages"] .button.primary').click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'tta-early',
    async go(page) {
      await startGame(page, 'through-the-ages', { players: 4 })
      await page.locator('.prompt.mine').waitFor()
    },
  },
  { name: 'tta-full', go: openFull },
  ...['mine', 'others', 'events', 'me', 'chronicle'].map(
    (name): Screen => ({
      name: `tta-full-${name}`,
      only: 'phone',
      async go(page) {
        await openFull(page)
        await tab(page, name)
      },
    }),
  ),
  {
    name: 'tta-tip',
    only: 'desk',
    async go(page) {
      await openFull(page)
      await page.locator('[data-anchor="military:mechanized-army"]').click({ button: 'right' })
      await page.locator('.kit-tip').waitFor()
    },
  },
  {
    name: 'tta-politics',
    async go(page) {
      const file = fileOf('politics', () => gameFile((decision, round) => decision === 'politics' && round >= 13))
      await openFile(page, file)
      await page.locator('.prompt.mine').waitFor()
    },
  },
  {
    name: 'tta-politics-card',
    async go(page, size: Size) {
      const file = fileOf('politics', () => gameFile((decision, round) => decision === 'politics' && round >= 13))
      await openFile(page, file)
      await page.locator('.prompt.mine').waitFor()
      const card =
        size === 'phone' ? '[data-anchor^="choose:"]' : '[data-anchor="military:promise-of-military-protection"]'
      await page.locator(card).first().click()
    },
  },
  {
    name: 'tta-late',
    async go(page) {
      const file = fileOf('late', () => gameFile((decision, round) => decision === 'action' && round >= 16))
      await openFile(page, file)
      await page.locator('.prompt.mine').waitFor()
    },
  },
  {
    name: 'tta-large-event',
    async go(page) {
      await openChapter(page, 'politics')
      for (const _ of ['phase', 'cards']) await page.locator('.kit-coach [data-next]').click()
      await hold(page)
      await page.locator('[data-anchor="military:scientific-breakthrough"], .tta [data-verb="prepare"]').first().click()
      await page.locator('.tta [data-verb="prepare"]').first().click()
      await page.locator('.tta-happening').waitFor()
    },
  },
  {
    name: 'tta-large-war',
    async go(page) {
      const file = fileOf('war', () => gameFile((_, __, seq) => seq >= WAR.line - 1, WAR.seed))
      await openFile(page, file)
      await page.locator('.prompt.mine').waitFor()
      await hold(page)
      // One card too many; then the next turn begins with the end of a war.
      await page.locator('.tta-question [data-action]').first().click()
      await page.locator('.tta-happening').waitFor()
    },
  },
  {
    name: 'tta-watched',
    async go(page) {
      const file = JSON.parse(fileOf('late', () => gameFile((decision, round) => decision === 'action' && round >= 16)))
      for (const player of file.players) Object.assign(player, { kind: 'bot', name: null, bot: 'greedy' })
      await openFile(page, JSON.stringify(file))
      await page.locator('.tta-row').waitFor()
    },
  },
  {
    name: 'tta-replay',
    async go(page, size: Size) {
      const file = fileOf('late', () => gameFile((decision, round) => decision === 'action' && round >= 16))
      await openFile(page, file)
      await page.locator('.prompt.mine').waitFor()
      if (size === 'phone') await tab(page, 'chronicle')
      else if ((await page.locator('.chronicle').count()) === 0) await page.locator('[data-fold="chronicle"]').click()
      await moments(page).nth(-20).click()
      await page.locator('.prompt.past').waitFor()
    },
  },
  {
    name: 'tta-compare',
    only: 'desk',
    async go(page) {
      await openFull(page)
      await page.keyboard.press('c')
      await page.locator('.tta-sheet').waitFor()
    },
  },
  {
    name: 'tta-events',
    only: 'desk',
    async go(page) {
      await openFull(page)
      await page.locator('.tta-events > .tta-deck').first().click()
      await page.locator('.tta-sheet').waitFor()
    },
  },
  {
    name: 'tta-rival',
    async go(page, size: Size) {
      await openFull(page)
      if (size === 'phone') await tab(page, 'others')
      await page.locator('.strip .name').nth(2).click()
      await page.locator('.tta-full').waitFor()
    },
  },
  {
    name: 'tta-index',
    async go(page, size: Size) {
      await openFull(page)
      if (size === 'phone') await tab(page, 'row')
      await page.locator('.tta-all-cards').click()
      await page.locator('.tta-sheet').waitFor()
    },
  },
  {
    name: 'tta-rules',
    async go(page) {
      await page.goto('/rules/through-the-ages')
      await page.locator('.rules-list .rule').first().waitFor()
    },
  },
  {
    name: 'tta-final',
    async go(page) {
      await openFile(
        page,
        fileOf('final', () => gameFile(() => false)),
      )
      await page.locator('.tta-final .kit-plot').waitFor()
    },
  },
  ...['row', 'workers', 'science', 'politics', 'armies', 'colonies', 'ages'].map(
    (chapter): Screen => ({
      name: `tta-guide-${chapter}`,
      async go(page) {
        await openChapter(page, chapter)
        await page.locator('.kit-coach [data-next]').click()
      },
    }),
  ),
  ...decisionStages,
]
