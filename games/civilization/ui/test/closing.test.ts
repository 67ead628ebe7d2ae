/** The words that end a question say what they give up, and what gives something up is held like any last step. */
import { readyShips } from '@ecumene/civilization-family/src/decisions/ships.ts'
import { makeGivesUp, makeNamed } from '@ecumene/civilization-family/ui/action-names.ts'
import { LANGUAGES, spokenIn } from '@ecumene/civilization-family/ui/test/spoken.ts'
import { current } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { openTrade } from '../../src/decisions/trade.ts'
import { civilization } from '../../src/game.ts'
import { DECISIONS } from '../../src/verbs.ts'
import { hand, pays, put, ship, step, type Table, table } from '../../test/table.ts'
import { CIVILIZATION } from '../civilization.ts'

const ME = 0
const DONE = { verb: 'done' }
const spoken = await spokenIn('civilization')
const named = makeNamed(CIVILIZATION)
const labels = (p: Table): readonly string[] => LANGUAGES.map(language => spoken(language).action(named(p.s, DONE, ME)))
const isHeld = (p: Table): boolean => makeGivesUp(CIVILIZATION)(p.s, DONE, ME)

test('CIV-10.1c ending a move says how many have moved; while none has, it is held', () => {
  const p = ship(put(put(table(), ME, 'rome', 3), ME, 'etruria', 2), ME, 'etruria').at(DECISIONS.move, ME)
  expect(labels(p)).toEqual(['Finish: 0 of 5 moved', 'Закончить: пошло 0 из 5', 'Fine: mosse 0 su 5'])
  expect(isHeld(p)).toBe(true)
  p.play(ME, { verb: 'board', ship: 0, tokens: 2 })
  p.play(ME, { verb: 'land', ship: 0, tokens: 2 })
  p.play(ME, { verb: 'walk', area: 'rome', to: 'etruria', tokens: 1 })
  expect([labels(p)[0], isHeld(p)]).toEqual(['Finish: 3 of 5 moved', false])
})
test('CIV-10.1c a ship that has sailed is a move too, and nobody is asked twice who has nothing to move', () => {
  const p = ship(put(table(), ME, 'rome', 3), ME, 'etruria').at(DECISIONS.move, ME)
  const sail = p.legal(ME).find(a => a.verb === 'sail')
  if (!sail) throw new Error('nowhere to sail')
  p.play(ME, sail)
  expect([labels(p)[0], isHeld(p)]).toEqual(['Finish: 0 of 3 moved', false])
  expect(isHeld(table().at(DECISIONS.move, ME))).toBe(false)
})
test('CIV-18.0b buying nothing says how many cards beyond six will go back', () => {
  const rich = hand(table(), ME, { grain: 5, salt: 4, hides: 4 }).at(DECISIONS.acquire, ME)
  expect(labels(rich)).toEqual([
    'Buy nothing: 7 of 13 cards go back',
    'Ничего не покупать: вернутся 7 карт из 13',
    'Non comprare nulla: 7 carte su 13 tornano indietro',
  ])
  const poor = hand(table(), ME, { grain: 4, salt: 2 }).at(DECISIONS.acquire, ME)
  expect([labels(poor)[0], isHeld(poor), isHeld(rich)]).toEqual(['Buy nothing', false, true])
})
test('CIV-16.3f CIV-19.3b leaving the market says which swap is given up, or which calamity stays', () => {
  const p = step(
    hand(hand(hand(table(3), 0, { salt: 2, grain: 1, epidemic: 1 }), 1, { hides: 3 }), 2, { iron: 3 }),
    openTrade,
  )
  expect([labels(p)[0], isHeld(p)]).toEqual(['Done trading: keeps Epidemic', true])
  p.play(0, { verb: 'offer', cards: { salt: 2, grain: 1 }, commodity: 'salt', target: 1 } as never)
  p.play(1, { verb: 'offer', cards: { hides: 3 }, commodity: 'hides', target: 0 } as never)
  p.play(1, { verb: 'agree', with: 0 })
  expect([labels(p), isHeld(p)]).toEqual([
    [
      'Done trading: gives up the swap with Bob',
      'Торговля окончена: без обмена, на который согласен игрок Bob',
      'Ho finito: rinuncia allo scambio con Bob',
    ],
    true,
  ])
  const free = step(hand(hand(table(3), 0, { salt: 3 }), 1, { hides: 3 }), openTrade)
  expect([labels(free)[0], isHeld(free)]).toEqual(['Done trading', false])
})
test('CIV-9.3a the question about ships says where to choose and how many remain', () => {
  const p = ship(ship(pays(put(table(), ME, 'rome', 3), ME, 2), ME, 'rome'), ME, 'carthage', 1)
  readyShips(p.s)
  p.at(DECISIONS.ships, ME)
  const asks = (): string => {
    const prompt = current(civilization, p.s)?.prompt(p.s, ME)
    return prompt ? spoken('en').prompt(prompt) : ''
  }
  expect(asks()).toBe('Choose a ship on the map, and maintain it or give it up: 2 ships to go; 2 in your Treasury')
  p.play(ME, { verb: 'maintain', shore: 'carthage', source: 'treasury' })
  expect(asks()).toContain('1 ship to go; 1 in your Treasury')
})
