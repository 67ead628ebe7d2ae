/** A position as numbers: an empire, its rivals, and what lies on the table. */
import { type Learned, type NetworkFile, Pen, type Sparse } from '@ecumene/contract'
import type { Seat } from '@ecumene/kernel'
import { COIN } from '../../data/goods.ts'
import { PYRAMIDS_PRICE } from '../../data/tokens.ts'
import { LANDS, SLOTS_IN_ALL, WATERS } from '../board.ts'
import { TOKEN_COUNT } from '../powers/tokens.ts'
import { greatCities, holderOf } from '../query/control.ts'
import { allLevels, TRACKS } from '../query/levels.ts'
import { glory, priceOfHero } from '../query/powers.ts'
import { countHolding, largestOfCoins, largestOfGoods, newHolding } from '../query/sets.ts'
import { legionsIn, triremesIn } from '../query/units.ts'
import { at, FORT, LEGION, MARKER, type S, TRIREME } from '../state.ts'
import { holdingWorth } from './holdings.ts'
import { landsWorth } from './lands.ts'
import { winningSet } from './rivals.ts'
import { heroesWorth, provinceWorth, safety, spot, titleWorth } from './worth.ts'

const SCALARS = 64
const CONTROL = SCALARS
const LEGIONS = CONTROL + LANDS
const EXPOSED = LEGIONS + LANDS
const SLOTS = EXPOSED + LANDS
const SEAS = SLOTS + SLOTS_IN_ALL
const TOKENS = SEAS + WATERS
const EMPIRE = TOKENS + TOKEN_COUNT
/** Where the rivals begin, and the table. */
const RIVALS = EMPIRE + 5
const TABLE = 2 * RIVALS
const INPUTS = TABLE + 60

const three = async (): Promise<NetworkFile> =>
  (await import('./three.network.json', { with: { type: 'json' } })).default as unknown as NetworkFile

const more = async (): Promise<NetworkFile> =>
  (await import('./more.network.json', { with: { type: 'json' } })).default as unknown as NetworkFile

const pen = new Pen()
const holding = newHolding()
const levels = new Int16Array(5 * TRACKS)
/** What the formulas say of each seat. */
const worths = new Float64Array(5)
const guarded = new Uint8Array(LANDS)

export const learned: Learned<S> = {
  inputs: () => ({ id: 'empires-2', count: INPUTS }),
  features(s, seat, out) {
    allLevels(s, levels)
    putEmpire(s, seat, out, 0, 1)
    const share = 1 / (s.seats - 1)
    for (let other = 0; other < s.seats; other++) if (other !== seat) putEmpire(s, other, out, RIVALS, share)
    putTable(s, seat, out)
    return 1
  },
  ahead: () => 0,
  points: 0,
  victory: 218,
  network: seats => (seats === 3 ? three() : more()),
}

