/** Why a move is better is said in every language, in every game that can look ahead. */
import { readFileSync } from 'node:fs'
import { games } from '@ecumene/games'
import { keyOf, Match, setupOf } from '@ecumene/kernel'
import { describe, expect, test } from 'vitest'

const all = await Promise.all(games.map(about => about.load()))
describe.each(['en', 'ru', 'it'])('%s', language => {
  const catalogue = JSON.parse(
    readFileSync(new URL(`../src/messages/${language}.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>
  test.each(all.map(game => [game.id, game] as const))('%s: every part of a value has its word', (_, game) => {
    for (const variant of game.variants) {
      const match = new Match(game, setupOf(game, variant.seats[1], variant.id), keyOf('worth'))
      const parts = Object.keys(game.thinking?.parts(match.state, 0) ?? {})
      expect(parts.length).toBeGreaterThan(0)
      expect(parts.filter(part => !(`worth.${part}` in catalogue))).toEqual([])
    }
  })
})
