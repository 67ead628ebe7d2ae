/** The screens of phases: market, purchases, calamities. */
import { type ActionJson, asking, NONE, path, type Seat } from '@ecumene/kernel'
import { cardCount } from '../src/query.ts'
import type { Extra, Part } from './edition.ts'
import { toneOfGroups } from './look.ts'
import { Market, SeenMarket } from './market.tsx'
import { demandsIn } from './ordered-by.ts'
import { CalamityScreen, type Loss, type Woe } from './parts/calamities.tsx'
import { ordersUnder, spendsOf } from './parts/payment.ts'
import { Planner, type ShopCard } from './parts/planner.tsx'
import { Stage } from './parts/stage.tsx'
import { Returning } from './returning.tsx'

interface Props {
  readonly p: Part
  queue(actions: readonly ActionJson[]): void
}

/** Which phase has a screen, if any. */
export function PhaseStage({ p, queue }: Props) {
  const { decisions } = p.edition
  const s = p.view
  const now = asking(s)
  const me = p.seat
  if (me === 'table' && now === decisions.trade && !p.replaying)
    return (
      <Stage title={p.say('ui.trade')} {...wordsOf(p)} isNarrow>
        <SeenMarket p={p} />
      </Stage>
    )
  if (me === 'table' || p.replaying)
    return now === decisions.trade || s.phase !== p.edition.calamities.phase ? null : <Woes p={p} />
  if (now === decisions.trade)
    return (
      <Stage title={p.say('ui.trade')} {...wordsOf(p)}>
        <Market p={p} me={me} />
      </Stage>
    )
  if (now === decisions.acquire && p.legal.length > 0)
    return p.edition.shop.isReturning(s, me) ? (
      <Stage title={p.say('ui.return')} {...wordsOf(p)} isNarrow>
        <Returning p={p} me={me} queue={queue} />
      </Stage>
    ) : (
      <Shop p={p} me={me} queue={queue} />
    )
  return s.phase === p.edition.calamities.phase ? <Woes p={p} /> : null
}
const wordsOf = (p: Part) => ({ hide: p.say('ui.toMap'), show: p.say('ui.toScreen') })

function Shop({ p, me, queue }: { p: Part; me: number; queue: (actions: readonly ActionJson[]) => void }) {
  const s = p.view
  const { cards: book, shop, track, trade } = p.edition
  const owns = (c: number): boolean => s.card[me * book.ids.length + c] === 1
  const cards: ShopCard[] = book.ids.map((id, c) => ({
    id,
    name: p.say(`card.${id}`),
    icon: book.icons[id],
    tone: toneOfGroups(book.groupsOf(c)),
    groups: book.groupsOf(c),
    cost: book.cost[c],
    price: shop.price(s, me, c),
    credits: book.ids.flatMap((from, f) =>
      owns(f) && book.credit(f, c) > 0 ? [{ from, points: book.credit(f, c) }] : [],
    ),
    isOwned: owns(c),
    copies: book.canRunOut(s, c) ? s.copies[c] : null,
    needs: book.needs(c),
    isOpen: shop.isOpen(s, me, c),
  }))
  return (
    <Stage title={p.say('ui.plan')} {...wordsOf(p)}>
      <Planner
        me={me}
        cards={cards}
        groups={book.groups}
        credit={book.credit}
        purses={trade.commodities.flatMap((id, c) => {
          const n = shop.spendable(s, me, c)
          return n > 0
            ? [{ id, name: p.say(`commodity.${id}`), value: trade.value[c], cards: n, raised: shop.raised(s, me, c) }]
            : []
        })}
        treasury={s.treasury[me]}
        limit={book.limit}
        owned={cardCount(s, me)}
        needs={plan => track.needs(p, me, planned(cards, plan))}
        orders={laid =>
          ordersUnder(laid, id => shop.stackOf?.(trade.commodities.indexOf(id)) ?? trade.commodities.indexOf(id)).map(
            order => p.say('ui.plan.order', { cards: order.map(id => p.say(`commodity.${id}`)).join(', ') }),
          )
        }
        buy={(ids, laid) =>
          queue([
            ...ids.map(card => ({ verb: 'take', card })),
            ...spendsOf(laid).map(spend => ({ verb: 'spend', ...spend })),
            { verb: 'pay' },
          ])
        }
        done={p.legal.find(a => a.verb === 'done') ?? null}
        play={p.play}
        openRule={p.openRule}
        sayAction={p.sayAction}
        say={p.say}
      />
    </Stage>
  )
}
/** What the table will count after these are bought. */
function planned(cards: readonly ShopCard[], plan: readonly ShopCard[]): Extra {
  const groups = new Set(cards.filter(c => c.isOwned || plan.includes(c)).flatMap(c => c.groups))
  return { cards: plan.length, groups: groups.size, points: plan.reduce((v, c) => v + c.cost, 0) }
}

