import { type Bot, botNamed, learn } from '@ecumene/bots'
import { rulesIndex } from '@ecumene/contract'
import { type GameDef, keyOf, Match } from '@ecumene/kernel'
import { type Flags, UsageError } from '../args.ts'
import type { Command } from '../command.ts'
import { gameNamed, tableOf } from '../games.ts'
import { COMMANDS } from '../play/commands.ts'
import { namingOf } from '../play/naming.ts'
import { positionOf } from '../play/position.ts'
import { Terminal } from '../play/terminal.ts'
import { languageOf, textOf, wordsOf } from '../speech.ts'

export const play: Command = {
  summary: 'play against bots in the terminal; yours is the first seat',
  operands: '[GAME]',
  options: {
    game: { value: 'ID', about: 'the game, if it is not named first; Bronze unless given' },
    seats: { value: 'N', about: 'how many play; the fewest the variant allows unless given' },
    bots: { value: 'NAME,…', about: 'the bots in the other seats, in turn: novice, citizen, …' },
    variant: { value: 'ID', about: 'the variant; the first one that `games` lists unless given' },
    seed: { value: 'N', about: 'the same number deals the same game' },
    lang: { value: 'en|ru|it', about: 'the language; that of the system unless given' },
  },
  examples: ['play bronze --seats 3 --bots citizen,novice'],
  async run(flags) {
    const about = gameNamed(flags.text('game') ?? flags.words[0] ?? 'bronze')
    const game = await about.load()
    const setup = tableOf(game, flags)
    const bots = botsOf(game, flags, setup.seats)
    const seed =
      flags.text('seed') === undefined ? String(Date.now()) : String(flags.number('seed', { min: 0, max: 2 ** 31 }, 1))
    const language = languageOf(flags)
    const speech = (await wordsOf(about, language)).seated(
      bots.map((bot, seat) => (bot ? `${bot.name} ${seat + 1}` : COMMANDS[language].you)),
    )
    const rules = rulesIndex(textOf(about, `rules/${language}.md`))
    await learn(game, setup.seats)
    const match = new Match(game, setup, keyOf(seed))
    const [position, naming] = await Promise.all([positionOf(about), namingOf(about)])
    return new Terminal(match, bots, speech, rules, { position, naming }).run()
  },
}

/** Seat 0 is yours; the bots take the others, going round where there are fewer names. */
function botsOf(game: GameDef, flags: Flags, seats: number): readonly (Bot | null)[] {
  const own = Object.keys(game.policies)
  const names = (flags.text('bots') ?? own[0] ?? 'random').split(',')
  return Array.from({ length: seats }, (_, seat) => {
    if (seat === 0) return null
    try {
      return botNamed(game, names[(seat - 1) % names.length])
    } catch (error) {
      throw new UsageError((error as Error).message)
    }
  })
}
