/** Who can sit in for a player. */
import { type Bot, botNamed, botNames, levelsOf, random } from '@ecumene/bots'
import type { GameDef } from '@ecumene/kernel'

/** Milliseconds a bot may think: long enough to play well, short enough to wait for. */
export const BUDGET = 400

/** The levels of a game that people can choose from, the strongest first. */
export const botsOf = (game: GameDef): readonly string[] => levelsOf(game).toReversed()

/** A game kept from an older version may name a bot that is gone: chance plays for it. */
export const botFor = (game: GameDef, name: string | null): Bot =>
  name !== null && botNames(game).includes(name) ? botNamed(game, name) : random
