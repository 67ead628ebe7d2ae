import { expect, test } from 'vitest'
import { conquest, cyrenaica } from '../frequent-moves.ts'
import { bare, built, control, count, GREECE, holding, legions, owns, ROME } from '../table.ts'

test('MN-H-HAMILCAR-1 MN-R-63 Hamilcar doubles: 2 coins, 2 commodities whatever the market, a coin and a legendary commodity', () => {
  const city = conquest(owns(cyrenaica(), ROME, 'hamilcar')).play(ROME, { verb: 'pillage', slot: 'cyrene' })
  expect(count(city, ROME, 'coin')).toBe(2)
  const caravan = conquest(owns(cyrenaica(), ROME, 'hamilcar')).play(ROME, {
    verb: 'pillage',
    slot: 'cyrenaica-papyrus',
  })
  expect(count(caravan, ROME, 'papyrus')).toBe(2)
  const troy = conquest(
    owns(legions(built(control(bare(), GREECE, 'asia'), 'troy'), ROME, 'asia', 1), ROME, 'hamilcar'),
  )
  troy.play(ROME, { verb: 'pillage', slot: 'troy' })
  expect([troy.asked, count(troy, ROME, 'coin'), troy.s.holdSize[ROME]]).toEqual(['conquest', 1, 2])
  const short = owns(cyrenaica(), ROME, 'hamilcar')
  holding(short, GREECE, { papyrus: 4 })
  expect(count(conquest(short).play(ROME, { verb: 'pillage', slot: 'cyrenaica-papyrus' }), ROME, 'papyrus')).toBe(1)
})
