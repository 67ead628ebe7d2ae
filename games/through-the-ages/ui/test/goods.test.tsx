/** A question for goods: its answers stand in the bar, and the row stays in sight. */

import { current } from '@ecumene/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { throughTheAges } from '../../src/game.ts'
import { asksGoods } from '../goods.tsx'
import ui from '../index.tsx'
import { partOf, walk } from './positions.ts'

test('TTA-FOOD-2, TTA-FOOD-4 a question for food or resources leaves the row in sight, and what each answer brings', () => {
  const met = new Set<string>()
  walk(
    1500,
    (match, seat) => {
      const decision = current(throughTheAges, match.state)?.name ?? ''
      const part = partOf(match, seat)
      if (!asksGoods(decision) || part.legal.length < 2) return
      met.add(decision)
      const markup = renderToStaticMarkup(<ui.Board {...part} events={[]} motion={false} />)
      expect(markup).toContain('class="tta-row"')
      expect(markup).not.toContain('tta-question')
      const buttons = [...markup.matchAll(/<button[^>]*data-verb="(\w+)"[^>]*>(.*?)<\/button>/g)]
      expect(buttons.map(([, verb]) => verb)).toEqual(part.legal.map(a => a.verb))
      for (const [, , inside] of buttons) expect(inside.length).toBeGreaterThan(0)
    },
    asksGoods,
  )
  expect(met.has('gainEither')).toBe(true)
})
