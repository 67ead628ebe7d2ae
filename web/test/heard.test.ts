import { expect, test } from 'vitest'
import { soundOf, soundsOf } from '../src/sound/heard.ts'
import { RECIPES, SOUNDS } from '../src/sound/sounds.ts'

const event = (type: string) => ({ type })

test('which event plays what', () => {
  const heard = Object.fromEntries(
    [
      'taken',
      'laid',
      'settled',
      'cityTaken',
      'fought',
      'taxed',
      'sailed',
      'built',
      'offered',
      'struck',
      'roundBegan',
    ].map(type => [type, soundOf(event(type))]),
  )
  expect(heard).toEqual({
    taken: 'card',
    laid: 'card',
    settled: 'piece',
    cityTaken: 'card',
    fought: 'dice',
    taxed: 'coin',
    sailed: 'piece',
    built: 'piece',
    offered: 'card',
    struck: 'bell',
    roundBegan: 'bell',
  })
  expect(soundOf(event('resigned'))).toBeNull()
})

test('a move is at most three sounds, each once, and the chime of one’s turn comes last', () => {
  const events = ['laid', 'laid', 'settled', 'taxed', 'fought'].map(event)
  expect(soundsOf(events, true)).toEqual(['card', 'piece', 'coin', 'turn'])
  expect(soundsOf([], false)).toEqual([])
})

test('every sound has a recipe, short and not loud', () => {
  for (const sound of SOUNDS)
    for (const tone of RECIPES[sound]) {
      expect(tone.at + tone.lasts).toBeLessThan(1.6)
      expect(tone.loud).toBeLessThanOrEqual(0.5)
    }
})
