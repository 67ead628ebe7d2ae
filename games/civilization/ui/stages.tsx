/** The screens of Civilization's phases: market, purchases, calamities. */
import { type ActionJson, asking, has, path, slot } from '@ecumene/kernel'
import { useRef } from 'react'
import { CARD_COST, CARD_GROUPS, CARD_IDS, CARD_LIMIT, CARD_SPECS, CARDS, CREDIT } from '../data/cards.ts'
import { CALAMITIES, CALAMITY_IDS, COMMODITY_IDS, COMMODITY_VALUE, KINDS, TRADE_IDS, TRADE_MINIMUM } from '../data/trade.ts'
import { NONE } from '../src/map.ts'
import { available, priceOf } from '../src/purchase.ts'
import { cardOf, handOf, type S } from '../src/state.ts'
import { groupsOf } from '../src/succession.ts'
import { D } from '../src/verbs.ts'
import { cardCount, needsOf, setsOf } from './ledger.ts'
import { CARD_ICONS, TRADE_ICONS, toneOfGroups } from './look.ts'
import type { Part } from './part.ts'
import { CalamityScreen, type Loss, type Woe } from './parts/calamities.tsx'
import { Planner, type ShopCard } from './parts/planner.tsx'
import { SetCard } from './parts/sets.tsx'
import { Stage } from './parts/stage.tsx'
import { TradeScreen } from './parts/trade.tsx'
import { RULES } from './rule-ids.ts'
import { useShown } from './shown.ts'
import { isAside, isPlanned } from './staged.ts'
import { woeLines } from './woes.ts'

interface Props {
  readonly p: Part
  queue(actions: readonly ActionJson[]): void
}
const BUYING = 0

/** Which phase has a screen, if any. */
export function PhaseStage({ p, queue }: Props) {
  const s = p.view
  const now = asking(s)
  const me = p.seat
  if (me === 'table' || p.replaying) return now === D.trade || s.phase !== 12 ? null : <Woes p={p} />
  if (now === D.trade) return <Market p={p} me={me} />
  if (now === D.acquire && p.legal.length > 0)
    return slot(s, 0) === BUYING ? <Shop p={p} me={me} queue={queue} /> : <Returning p={p} me={me} />
  return s.phase === 12 ? <Woes p={p} /> : null
}
const wordsOf = (p: Part) => ({ hide: p.say('ui.toMap'), show: p.say('ui.toScreen') })

function Market({ p, me }: { p: Part; me: number }) {
  const s = p.view
  const shown = useShown(p)
  const seats = Array.from({ length: s.seats }, (_, q) => q)
  const find = (verb: string, other?: number) => p.legal.find(a => a.verb === verb && (other === undefined || a.with === other)) ?? null
  return (
    <Stage title={p.say('ui.trade')} {...wordsOf(p)}>
      <TradeScreen
        sets={setsOf(p, me)}
        icons={TRADE_ICONS}
        goods={COMMODITY_IDS}
        least={TRADE_MINIMUM}
        offersLeft={s.offersEach - s.offersMade[me]}
        others={seats.filter(q => q !== me).map(q => ({ seat: q, name: p.seats[q].name }))}
        offers={seats
          .filter(q => s.offerCards[q] > 0)
          .map(q => ({
            seat: q,
            name: p.seats[q].name,
            cards: s.offerCards[q],
            points: s.offerPoints[q],
            named: s.offerNames[q] === NONE ? null : COMMODITY_IDS[s.offerNames[q]],
            wants: s.offerWants[q] === NONE ? null : COMMODITY_IDS[s.offerWants[q]],
            to: s.offerTo[q] === NONE ? null : s.offerTo[q],
            isMine: q === me,
            hidden: q === me ? countsOf(s, me) : null,
            agree: find('agree', q),
            iAgreed: has(s.agreed[me], q),
            theyAgreed: has(s.agreed[q], me),
          }))}
        withdraw={find('withdraw')}
        done={find('done')}
        shown={shown}
        rules={RULES}
        worth={counts => COMMODITY_IDS.reduce((v, id, c) => v + (counts[id] ?? 0) ** 2 * COMMODITY_VALUE[c], 0)}
        play={p.play}
        say={p.say}
        openRule={p.openRule}
      />
    </Stage>
  )
}
function countsOf(s: S, me: number): Record<string, number> {
  const counts: Record<string, number> = {}
  for (let k = 0; k < KINDS; k++) if (s.offer[handOf(me, k)] > 0) counts[TRADE_IDS[k]] = s.offer[handOf(me, k)]
  return counts
}

