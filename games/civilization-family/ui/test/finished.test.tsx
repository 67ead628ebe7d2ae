/** Done trading: what it ends is said before it is pressed, and afterwards nothing is offered that cannot be done. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { TradeProps } from '../parts/market/models.ts'
import { TradeScreen } from '../parts/market/trade.tsx'

const market = (isFinished: boolean): string => {
  const props: TradeProps = {
    sets: [],
    icons: {},
    offers: [],
    me: 0,
    others: [{ seat: 1, name: 'Sargon' }],
    goods: ['salt'],
    nameable: ['salt'],
    names: 1,
    least: 3,
    withdraw: null,
    done: isFinished ? null : { verb: 'done' },
    isFinished,
    shown: [],
    thread: [],
    rules: { offer: 'CIV-16.3b' },
    worth: () => null,
    valueOf: () => 0,
    mayName: () => true,
    offer: () => ({ verb: 'offer' }),
    play: () => {},
    sayAction: action => action.verb,
    say: key => key,
    openRule: () => {},
  }
  return renderToStaticMarkup(<TradeScreen {...props} />)
}

test('CIV-16.5 who is still trading reads that trade goes on until all are finished, and that finishing is not final', () => {
  expect(market(false)).toContain('ui.trade.untilAll')
  expect(market(false)).not.toContain('ui.trade.finished')
})
test('CIV-R-35 who has finished reads when they are asked again, and has no offer to compose', () => {
  const finished = market(true)
  expect(finished).toContain('ui.trade.finished')
  for (const tool of ['data-post', 'data-done', 'data-to', 'data-name']) expect(finished).not.toContain(tool)
})
