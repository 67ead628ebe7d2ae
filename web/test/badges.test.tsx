/** Before the move: how many would stand there of how many the land feeds ("3/2"), at every place one could go to. */

import { Badges } from '@ecumene/civilization-family/ui/board/badges.tsx'
import type { AreaGround } from '@ecumene/civilization-family/ui/board/ground.ts'
import type { Crowd } from '@ecumene/civilization-family/ui/board/model.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

const GROUND = new Map(['rome', 'samnium', 'etna'].map((id, i) => [id, { id, middle: [100 * i, 0] } as never]))
const TOLD: Readonly<Record<string, Crowd>> = {
  rome: { tokens: 3, limit: 2, isOver: true, text: 'one will be lost' },
  samnium: { tokens: 2, limit: 2, isOver: false, text: null },
}
interface Badge {
  readonly area: string | undefined
  readonly isOver: boolean
  readonly text: string | undefined
}
function badges(more: Partial<Parameters<typeof Badges>[0]> = {}): readonly Badge[] {
  const page = renderToStaticMarkup(
    <Badges
      targets={new Map(Object.keys(TOLD).map(area => [area, 5]))}
      ground={GROUND as ReadonlyMap<string, AreaGround>}
      shores={new Map()}
      isShip={false}
      routes={new Map()}
      left={0}
      crowd={area => TOLD[area] ?? null}
      planned={null}
      {...more}
    />,
  )
  return [...page.matchAll(/<g( class="is-over")?( data-crowd="(\w+)")? transform.*?<text[^>]*>([^<]*)/g)].map(
    ([, over, , area, text]) => ({ area, isOver: over !== undefined, text }),
  )
}

test('too many stand out; as many as the land feeds do not', () =>
  expect(badges()).toEqual([
    { area: 'rome', isOver: true, text: '3/2' },
    { area: 'samnium', isOver: false, text: '2/2' },
  ]))
test('where nobody is fed, how many could go', () =>
  expect(badges({ targets: new Map([['etna', 4]]) })).toEqual([{ area: undefined, isOver: false, text: '4' }]))
test('a ship is told the moves it would have left, and its own route shows them itself', () => {
  const ship = { isShip: true, left: 4, targets: new Map([['rome', 1]]), routes: new Map([['rome', ['a', 'b', 'c']]]) }
  expect(badges(ship)).toEqual([{ area: undefined, isOver: false, text: '2' }])
  expect(badges({ ...ship, planned: ['a', 'b', 'c'] })).toEqual([])
})
