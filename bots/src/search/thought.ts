/** How a level thinks about a question. */
import { botsOf, type OwnLevel } from '@ecumene/contract'
import type { GameDef, Policy } from '@ecumene/kernel'
import type { Chosen, Question, Thought } from '../bot.ts'
import type { Network } from '../learned/network.ts'
import { networkOf } from '../learned/shelf.ts'
import type { Level } from '../levels.ts'
import { candidatesOf } from './candidates.ts'
import { FlatSearch } from './flat.ts'
import { Rollouts } from './rollout.ts'

/** What to search, or the policy's answer where there is nothing to search. */
export function thoughtOf(question: Question, general: Level): Thought {
  const { game, view, seat, legal, rng } = question
  const { thinking } = botsOf(game)
  const own = thinking?.levels?.[general.id]
  const level = { ...general, ...own }
  const policy = (own?.policy as Policy<never> | undefined) ?? policyOf(game)
  // It is asked even where one action is listed: an offer stands in no list.
  if (level.effort === 0) return settledOn(policy(view as never, seat, legal, rng))
  const usual = question.effort ?? (typeof level.effort === 'number' ? level.effort : level.effort(view.seats))
  const effort = Math.round(usual * (own?.times?.(view) ?? 1))
  if (!thinking || legal.n === 1 || !thinking.isDeep(view, seat))
    return settledOn(legal.n === 1 ? legal.at[0] : policy(view as never, seat, legal, rng))
  const seed = rng.below(2 ** 31)
  const width = own?.widthIn?.(view) ?? level.width
  const candidates = candidatesOf(question, thinking, policy, widthFor(effort, width))
  const network = networkFor(question, own)
  const far = question.far ?? (network && own?.farLearned) ?? level.far
  const rollouts = new Rollouts({ ...question, network }, thinking, seed, far)
  return new FlatSearch(candidates, (world, action) => rollouts.hopeIn(world, action), effort)
}
/** Who judges positions: whom the question names, or what the game has learned, if the level relies on it. */
function networkFor({ game, setup, network }: Question, own: OwnLevel | undefined): Network | null {
  if (network !== undefined) return network
  return own?.usesLearned?.(setup.seats) === false ? null : networkOf(game, setup.seats)
}
const settledOn = (action: Chosen): Thought => new FlatSearch([action], () => 0, 0)
/** Each candidate is to be seen in a few worlds: little effort compares few. */
const widthFor = (effort: number, width: number): number => Math.max(2, Math.min(width, Math.floor(effort / 3)))

/** The game's own way to play: the first of its policies. */
export function policyOf(game: GameDef): Policy<never> {
  const [policy] = Object.values(game.policies)
  if (!policy) throw new Error(`${game.id} has no player of its own`)
  return policy as Policy<never>
}
