/** One's own area and the strips of the others. */

import { NONE, type Seat } from '@ecumene/kernel'
import { Icon } from '@ecumene/kit/icon.tsx'
import { usePhone } from '@ecumene/kit/media.ts'
import type { OtherProps } from '@ecumene/kit/seam.ts'
import { Tips } from '@ecumene/kit/tip.tsx'
import { NATION_IDS } from '../data/nations.ts'
import { cardCount, population, shipsOf } from '../src/query.ts'
import { FULL, NOMADS } from '../src/state.ts'
import type { Edition, Part, Table } from './edition.ts'
import { explain } from './explain.tsx'
import { figure } from './figure.ts'
import { useTaker } from './hand-taker.ts'
import { CALAMITY_TONE, toneOfGroups } from './look.ts'
import type { FamilyMessage } from './message.ts'
import { SetCard } from './parts/card-sets.tsx'
import { type Meter, MineSheet } from './parts/own-sheet.tsx'
import { mineOf, supportOf } from './position.ts'
import { setsOf } from './sets.ts'
import './parts/parts.css'
import './parts/middle.css'

export function MyArea(p: Part) {
  const s = p.view
  const me = mineOf(s, p.seat)
  const sets = setsOf(p, me)
  const taker = useTaker()
  const isPhone = usePhone()
  // On a desk the screen that wants cards shows the hand; a phone shows one of the two at a time.
  const isElsewhere = taker !== null && !isPhone
  const take = p.seat === me && !p.replaying && p.legal.length > 0 ? taker : null
  return (
    <Tips explain={word => explain(p, word)}>
      <MineSheet
        meters={metersOf(p, me)}
        title={p.say('ui.hand')}
        hand={
          isElsewhere ? null : (
            <>
              {sets.map(set => (
                <SetCard
                  key={set.id}
                  set={set}
                  seat={me}
                  tip={`trade:${set.id}`}
                  label={`${p.say('ui.set', { trade: set.id, cards: set.cards, points: set.worth })}${set.more !== null ? `; ${p.say('ui.oneMore', { points: set.more })}` : ''}`}
                  moreText={set.more !== null ? `+${set.more}` : undefined}
                  onChoose={take && !set.isBound ? () => take(set.id) : undefined}
                />
              ))}
              {sets.length === 0 && (
                <p className="civ-hint">{p.say(s.ruleset === FULL ? 'ui.hand.none' : 'ui.hand.noTrade')}</p>
              )}
            </>
          )
        }
      >
        <Cards p={p} seat={me} />
      </MineSheet>
    </Tips>
  )
}
function metersOf(p: Part, me: number): readonly Meter[] {
  const s = p.view
  const meters: Meter[] = [
    {
      key: 'board',
      label: p.say('ui.m.board'),
      value: String(population(s, me)),
      tip: 'm:board',
      mark: figure('population', me),
    },
    {
      key: 'stock',
      label: p.say('ui.m.stock'),
      value: String(s.stock[me]),
      tip: 'm:stock',
      mark: figure('stock', me),
      part: s.stock[me] / Math.max(1, s.tokensEach),
    },
  ]
  if (s.ruleset === NOMADS) return meters
  const { tokens, needed } = supportOf(s, me)
  meters.push({
    key: 'support',
    label: p.say('ui.m.support'),
    value: p.say('ui.support', { cities: s.cities[me], tokens, needed }),
    tip: 'm:support',
    mark: figure('support', me),
    part: needed === 0 ? 1 : tokens / needed,
    mood: tokens >= needed ? 'good' : 'bad',
  })
  if (s.ruleset !== FULL) return meters
  const tax = p.edition.sums.nextTax(s, me)
  const worth = {
    key: 'hand',
    label: p.say('ui.hand'),
    value: p.say('ui.handWorth', { cards: s.handSize[me], points: p.edition.sums.handWorth(s, me) }),
    tip: 'm:hand',
    mark: figure('hand', me),
  }
  meters.push({
    key: 'treasury',
    label: p.say('ui.m.treasury'),
    value: String(s.treasury[me]),
    tip: 'm:treasury',
    mark: figure('treasury', me),
  })
  meters.push({
    key: 'tax',
    label: p.say('ui.m.tax'),
    value:
      tax.unpaid > 0
        ? p.say('ui.tax.short', { paid: tax.paid, unpaid: tax.unpaid })
        : p.say('ui.tax', { paid: tax.paid }),
    tip: 'm:tax',
    mark: figure('tax', me),
    mood: tax.unpaid > 0 ? 'bad' : undefined,
  })
  meters.push(worth)
  return meters
}
function Cards({ p, seat }: { p: Part; seat: Seat }) {
  const { cards } = p.edition
  const mine = cards.ids.flatMap((id, c) =>
    p.view.card[seat * cards.ids.length + c] === 1 ? [{ id, groups: cards.groupsOf(c) }] : [],
  )
  if (mine.length === 0) return null
  return (
    <ul className="civ-owned" aria-label={p.say('ui.cards')}>
      {mine.map(({ id, groups }) => (
        <li key={id} className="civ-chip" style={{ background: toneOfGroups(groups) }} data-tip={`card:${id}`}>
          <Icon body={cards.icons[id]} size="1.1em" /> {p.say(`card.${id}`)}
        </li>
      ))}
    </ul>
  )
}