function Shop({ p, me, queue }: { p: Part; me: number; queue: (actions: readonly ActionJson[]) => void }) {
  const s = p.view
  const cards: ShopCard[] = CARD_IDS.map((id, c) => ({
    id,
    name: p.say(`card.${id}`),
    icon: CARD_ICONS[id],
    tone: toneOfGroups(CARD_SPECS[id].groups),
    groups: CARD_SPECS[id].groups,
    cost: CARD_COST[c],
    price: priceOf(s, me, c),
    credits: CARD_IDS.flatMap((from, f) =>
      s.card[cardOf(me, f)] && CREDIT[f * CARDS + c] > 0 ? [{ from, points: CREDIT[f * CARDS + c] }] : [],
    ),
    isOwned: s.card[cardOf(me, c)] === 1,
    copies: s.copies[c],
    isOpen: available(s, me, c),
  }))
  return (
    <Stage title={p.say('ui.plan')} {...wordsOf(p)}>
      <Planner
        cards={cards}
        purses={COMMODITY_IDS.flatMap((id, c) => {
          const n = s.hand[handOf(me, c)]
          return n > 0 ? [{ id, name: p.say(`commodity.${id}`), value: COMMODITY_VALUE[c], cards: n }] : []
        })}
        treasury={s.treasury[me]}
        limit={CARD_LIMIT}
        owned={cardCount(s, me)}
        needs={plan => needsOf(p, me, planned(s, me, plan))}
        buy={(ids, spend) =>
          queue([
            ...ids.map(card => ({ verb: 'take', card })),
            ...Object.entries(spend).flatMap(([commodity, n]) => (n > 0 ? [{ verb: 'spend', commodity, cards: n }] : [])),
            { verb: 'pay' },
          ])
        }
        done={p.legal.find(a => a.verb === 'done') ?? null}
        play={p.play}
        whyNot={card => p.whyNot({ verb: 'take', card })}
        openRule={p.openRule}
        say={p.say}
      />
    </Stage>
  )
}
/** What the table will count after these are bought. */
function planned(s: S, me: number, plan: readonly ShopCard[]): { cards: number; groups: number; points: number } {
  let mask = 0
  CARD_IDS.forEach((id, c) => {
    if (s.card[cardOf(me, c)] || plan.some(x => x.id === id)) mask |= CARD_GROUPS[c]
  })
  let groups = 0
  for (; mask !== 0; mask &= mask - 1) groups++
  return { cards: plan.length, groups: Math.max(groups, groupsOf(s, me)), points: plan.reduce((v, c) => v + c.cost, 0) }
}

/** After buying: trade cards beyond six go back, and calamities may (CIV-18.0a). */
function Returning({ p, me }: { p: Part; me: number }) {
  const done = p.legal.find(a => a.verb === 'done') ?? null
  return (
    <Stage title={p.say('ui.return')} {...wordsOf(p)} isNarrow>
      <p className="civ-hint">{p.say('ui.return.text', { cards: p.view.handSize[me] })}</p>
      <div className="civ-sets">
        {setsOf(p, me).map(set => {
          const action = p.legal.find(a => a.verb === 'giveBack' && a.trade === set.id)
          return (
            <SetCard
              key={set.id}
              set={set}
              label={p.say('ui.return.one', { trade: set.id })}
              tip={`trade:${set.id}`}
              onChoose={action && (() => p.play(action))}
            />
          )
        })}
      </div>
      {done && (
        <button type="button" className="button primary" data-done onClick={() => p.play(done)}>
          {p.say('ui.return.done')}
        </button>
      )}
    </Stage>
  )
}

const PROGRAMS = ['volcano', 'famine', 'civilWar', 'flood', 'epidemic', 'civilDisorder', 'iconoclasm', 'piracy']
function Woes({ p }: { p: Part }) {
  const s = p.view
  const running = new Set(path(p.game, s))
  const most = useMost(s)
  const woes: Woe[] = []
  for (let c = 0; c < CALAMITIES; c++) {
    if (s.victim[c] === NONE) continue
    woes.push({
      id: CALAMITY_IDS[c],
      name: p.say(`calamity.${CALAMITY_IDS[c]}`),
      icon: TRADE_ICONS[CALAMITY_IDS[c]],
      victim: String(s.victim[c]),
      giver: s.giver[c] === NONE ? null : String(s.giver[c]),
      text: p.say(`ui.woe.${CALAMITY_IDS[c]}`),
      rule: RULES.calamities[CALAMITY_IDS[c]],
      isNow: running.has(PROGRAMS[c]),
      lines: running.has(PROGRAMS[c]) ? woeLines(p, c) : [],
    })
  }
  const losses: Loss[] = []
  const reductions: { seat: number; cities: number }[] = []
  for (let q = 0; q < s.seats; q++) if (most[q] > 0) losses.push({ seat: q, name: p.seats[q].name, left: s.toLose[q], of: most[q] })
  for (let q = 0; q < s.seats; q++) if (s.toReduce[q] > 0) reductions.push({ seat: q, cities: s.toReduce[q] })
  if (woes.length === 0 && losses.length === 0) return null
  return (
    <Stage title={p.say('ui.woes')} hide={p.say('ui.toMap')} show={p.say('ui.woes.show')} isNarrow isNote>
      <CalamityScreen
        woes={woes}
        losses={losses}
        reductions={reductions.map(r => p.say('ui.woe.reduce', r))}
        sayVictim={w => p.say(w.giver === null ? 'ui.woe.victim' : 'ui.woe.from', { seat: Number(w.victim), by: Number(w.giver ?? 0) })}
        sayLoss={l => p.say('ui.woe.loss', { seat: l.seat, left: l.left, of: l.of })}
        openRule={p.openRule}
      />
    </Stage>
  )
}
/** The demand of this calamity, remembered while it is paid off. */
function useMost(s: S): readonly number[] {
  const kept = useRef<number[]>([])
  const now = Array.from(s.toLose)
  kept.current = now.map((n, q) => (n === 0 && now.every(x => x === 0) ? 0 : Math.max(n, kept.current[q] ?? 0)))
  return kept.current
}
/** Actions that neither the map nor a screen offers. */
export function looseActions(p: Part): readonly ActionJson[] {
  const now = asking(p.view)
  if (now === D.trade || now === D.acquire) return []
  if (isPlanned(p.view, p.legal)) return p.legal.filter(isAside)
  return p.legal.filter(a => a.area === undefined && a.shore === undefined && a.ship === undefined)
}
