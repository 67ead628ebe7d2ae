/** Which questions of Advanced Civilization are planned before they are answered, and what the plan comes to. */
import { population, strength } from '@ecumene/civilization-family/src/query.ts'
import { WAR } from '@ecumene/civilization-family/src/state.ts'
import type { Trial } from '@ecumene/civilization-family/ui/board/plan.ts'
import type { Toll } from '@ecumene/civilization-family/ui/edition.ts'
import { supportHints } from '@ecumene/civilization-family/ui/support.ts'
import { type ActionJson, asking, type RuleId, type Seat, slot } from '@ecumene/kernel'
import { PIRACY, TREACHERY } from '../data/trade.ts'
import { gather, LOSS, loserOf } from '../src/query/exposure.ts'
import { leastLoss } from '../src/query/loss-sums.ts'
import type { S } from '../src/state.ts'
import { DECISIONS } from '../src/verbs.ts'
import type { AdvancedPart } from './part-props.ts'

const PLANNED: ReadonlySet<number> = new Set([
  DECISIONS.support,
  DECISIONS.lose,
  DECISIONS.order,
  DECISIONS.reduce,
  DECISIONS.slaves,
  DECISIONS.pick,
  DECISIONS.annex,
  DECISIONS.condemn,
  DECISIONS.raid,
  DECISIONS.quake,
  DECISIONS.shake,
  DECISIONS.betray,
  DECISIONS.coast,
])
/** Grain is laid open before losses are chosen: that is an answer of its own. */
export const isPlanned = (s: S, legal: readonly ActionJson[]): boolean =>
  PLANNED.has(asking(s)) && legal.length > 0 && !legal.some(a => a.verb === 'show')
const KINDS = ['famine', 'flood', 'epidemic', 'eruption', 'war'] as const
const CAP_UNKNOWN = 100

export function tollOf(p: AdvancedPart, me: Seat, trial: Trial<S>): Toll {
  const s = p.view as S
  const isEnough = trial.isOver || trial.legal.some(a => a.verb === 'done')
  const at = (i: number): number => slot(s, i)
  const left = (i: number): number => slot(trial.s, i)
  const { rule } = p.game.decisions[asking(s)]
  const plan = (
    title: string,
    planned: number,
    of: number | null,
    unit: Toll['unit'],
    hints: readonly string[] = [],
    by: RuleId = rule,
  ): Toll => ({
    title,
    rule: by,
    planned,
    of,
    unit,
    hints,
    isEnough,
  })
  const one = (title: string, hint: string): Toll => plan(title, trial.played.length, 1, 'cities', [hint])
  const becomes = p.say('ui.stake.becomes')
  switch (asking(s)) {
    case DECISIONS.lose:
      return losses(p, me, trial, plan)
    case DECISIONS.order: {
      const hints = at(2) < CAP_UNKNOWN ? [p.say('ui.stake.cap', { most: at(2) })] : [p.say('ui.stake.shareAll')]
      const title = p.say(at(0) === LOSS.flood ? 'ui.stake.share' : 'ui.stake.order')
      return plan(title, at(1) - left(1), at(1), 'points', hints, ORDER_RULES[at(0)] ?? rule)
    }
    case DECISIONS.reduce:
      return plan(p.say('ui.stake.reduce'), s.toReduce[me] - trial.s.toReduce[me], s.toReduce[me], 'cities', [becomes])
    case DECISIONS.slaves: {
      const tokens = population(trial.s, me) - at(0)
      const hint = p.say('ui.stake.slaves', { tokens, cities: trial.s.cities[me], needed: 2 * trial.s.cities[me] })
      return plan(p.say('ui.stake.supportTitle'), s.cities[me] - trial.s.cities[me], null, 'cities', [hint, becomes])
    }
    case DECISIONS.support: {
      const args = { tokens: population(trial.s, me), cities: trial.s.cities[me], needed: 2 * trial.s.cities[me] }
      return plan(p.say('ui.stake.supportTitle'), s.cities[me] - trial.s.cities[me], null, 'cities', [
        p.say('ui.stake.support', args),
      ])
    }
    case DECISIONS.pick: {
      const isMine = s.war[WAR.victim] === me
      const title = p.say(isMine ? 'ui.stake.pick' : 'ui.stake.pickOf', { seat: s.war[WAR.victim] })
      return plan(title, at(0) - left(0), at(0), 'points', [p.say('ui.stake.exact')])
    }
    case DECISIONS.annex: {
      const hints = [p.say('ui.stake.annexOf', { tokens: at(0), cities: at(1) })]
      return plan(p.say('ui.stake.annex'), at(0) + at(1) - left(0) - left(1), at(0) + at(1), 'units', hints)
    }
    case DECISIONS.condemn:
      return plan(p.say('ui.stake.condemn'), at(0) - left(0), at(0), 'cities', [becomes])
    case DECISIONS.raid: {
      const isVictims = at(1) < 0
      const title = isVictims ? p.say('ui.stake.raid', { seat: s.victim[PIRACY] }) : p.say('ui.stake.raidOthers')
      return plan(
        title,
        at(0) - left(0),
        at(0),
        'cities',
        [p.say('ui.stake.pirates')],
        isVictims ? 'ADV-16.12.1' : 'ADV-16.12.3',
      )
    }
    case DECISIONS.betray:
      return one(p.say('ui.stake.betray', { seat: s.victim[TREACHERY] }), p.say('ui.stake.betrayed'))
    case DECISIONS.coast:
      return one(p.say('ui.stake.coast'), p.say('ui.stake.coastal'))
    case DECISIONS.quake:
      return one(p.say('ui.stake.quake'), p.say('ui.stake.worst'))
    default:
      return one(p.say('ui.stake.shake'), p.say('ui.stake.worst'))
  }
}
const ORDER_RULES: Readonly<Record<number, RuleId>> = {
  [LOSS.famine]: 'ADV-16.3.2',
  [LOSS.flood]: 'ADV-16.7.4',
  [LOSS.epidemic]: 'ADV-16.9.2',
}
type ListTolls = (
  title: string,
  planned: number,
  of: number | null,
  unit: Toll['unit'],
  hints: readonly string[],
  by?: RuleId,
) => Toll

/**
 * Unit points: what is exposed, the smallest total that can be reached, and what an Epidemic leaves (ADV-11.13,
 * ADV-11.14, ADV-16.9.4).
 */
function losses(p: AdvancedPart, me: Seat, trial: Trial<S>, plan: ListTolls): Toll {
  const s = p.view as S
  const kind = slot(s, 0)
  const seat = loserOf(s, me, kind)
  const heap = gather(s, seat, kind, slot(s, 1))
  const { tokens, cities } = heap
  const points = s.toLose[me]
  const least = leastLoss(heap, points).total
  const hints = [p.say('ui.stake.exposed', { tokens, cities })]
  if (least > points) hints.push(p.say('ui.stake.excess', { least, points: least - points }))
  else if (least < points) hints.push(p.say('ui.stake.all', { least }))
  if (kind === LOSS.epidemic) hints.push(p.say('ui.stake.epidemic'))
  hints.push(...supportHints(p, seat, trial.s))
  const by = kind === LOSS.epidemic ? 'ADV-16.9.4' : kind === LOSS.war ? 'ADV-16.5.8' : 'ADV-11.13'
  return plan(
    p.say(`ui.stake.lose.${KINDS[kind]}`),
    strength(s, seat) - strength(trial.s, seat),
    points,
    'points',
    hints,
    by,
  )
}
