/** The chances of a battle before the dice fall. */
import type { Seat } from '@ecumene/kernel'
import { Icon } from '@ecumene/kit/icon.tsx'
import type { ReactNode } from 'react'
import { mustFight } from '../../src/decisions/fight.ts'
import { ICONS } from '../look.ts'
import { landOdds, type Odds, seaOdds } from '../odds.ts'
import { fleetsIn, mineOf, type Part, PROVINCE_IDS, SEA_IDS } from '../rules.ts'
import { SeatSign } from './common.tsx'

const ENDS = ['win', 'hold', 'both', 'lose'] as const
/** Whole percents that make a hundred together: what rounding loses goes to the largest remainders. */
export function percents(parts: readonly number[]): number[] {
  const whole = parts.map(part => Math.floor(part * 100))
  const missing = Math.round(parts.reduce((sum, part) => sum + part, 0) * 100) - whole.reduce((sum, n) => sum + n, 0)
  const byRest = parts.map((part, i) => ({ i, rest: part * 100 - whole[i] })).sort((a, b) => b.rest - a.rest)
  for (const { i } of byRest.slice(0, missing)) whole[i]++
  return whole
}

export function OddsBar({ p, odds }: { p: Part; odds: Odds }) {
  const { win, hold, lose, both } = odds
  const shown = percents(ENDS.map(key => odds[key]))
  const said = p.say('ui.odds', { win: shown[0], hold: shown[1], both: shown[2], lose: shown[3] })
  return (
    <span className="mn-odds-said" role="img" aria-label={said} title={said} data-odds={[win, hold, lose, both].join()}>
      <span className="mn-odds">
        {ENDS.map(key => (
          <i key={key} className={`is-${key}`} style={{ flexGrow: odds[key] }} />
        ))}
      </span>
      {/* Each part has its word, in the order of the bar. */}
      {ENDS.map((key, i) =>
        shown[i] > 0 ? (
          <small key={key} data-chance={key}>
            <i className={`is-${key}`} /> {p.say(`ui.odds.${key}`, { n: shown[i] })}
          </small>
        ) : null,
      )}
    </span>
  )
}
const Line = ({ p, seat, place, odds }: { p: Part; seat: Seat; place: string; odds: Odds }): ReactNode => (
  <li>
    <Icon body={ICONS.war} size={16} />
    <span>{place}</span>
    <SeatSign p={p} seat={seat} size={18} />
    <OddsBar p={p} odds={odds} />
  </li>
)
/** Battles that the plan would lead to. */
export function DueBattles({ p, kind }: { p: Part; kind: 'sail' | 'march' }) {
  const me = mineOf(p.seat)
  const s = p.view
  const lines =
    kind === 'march'
      ? PROVINCE_IDS.flatMap((id, province) =>
          p.seats.flatMap((_, seat) =>
            mustFight(s, province, me, seat)
              ? [{ key: `${id}${seat}`, seat, place: p.say(`province.${id}`), odds: landOdds(s, province, me, seat) }]
              : [],
          ),
        )
      : SEA_IDS.flatMap((id, sea) => {
          const fleets = fleetsIn(s, sea)
          if (!fleets.some(f => f.seat === me)) return []
          return fleets
            .filter(f => f.seat !== me)
            .map(({ seat }) => ({
              key: `${id}${seat}`,
              seat,
              place: p.say(`ui.sea.${id}`),
              odds: seaOdds(s, sea, me, seat),
            }))
        })
  if (lines.length === 0) return null
  return (
    <ul className="mn-due" aria-label={p.say(kind === 'march' ? 'ui.dueBattles' : 'ui.openBattles')}>
      {lines.map(({ key, ...line }) => (
        <Line key={key} p={p} {...line} />
      ))}
    </ul>
  )
}