function Woes({ p }: { p: Part }) {
  const s = p.view
  const running = new Set(path(p.game, s))
  const { calamities, rules, trade } = p.edition
  const woes: Woe[] = []
  trade.calamities.forEach((id, c) => {
    if (s.victim[c] === NONE) return
    const isNow = running.has(calamities.programs[c])
    woes.push({
      id,
      name: p.say(`calamity.${id}`),
      icon: trade.icons[id],
      victim: String(s.victim[c]),
      giver: s.giver[c] === NONE ? null : String(s.giver[c]),
      text: p.say(`ui.woe.${id}`),
      rule: rules.calamities[id],
      isNow,
      lines: isNow ? calamities.lines(p, c) : [],
    })
  })
  const losses = lossesOf(p)
  const reductions: { seat: Seat; cities: number }[] = []
  for (let q = 0; q < s.seats; q++) if (s.toReduce[q] > 0) reductions.push({ seat: q, cities: s.toReduce[q] })
  if (woes.length === 0 && losses.length === 0) return null
  return (
    <Stage title={p.say('ui.woes')} hide={p.say('ui.toMap')} show={p.say('ui.woes.show')} isNarrow isNote>
      <CalamityScreen
        woes={woes}
        losses={losses}
        reductions={reductions.map(r => ({ seat: r.seat, text: p.say('ui.woe.reduce', r) }))}
        sayVictim={w =>
          p.say(w.giver === null ? 'ui.woe.victim' : 'ui.woe.from', {
            seat: Number(w.victim),
            by: Number(w.giver ?? 0),
          })
        }
        sayLoss={({ seat, left, of, by }) =>
          by === null ? p.say('ui.woe.loss', { seat, left, of }) : p.say('ui.woe.lossBy', { seat, left, of, by })
        }
        openRule={p.openRule}
      />
    </Stage>
  )
}
/** How much each player still has to lose, of what was demanded of them; who has paid while others pay stays. */
export function lossesOf({ view: s, seats, chronicle }: Pick<Part, 'view' | 'seats' | 'chronicle'>): readonly Loss[] {
  if (s.toLose.every(left => left === 0)) return []
  return [...demandsIn(chronicle())]
    .map(([seat, { points, by }]) => ({ seat, name: seats[seat].name, left: s.toLose[seat], of: points, by }))
    .filter(loss => loss.of > 0)
    .sort((a, b) => a.seat - b.seat)
}
/** Said at once, not planned: the call for A.S.T. order. */
const isAside = (a: ActionJson): boolean => a.verb === 'insist'
/** Actions that neither the map nor a screen offers. */
export function looseActions(p: Part): readonly ActionJson[] {
  const { decisions } = p.edition
  const now = asking(p.view)
  if (now === decisions.trade || now === decisions.acquire) return []
  if (p.edition.plans.isPlanned(p.view, p.legal)) return p.legal.filter(isAside)
  // The word that ends the phase stands beside the question.
  return p.legal.filter(a => a.verb !== 'done' && [a.area, a.shore, a.ship].every(place => place === undefined))
}
