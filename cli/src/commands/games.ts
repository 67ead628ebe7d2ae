import type { Command } from '../command.ts'
import { allGames } from '../games.ts'
import { grid, json, line } from '../terminal.ts'

export const games: Command = {
  summary: 'the games, how many can play them, and their variants',
  options: {
    json: { about: 'lines of JSON, for programs' },
  },
  examples: ['games'],
  async run(flags) {
    const list = await Promise.all(
      allGames().map(async ({ id, name, load }) => {
        const { variants } = await load()
        const seats = [Math.min(...variants.map(v => v.seats[0])), Math.max(...variants.map(v => v.seats[1]))]
        return { id, name, seats, variants: variants.map(v => v.id) }
      }),
    )
    if (flags.on('json')) json(list)
    else
      line(
        grid([
          ['game', 'name', 'players', 'variants'],
          ...list.map(g => [g.id, g.name, g.seats.join('-'), g.variants.join(', ')]),
        ]),
      )
    return 0
  },
}
