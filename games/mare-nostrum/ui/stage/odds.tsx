/** The chances of a battle before the dice fall. */
import { Icon } from '@ecumene/kit/icon.tsx'
import type { ReactNode } from 'react'
import { mustFight } from '../../src/decisions/fight.ts'
import { ICONS } from '../look.ts'
import { landOdds, type Odds, seaOdds } from '../odds.ts'
import { fleetsIn, mineOf, type Part, PROVINCE_IDS, SEA_IDS } from '../rules.ts'
import { SeatSign } from './common.tsx'

const percent = (part: number): number => Math.round(part * 100)

export function OddsBar({ p, odds }: { p: Part; odds: Odds }) {
  const { win, hold, lose, both } = odds
  const said = p.say('ui.odds', { win: percent(win), hold: percent(hold), lose: percent(lose), both: percent(both) })
  return (
    <span className="mn-odds" role="img" aria-label={said} title={said} data-odds={[win, hold, lose, both].join()}>
      {(['win', 'hold', 'both', 'lose'] as const).map(key => (
        <i key={key} className={`is-${key}`} style={{ flexGrow: odds[key] }}>
          {percent(odds[key]) >= 12 ? `${percent(odds[key])}%` : ''}
        </i>
      ))}
    </span>
  )
}
const Line = ({ p, seat, place, odds }: { p: Part; seat: number; place: string; odds: Odds }): ReactNode => (
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
