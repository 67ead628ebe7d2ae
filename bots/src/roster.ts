/** Which bots can play a game: random, and the players the game brings itself. */
import type { Core, GameDef } from '@ecumene/kernel'
import type { Bot } from './bot.ts'
import { random } from './random.ts'

export const botNames = <S extends Core, E>(game: GameDef<S, E>): readonly string[] => [
  random.name,
  ...Object.keys(game.policies),
]

export function botNamed<S extends Core, E>(game: GameDef<S, E>, name: string): Bot {
  if (name === random.name) return random
  const policy = Object.hasOwn(game.policies, name) ? game.policies[name] : undefined
  if (!policy) throw new Error(`${game.id} has no bot ${name}; it has ${botNames(game).join(', ')}`)
  return { name, choose: q => policy(q.view as S, q.seat, q.legal, q.rng) }
}
