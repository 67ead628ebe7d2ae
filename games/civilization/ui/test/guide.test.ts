/** The guided game is a real one: every step can be played, every word is there in three languages. */
import { has, Match, setupOf } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { civilization } from '../../src/game.ts'
import { guide } from '../guide.ts'
import en from '../messages.en.json' with { type: 'json' }
import it from '../messages.it.json' with { type: 'json' }
import ru from '../messages.ru.json' with { type: 'json' }

test('the line of the guide can be played from its key of chance, to a city and a trade card', () => {
  const match = new Match(civilization, setupOf(civilization, guide.seats), guide.seed)
  for (const step of guide.steps) {
    if (!step.action) continue
    expect(match.play(0, step.action), step.message).toMatchObject({ ok: true })
    for (const action of step.then ?? [])
      expect(match.play(1, action), `${step.message}, then ${JSON.stringify(action)}`).toMatchObject({ ok: true })
    expect(has(match.owed(), 0), `${step.message}: the player is asked again`).toBe(true)
  }
  expect(match.state.cities[0]).toBe(1)
  expect(match.state.handSize[0]).toBe(1)
})
test('every step of the guide has its words in three languages', () => {
  for (const catalogue of [en, ru, it] as Record<string, string>[])
    for (const step of guide.steps) expect(catalogue[step.message], step.message).toBeTruthy()
})
