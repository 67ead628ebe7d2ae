/** Every card there is, laid into the narrowest places of a laptop's row and hand, and of a phone's: nothing is cut. */
import { CardFace } from '@ecumene/through-the-ages/ui/card.tsx'
import { allFaces } from '@ecumene/through-the-ages/ui/look.ts'
import en from '@ecumene/through-the-ages/ui/messages.en.json' with { type: 'json' }
import it from '@ecumene/through-the-ages/ui/messages.it.json' with { type: 'json' }
import ru from '@ecumene/through-the-ages/ui/messages.ru.json' with { type: 'json' }
import type { Say } from '@ecumene/through-the-ages/ui/part-props.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Stage, stage } from '../harness.ts'
import { openFull } from './late.ts'

let set: Stage
beforeAll(async () => {
  set = await stage()
})
afterAll(() => set.close())

const LANGUAGES = { en, ru, it } as const
const facesIn = (language: keyof typeof LANGUAGES, isMilitary: boolean): readonly (readonly [string, string])[] => {
  const words: Readonly<Record<string, string>> = LANGUAGES[language]
  const say: Say = key => words[key]
  return allFaces()
    .filter(face => face.isMilitary === isMilitary)
    .map(({ id }) => [id, renderToStaticMarkup(createElement(CardFace, { id, say, size: 'row' }))] as const)
}

/** What is smaller than 12 pixels, or reaches over its card or its neighbour, in a place of the table. */
const misfits = (place: string, faces: readonly (readonly [string, string])[]): readonly string[] => {
  const thing = document.querySelector(place)
  const old = thing?.querySelector('.tta-card')
  if (!thing || !old) return [`no ${place}`]
  const found: string[] = []
  const range = document.createRange()
  for (const [id, markup] of faces) {
    const card = document.createElement('template')
    card.innerHTML = markup
    const drawn = card.content.firstElementChild as Element
    thing.querySelector('.tta-card')?.replaceWith(drawn)
    const box = drawn.getBoundingClientRect()
    const letters = document.createTreeWalker(drawn, NodeFilter.SHOW_TEXT)
    let lowest = 0
    while (letters.nextNode()) {
      const { parentElement, nodeValue } = letters.currentNode
      if (!parentElement || !nodeValue?.trim() || parentElement.closest('.hidden-text')) continue
      if (Number.parseFloat(getComputedStyle(parentElement).fontSize) < 12) found.push(`${id}: small ${nodeValue}`)
      range.selectNodeContents(letters.currentNode)
      const words = range.getBoundingClientRect()
      lowest = Math.max(lowest, words.bottom)
      if (words.right > box.right) found.push(`${id}: ${(words.right - box.right).toFixed(0)} too wide: ${nodeValue}`)
    }
    if (lowest > box.bottom) found.push(`${id}: ${(lowest - box.bottom).toFixed(0)} too high`)
  }
  thing.querySelector('.tta-card')?.replaceWith(old)
  return found
}

const PLACES = [
  { size: 'desk', viewport: { width: 1280, height: 720 }, tabs: [null, null] },
  { size: 'phone', viewport: { width: 390, height: 844 }, tabs: ['row', 'me'] },
] as const
for (const language of ['en', 'ru', 'it'] as const)
  test.each(PLACES)(`${language}: every card can be read on a $size`, async ({ size, viewport, tabs }) => {
    // Cards that are drawn here are put into the page, which takes markup from nobody else.
    const { page, context } = await set.open(size, { language }, { viewport, bypassCSP: true })
    await openFull(page)
    await page.evaluate(() => document.fonts.ready)
    const [row, mine] = tabs
    const show = async (tab: string | null): Promise<void> => {
      if (tab) await page.locator(`[data-anchor="tab:${tab}"]`).tap()
    }
    const measure = (place: string, isMilitary: boolean): Promise<readonly string[]> =>
      page.evaluate(
        `(${misfits.toString()})(${JSON.stringify(place)}, ${JSON.stringify(facesIn(language, isMilitary))})`,
      )
    await show(row)
    const cut = [...(await measure('[data-anchor="row:2"]', false))]
    await show(mine)
    cut.push(...(await measure('.tta-hand section:last-child .tta-hand-card', true)))
    expect(cut).toEqual([])
    await context.close()
  })
