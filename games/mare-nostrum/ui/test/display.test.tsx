/** Heroes and wonders over the map: open cards, backs of those to come, the Pyramids apart. */
import { keyOf, Match, setupOf } from '@ecumene/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { E } from '../../src/events.ts'
import { mareNostrum } from '../../src/game.ts'
import { TOKEN_IDS } from '../../src/powers/tokens.ts'
import type { S } from '../../src/state.ts'
import { Display } from '../display.tsx'
import { displayOf } from '../rules.ts'
import { partOf } from './part-props.ts'

const drawn = (display: string): { html: string; open: number } => {
  const setup = setupOf(mareNostrum, 3, 'first-games', { empires: 'fixed', display })
  const match = new Match<S, E>(mareNostrum, setup, keyOf('display'))
  const part = partOf(match, 0)
  const html = renderToStaticMarkup(<Display p={part} isOpen onToggle={() => {}} play={() => {}} />)
  return { html, open: displayOf(part.view).length }
}
test('MN-SET-20 five lie open, the backs of the rest lie beside them with their number', () => {
  const { html, open } = drawn('five')
  expect(open).toBe(5)
  const backs = TOKEN_IDS.length - open
  expect(html).toContain(`data-backs="${backs}"`)
  const stack = html.slice(html.indexOf('data-backs'), html.indexOf('mn-apart'))
  expect(stack.match(/<span><\/span>/g)).toHaveLength(backs)
  // Nothing of what is hidden is in the page; the Pyramids stand apart.
  expect(html.match(/data-anchor="token:/g)).toHaveLength(open + 1)
  expect(html.slice(html.indexOf('mn-apart'))).toContain('token:pyramids')
})
test('where all lie open there is no back', () => {
  const { html, open } = drawn('all')
  expect(open).toBe(TOKEN_IDS.length)
  expect(html).not.toContain('data-backs')
})
