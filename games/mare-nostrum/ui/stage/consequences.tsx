/** What the plan would change: levels, income, great cities; from the position as it would be. */
import { planned } from '@ecumene/kit/figure.ts'
import { Icon } from '@ecumene/kit/icon.tsx'
import { ICONS, TRACK_ICONS } from '../look.ts'
import { countOf, incomeOf, mineOf, type Part, pathsOf, RESOURCE_IDS, tracksOf } from '../rules.ts'
import { Token } from '../token.tsx'
import { SeatSign } from './common.tsx'

/** `gains`: also what comes behind the screen at once. */
export function Consequences({ p, now, gains = false }: { p: Part; now: Part; gains?: boolean }) {
  const me = mineOf(p.seat)
  const before = tracksOf(now.view)
  const levels = tracksOf(p.view).flatMap((track, i) =>
    track.levels.flatMap((level, seat) => {
      const was = before[i].levels[seat]
      return was === level ? [] : [{ track: track.id, icon: TRACK_ICONS[i], seat, was, level }]
    }),
  )
  const amount = (part: Part, id: string): number => incomeOf(part.view, me).find(g => g.id === id)?.n ?? 0
  const income = RESOURCE_IDS.flatMap(id => {
    const more = amount(p, id) - amount(now, id)
    return more === 0 ? [] : [{ id, more }]
  })
  const taken = RESOURCE_IDS.flatMap(id => {
    const more = countOf(p.view, me, id) - countOf(now.view, me, id)
    return gains && more > 0 ? [{ id, more }] : []
  })
  const cities = pathsOf(p.view, me).cities
  const wereCities = pathsOf(now.view, me).cities
  return (
    <ul className="mn-changes" aria-label={p.say('ui.changes')} {...planned('changes')}>
      {levels.map(({ track, icon, seat, was, level }) => (
        <li key={`${track}${seat}`} data-change={`${track}:${seat}`}>
          <Icon body={icon} size={15} label={p.say(`track.${track}`)} />
          <SeatSign p={p} seat={seat} size={16} />
          <span>
            {was} → <b>{level}</b>
          </span>
        </li>
      ))}
      {income.map(({ id, more }) => (
        <li key={id} data-change={`income:${id}`} aria-label={p.say('ui.incomeChange', { resource: id, n: more })}>
          <Token id={id} size={16} />
          <b>{more > 0 ? `+${more}` : more}</b>
        </li>
      ))}
      {taken.map(({ id, more }) => (
        <li key={`now${id}`} data-change={`now:${id}`} aria-label={p.say('ui.gainNow', { resource: id, n: more })}>
          {p.say('ui.now')}
          <Token id={id} size={16} />
          <b>+{more}</b>
        </li>
      ))}
      {cities !== wereCities && (
        <li data-change="cities">
          <Icon body={ICONS.city} size={15} label={p.say('ui.path.conquest', { n: cities })} />
          <span>
            {wereCities} → <b>{cities}</b>/4
          </span>
        </li>
      )}
    </ul>
  )
}