function putEmpire(s: S, seat: Seat, out: Sparse, from: number, share: number): void {
  pen.begin(out, share, from)
  putWorth(s, seat)
  putWays(s, seat)
  putStores(s, seat)
  out.put(from + EMPIRE + s.empire[seat], share)
  for (let token = 0; token < TOKEN_COUNT; token++) if (s.owner[token] === seat) out.put(from + TOKENS + token, share)
  for (let slot = 0; slot < SLOTS_IN_ALL; slot++) if (holderOf(s, slot) === seat) out.put(from + SLOTS + slot, share)
  for (let sea = 0; sea < WATERS; sea++) out.put(from + SEAS + sea, (triremesIn(s, sea, seat) / 2) * share)
  putLands(s, seat, out, from, share)
}
function putWorth(s: S, seat: Seat): void {
  const heroes = heroesWorth(s, seat)
  const titles = titleWorth(s, seat)
  const lands = landsWorth(s, seat)
  const safe = safety(s, seat)
  const stores = holdingWorth(s, seat, -1, -1)
  worths[seat] = heroes + titles + lands + safe + stores
  pen.next(heroes / 50)
  pen.next(titles / 20)
  pen.next(lands / 60)
  pen.next(safe / 20)
  pen.next(stores / 20)
  pen.next(worths[seat] / 100)
}
/** How near each of the four ways to win is. */
function putWays(s: S, seat: Seat): void {
  const heroes = glory(s, seat)
  for (let n = 1; n <= 5; n++) pen.next(heroes >= n ? 1 : 0)
  const great = greatCities(s, seat)
  for (let n = 1; n <= 4; n++) pen.next(great >= n ? 1 : 0)
  let led = 0
  for (let track = 0; track < TRACKS; track++) {
    const own = levels[seat * TRACKS + track]
    let most = 0
    for (let other = 0; other < s.seats; other++)
      if (other !== seat) most = Math.max(most, levels[other * TRACKS + track])
    if (s.leader[track] === seat) led++
    pen.next(own / 10)
    pen.next(s.leader[track] === seat ? 1 : 0)
    pen.next(Math.max(0, own - most) / 4)
    pen.next(Math.max(0, most - own) / 4)
    pen.next(own > most ? 1 : 0)
  }
  for (let n = 1; n <= 3; n++) pen.next(led >= n ? 1 : 0)
}
function putStores(s: S, seat: Seat): void {
  countHolding(s, seat, holding)
  const coins = largestOfCoins(holding)
  const goods = largestOfGoods(holding)
  const longest = Math.max(coins, goods)
  const missing = winningSet(s, seat) - longest
  pen.next(coins / 12)
  pen.next(goods / 12)
  pen.next(holding.counts[COIN] / 8)
  pen.next(longest >= priceOfHero(s, seat) ? 1 : 0)
  pen.next(longest >= PYRAMIDS_PRICE ? 1 : 0)
  for (let n = 1; n <= 4; n++) pen.next(missing <= n ? 1 : 0)
  pen.next(priceOfHero(s, seat) / 10)
  pen.next(s.holdSize[seat] / 12)
  for (const kind of [LEGION, TRIREME, FORT, MARKER]) pen.next(s.pieces[at.pieces(seat, kind)] / 8)
}
/** Provinces, their legions, and those that others can reach with more. */
function putLands(s: S, seat: Seat, out: Sparse, from: number, share: number): void {
  const danger = spot(s, seat)
  let open = 0
  let lands = 0
  for (let province = 0; province < LANDS; province++) {
    const legions = legionsIn(s, province, seat)
    if (legions > 0) out.put(from + LEGIONS + province, (legions / 2) * share)
    if (s.control[province] !== seat) continue
    lands++
    out.put(from + CONTROL + province, share)
    guarded[province] = legions + (s.fortress[province] === seat ? 2 : 0) >= danger[province] ? 1 : 0
    if (guarded[province] === 1) continue
    const worth = provinceWorth(s, province) / 5
    open += worth
    out.put(from + EXPOSED + province, worth * share)
  }
  pen.next(open / 3)
  pen.next(lands / 8)
}
function putTable(s: S, seat: Seat, out: Sparse): void {
  pen.begin(out, 1, TABLE)
  pen.next(1)
  pen.next(s.round / 8)
  for (let seats = 3; seats <= 5; seats++) pen.next(s.seats === seats ? 1 : 0)
  let most = Number.NEGATIVE_INFINITY
  let glorious = 0
  let greatest = 0
  let nearest = 12
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue
    most = Math.max(most, worths[other])
    glorious = Math.max(glorious, glory(s, other))
    greatest = Math.max(greatest, greatCities(s, other))
    countHolding(s, other, holding)
    nearest = Math.min(nearest, winningSet(s, other) - Math.max(largestOfCoins(holding), largestOfGoods(holding)))
  }
  pen.next(Math.max(0, worths[seat] - most) / 50)
  pen.next(Math.max(0, most - worths[seat]) / 50)
  for (let n = 2; n <= 4; n++) pen.next(glorious >= n ? 1 : 0)
  for (let n = 2; n <= 3; n++) pen.next(greatest >= n ? 1 : 0)
  for (let n = 0; n <= 5; n++) pen.next(nearest <= n ? 1 : 0)
}
