/** Which questions of Civilization are planned before they are answered, and what the plan comes to. */
import { cityValue, exposedUnits, leastLoss, nothingExposed } from '@ecumene/civilization-family/src/losses.ts'
import { population, strength } from '@ecumene/civilization-family/src/query.ts'
import { WAR } from '@ecumene/civilization-family/src/state.ts'
import type { Trial } from '@ecumene/civilization-family/ui/board/plan.ts'
import type { Part, Toll } from '@ecumene/civilization-family/ui/edition.ts'
import { supportHints } from '@ecumene/civilization-family/ui/support.ts'
import { type ActionJson, asking, type RuleId, type Seat, slot } from '@ecumene/kernel'
import { PIRACY } from '../data/trade.ts'
import type { S } from '../src/state.ts'
import { DECISIONS } from '../src/verbs.ts'

const PLANNED: ReadonlySet<number> = new Set([
  DECISIONS.lose,
  DECISIONS.order,
  DECISIONS.share,
  DECISIONS.pick,
  DECISIONS.annex,
  DECISIONS.reduce,
  DECISIONS.support,
  DECISIONS.condemn,
  DECISIONS.raid,
  DECISIONS.quake,
  DECISIONS.shake,
])
/** Grain is shown before losses are chosen: that is an answer of its own. */
export const isPlanned = (s: S, legal: readonly ActionJson[]): boolean =>
  PLANNED.has(asking(s)) && legal.length > 0 && !legal.some(a => a.verb === 'show')
const KINDS = ['famine', 'flood', 'epidemic', 'eruption'] as const

export function tollOf(p: Part, me: Seat, trial: Trial<S>): Toll {
  const s = p.view as S
  const now = asking(s)
  const isEnough = trial.isOver || trial.legal.some(a => a.verb === 'done')
  const cities = s.cities[me] - trial.s.cities[me]
  const at = (i: number): number => slot(s, i)
  const left = (i: number): number => slot(trial.s, i)
  const plan = (
    title: string,
    rule: RuleId,
    planned: number,
    of: number | null,
    unit: Toll['unit'],
    hints: string[] = [],
  ): Toll => ({
    title,
    rule,
    planned,
    of,
    unit,
    hints,
    isEnough,
  })
  switch (now) {
    case DECISIONS.lose: {
      const kind = at(0)
      const { tokens, cities: n, stock } = exposedUnits(s, me, kind, at(1), nothingExposed())
      const value = cityValue(kind)
      const least = leastLoss(s.toLose[me], tokens, n, value, stock)
      const hints = [p.say('ui.stake.exposed', { tokens, cities: n, value })]
      if (least > s.toLose[me]) hints.push(p.say('ui.stake.excess', { least, points: least - s.toLose[me], value }))
      else if (least < s.toLose[me]) hints.push(p.say('ui.stake.all', { least }))
      if (KINDS[kind] === 'epidemic') hints.push(p.say('ui.stake.epidemic'))
      hints.push(...supportHints(p, me, trial.s))
      return plan(
        p.say(`ui.stake.lose.${KINDS[kind]}`),
        'CIV-22.2.12.2',
        strength(s, me) - strength(trial.s, me),
        s.toLose[me],
        'points',
        hints,
      )
    }
    case DECISIONS.order: {
      const isEpidemic = KINDS[at(0)] === 'epidemic'
      const hints = [p.say('ui.stake.cap', { most: at(2) })]
      return plan(
        p.say('ui.stake.order'),
        isEpidemic ? 'CIV-22.2.8.1b' : 'CIV-22.2.5b',
        at(1) - left(1),
        at(1),
        'points',
        hints,
      )
    }
    case DECISIONS.share:
      return plan(p.say('ui.stake.share'), 'CIV-22.2.7.2b', at(1) - left(1), at(1), 'points', [
        p.say('ui.stake.shareAll'),
      ])
    case DECISIONS.pick: {
      const isMine = s.war[WAR.victim] === me
      const title = p.say(isMine ? 'ui.stake.pick' : 'ui.stake.pickOf', { seat: s.war[WAR.victim] })
      return plan(title, isMine ? 'CIV-22.2.6.1b' : 'CIV-R-55', at(0) - left(0), at(0), 'points', [
        p.say('ui.stake.exact'),
      ])
    }
    case DECISIONS.annex: {
      const hints = [p.say('ui.stake.annexOf', { tokens: at(0), cities: at(1) })]
      return plan(
        p.say('ui.stake.annex'),
        'CIV-22.2.6.3a',
        at(0) + at(1) - left(0) - left(1),
        at(0) + at(1),
        'units',
        hints,
      )
    }
    case DECISIONS.reduce:
      return plan(p.say('ui.stake.reduce'), 'CIV-22.2.9.4', cities, s.toReduce[me], 'cities', [
        p.say('ui.stake.becomes'),
      ])
    case DECISIONS.support: {
      const hint = p.say('ui.stake.support', {
        tokens: population(trial.s, me),
        cities: trial.s.cities[me],
        needed: 2 * trial.s.cities[me],
      })
      return plan(p.say('ui.stake.supportTitle'), 'CIV-14.2b', cities, null, 'cities', [hint])
    }
    case DECISIONS.condemn:
      return plan(p.say('ui.stake.condemn'), 'CIV-22.2.10.4a', left(0) - at(0), 2 - at(0), 'cities', [
        p.say('ui.stake.may'),
      ])
    case DECISIONS.raid:
      return plan(
        p.say('ui.stake.raid', { seat: s.victim[PIRACY] }),
        'CIV-22.2.11.1c',
        s.cities[s.victim[PIRACY]] - trial.s.cities[s.victim[PIRACY]],
        null,
        'cities',
        [p.say(trial.isOver ? 'ui.stake.raidAll' : 'ui.stake.raidMore')],
      )
    case DECISIONS.quake:
      return plan(p.say('ui.stake.quake'), 'CIV-22.2.4.3a', cities, 1, 'cities', [p.say('ui.stake.becomes')])
    default:
      return plan(p.say('ui.stake.shake'), 'CIV-22.2.4.3b', trial.played.length, 1, 'cities', [p.say('ui.stake.may')])
  }
}
