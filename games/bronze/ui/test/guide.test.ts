/** The guided game is a real one: every step can be played, every word is there in three languages. */
import { Match, setupOf } from '@ecumene/kernel'
import { expect, test } from 'vitest'
import { bronze } from '../../src/game.ts'
import { guide } from '../guide.ts'
import en from '../messages.en.json' with { type: 'json' }
import it from '../messages.it.json' with { type: 'json' }
import ru from '../messages.ru.json' with { type: 'json' }

test('the line of the guide can be played from its key of chance, turn by turn', () => {
  const [chapter] = guide.chapters
  const match = new Match(bronze, setupOf(bronze, chapter.seats), chapter.seed)
  const told: string[] = []
  for (const step of chapter.steps) {
    if (!step.action) continue
    for (const [seat, action] of [[0, step.action] as const, ...(step.then ?? []).map(a => [1, a] as const)]) {
      const from = match.seq
      expect(match.play(seat, action), `${step.message}: ${JSON.stringify(action)}`).toMatchObject({ ok: true })
      told.push(...match.chronicle(0, from).flatMap(l => l.events.map(e => `${e.type} ${e.seat ?? ''}`)))
    }
    // The player is asked again before the next step that they play.
    expect(match.owed()).toBe(1)
  }
  // What the words promise has happened: two cities, a route and a higher one, a province of the rival.
  expect(told.filter(t => t === 'cityTaken 0')).toHaveLength(2)
  expect(told.filter(t => t === 'route 0')).toHaveLength(2)
  expect(told).toContain('routeReturned 0')
  expect(told).toContain('province 1')
})

test('every step of the guide has its words in three languages', () => {
  for (const catalogue of [en, ru, it] as Record<string, string>[])
    for (const step of guide.chapters[0].steps) expect(catalogue[step.message], step.message).toBeTruthy()
})