export function OtherStrip(p: OtherProps<Table, FamilyMessage> & { edition: Edition }) {
  const s = p.view
  const seat = p.other
  const { sums, trade } = p.edition
  const woes = trade.calamities.filter((_, c) => s.victim[c] === seat)
  return (
    <Tips explain={word => explain(p, word)} className="civ-strip">
      {s.nation[seat] !== NONE && <p className="civ-nation">{p.say(`nation.${NATION_IDS[s.nation[seat]]}`)}</p>}
      <ul className="civ-counts civ-row">
        <li data-tip="m:cities" {...figure('cities', seat)}>
          {p.say('ui.c.cities', { n: s.cities[seat] })}
        </li>
        <li data-tip="m:board" {...figure('population', seat)}>
          {p.say('ui.c.tokens', { n: population(s, seat) })}
        </li>
        <li data-tip="m:stock" {...figure('stock', seat)}>
          {p.say('ui.c.stock', { n: s.stock[seat] })}
        </li>
        {s.ruleset === FULL && (
          <>
            <li data-tip="m:treasury" {...figure('treasury', seat)}>
              {p.say('ui.c.treasury', { n: s.treasury[seat] })}
            </li>
            <li {...figure('handSize', seat)}>{p.say('ui.c.hand', { n: s.handSize[seat] })}</li>
            <li {...figure('cards', seat)}>
              {p.say('ui.c.cards', { n: cardCount(s, seat), points: sums.cardPoints(s, seat) })}
            </li>
          </>
        )}
        {p.size === 'full' && <li {...figure('ships', seat)}>{p.say('ui.c.ships', { n: shipsOf(s, seat) })}</li>}
        {p.size === 'full' && s.ruleset === FULL && (
          <li {...figure('groups', seat)}>{p.say('ui.c.groups', { n: sums.groupsOf(s, seat) })}</li>
        )}
      </ul>
      {woes.length > 0 && (
        <ul className="civ-owned">
          {woes.map(id => (
            <li
              key={id}
              className="civ-chip"
              style={{ background: CALAMITY_TONE }}
              data-tip={`calamity:${id}`}
              data-anchor={`woe:${seat}:${id}`}
            >
              <Icon body={trade.icons[id]} size="1.1em" /> {p.say(`calamity.${id}`)}
            </li>
          ))}
        </ul>
      )}
      {p.size === 'full' && <Cards p={p} seat={seat} />}
    </Tips>
  )
}
