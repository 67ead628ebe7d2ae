/** Which bots can play a game: the levels, which people are offered; and for records and tests the older names. */
import { botsOf } from '@ecumene/contract'
import type { Core, GameDef } from '@ecumene/kernel'
import type { Bot, Question, Thought } from './bot.ts'
import { LEVELS, type Level, type LevelId } from './levels.ts'
import { random } from './random.ts'
import { policyOf, thoughtOf } from './search/thought.ts'
import { soft } from './soft.ts'

/** What people can choose from, the weakest first. */
export const levelsOf = <S extends Core, E>(game: GameDef<S, E>): readonly LevelId[] =>
  LEVELS.filter(level => canPlay(game, level) && isOffered(game, level)).map(level => level.id)

/** Who sits down, or stands in for somebody, unless it was said otherwise. */
export const usualBot = <S extends Core, E>(game: GameDef<S, E>): string =>
  levelsOf(game).find(level => level === 'citizen') ?? random.name

/** Every name that can sit at a table: the levels, then chance and the game's own policies by name. */
export const botNames = <S extends Core, E>(game: GameDef<S, E>): readonly string[] => [
  ...levelsOf(game),
  random.name,
  ...Object.keys(game.policies),
]

export function botNamed<S extends Core, E>(game: GameDef<S, E>, name: string): Bot {
  if (name === random.name) return random
  const level = levelNamed(name)
  if (level && canPlay(game, level)) return { name, choose: question => answerOf(question, level) }
  const policy = Object.hasOwn(game.policies, name) ? game.policies[name] : undefined
  if (!policy) throw new Error(`${game.id} has no bot ${name}; it has ${botNames(game).join(', ')}`)
  return { name, choose: q => policy(q.view as S, q.seat, q.legal, q.rng) }
}
/** Does this name search? Then it is better asked elsewhere, a little at a time. */
export const isSearcher = <S extends Core, E>(game: GameDef<S, E>, name: string): boolean =>
  looksAhead(levelNamed(name)) && botsOf(game).thinking !== undefined
/** How a name that searches thinks about a question. */
export function thoughtFor(name: string, question: Question): Thought {
  const level = levelNamed(name)
  if (!level) throw new Error(`${name} does not search`)
  return thoughtOf(question, level)
}
/** Milliseconds a name may take at most. */
export const capOf = (name: string): number => levelNamed(name)?.cap ?? 50

const levelNamed = (name: string): Level | undefined => LEVELS.find(level => level.id === name)
/** A level that searches and has not proved stronger than the one below is not offered. */
const isOffered = <S extends Core, E>(game: GameDef<S, E>, level: Level): boolean =>
  !looksAhead(level) || botsOf(game).thinking?.ahead?.[level.id] !== undefined
const looksAhead = (level: Level | undefined): boolean => level?.way === 'flat'
const canPlay = <S extends Core, E>(game: GameDef<S, E>, level: Level): boolean =>
  Object.keys(game.policies).length > 0 && (!looksAhead(level) || botsOf(game).thinking !== undefined)

function answerOf(question: Question, level: Level): ReturnType<Bot['choose']> {
  const { game, view, seat, legal, rng } = question
  if (level.way === 'soft') return soft(question)
  if (level.way === 'policy') return policyOf(game)(view as never, seat, legal, rng)
  const thought = thoughtOf(question, level)
  const end = performance.now() + Math.min(question.budget, level.cap)
  while (!thought.step()) if (question.budget !== Number.POSITIVE_INFINITY && performance.now() > end) break
  return thought.choice()
}
