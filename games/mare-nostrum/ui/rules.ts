/** What the drawing asks the rules: what lies where, in the drawing's own words. */
import { type ActionJson, asking, NONE, type Seat, slot, type Viewer } from '@ecumene/kernel'
import type { PartProps } from '@ecumene/kit/seam.ts'
import { FORTRESSES, LEGIONS, MARKERS, TRIREMES } from '../data/empires.ts'
import { COIN, GOOD_IDS, GOODS, RESOURCE_IDS, RESOURCES, type ResourceId } from '../data/goods.ts'
import { EMPIRE_IDS, type EmpireId, PROVINCE_IDS, type ProvinceId, SEA_IDS, type SeaId } from '../data/names.ts'
import { PROVINCES, type SlotId } from '../data/provinces.ts'
import {
  CAPITAL,
  CARAVAN,
  IN_PLAY,
  LEGENDARY,
  MARKET,
  SLOT_FROM,
  SLOT_GOOD,
  SLOT_IDS,
  SLOT_KIND,
  SLOT_PROVINCE,
  TEMPLE,
  TRACK_IDS,
} from '../src/board.ts'
import { banned } from '../src/decisions/take.ts'
import { fixedIncome, yieldOf } from '../src/effects/income.ts'
import type { Battle } from '../src/powers/power.ts'
import { HERO_IDS, type HeldId, POWERS, TOKEN_IDS, type TokenId } from '../src/powers/tokens.ts'
import { capitalOf, greatCities, holderOf } from '../src/query/control.ts'
import { highest, type LevelMark, level, marksOf } from '../src/query/levels.ts'
import { conversion } from '../src/query/places.ts'
import { ALL_HELD, glory, has, priceOfHero, STARTING_HERO_IDS } from '../src/query/powers.ts'
import { holds } from '../src/query/resources.ts'
import { stairs } from '../src/query/sets.ts'
import { atWar, freeLegions, legionsIn, standsOn, triremesIn } from '../src/query/units.ts'
import { at, BLOCKS, FORT, LEGION, MARKER, type S, TRIREME } from '../src/state.ts'
import type { MareMessage } from './message.ts'

/** A card: whatever a player can have, and the Pyramids, which win at once. */
export type MareCard = HeldId | 'pyramids'
export const MARE_CARDS: readonly MareCard[] = [...ALL_HELD.map(({ id }) => id), 'pyramids']

export type Part = PartProps<S, MareMessage>
export type { EmpireId, ProvinceId, ResourceId, S, SeaId, SlotId, TokenId }
export { EMPIRE_IDS, GOOD_IDS, HERO_IDS, NONE, PROVINCE_IDS, RESOURCE_IDS, SEA_IDS, TOKEN_IDS, TRACK_IDS }

/** Who is meant by "me": the viewer, or seat 0 for someone who only looks on. */
export const mineOf = (seat: Viewer): Seat => (seat === 'table' ? 0 : seat)
/** The decision asked of the viewer, or null. */
export const decisionOf = (p: Part): string | null =>
  p.legal.length > 0 ? (p.game.decisions[asking(p.view)]?.name ?? null) : null
/** What the open question is about: a price, a province, a track; see the decision. */
export const about = (s: S, i: number): number => slot(s, i)

export const isLaid = (s: S): boolean => s.empire.every(e => e !== NONE)
export const empireOf = (s: S, seat: Seat): EmpireId | null =>
  s.empire[seat] === NONE ? null : EMPIRE_IDS[s.empire[seat]]
export const heroOf = (s: S, seat: Seat): HeldId | null =>
  s.empire[seat] === NONE ? null : STARTING_HERO_IDS[s.empire[seat]]

export type SlotKind = 'caravan' | 'market' | 'city' | 'capital' | 'legendary' | 'temple'
export interface SlotView {
  readonly id: SlotId
  readonly kind: SlotKind
  readonly good: ResourceId | null
  readonly isBuilt: boolean
  /** Who gets what it yields, or NONE. */
  readonly holder: Seat
  /** Whose legion stands on it, and whether it only blocks the slot. */
  readonly stands: Seat
  readonly isBlocked: boolean
  /** How much of what it yields to its holder now. */
  readonly yields: number
  /** A market or temple that doubles for its holder. */
  readonly doubles: boolean
}
export interface ProvinceView {
  readonly id: ProvinceId
  readonly inPlay: boolean
  readonly control: Seat
  readonly isCapital: boolean
  readonly home: EmpireId | null
  readonly slots: readonly SlotView[]
  readonly onMarker: Seat
  /** An occupied marker will turn into the conqueror's; else it can only be removed. */
  readonly turns: boolean
  readonly fortress: Seat
  /** Legions by seat, and how many of them stand on no slot. */
  readonly legions: readonly { readonly seat: Seat; readonly n: number; readonly free: number }[]
  readonly isAtWar: boolean
}
const kindOf = (kind: number): SlotKind =>
  kind === CARAVAN
    ? 'caravan'
    : kind === MARKET
      ? 'market'
      : kind === CAPITAL
        ? 'capital'
        : kind === LEGENDARY
          ? 'legendary'
          : kind === TEMPLE
            ? 'temple'
            : 'city'
const seatsOf = (s: S): Seat[] => Array.from({ length: s.seats }, (_, seat) => seat)

function slotView(s: S, i: number, all: readonly number[]): SlotView {
  const kind = kindOf(SLOT_KIND[i])
  const holder = holderOf(s, i)
  const partner = kind === 'market' ? 'caravan' : 'city'
  const isPartner = (k: number): boolean => {
    const other = kindOf(SLOT_KIND[k])
    return partner === 'caravan'
      ? other === 'caravan'
      : other === 'city' || other === 'capital' || other === 'legendary'
  }
  return {
    id: SLOT_IDS[i],
    kind,
    good: SLOT_GOOD[i] >= 0 ? GOOD_IDS[SLOT_GOOD[i]] : null,
    isBuilt: s.built[i] === 1,
    holder,
    stands: standsOn(s, i),
    isBlocked: s.stand[i] >= BLOCKS,
    yields: holder === NONE ? 0 : yieldOf(s, i, holder),
    doubles:
      (kind === 'market' || kind === 'temple') &&
      holder !== NONE &&
      all.some(k => isPartner(k) && holderOf(s, k) === holder),
  }
}
export function provinceView(s: S, p: number): ProvinceView {
  const id = PROVINCE_IDS[p]
  const indexes = Array.from({ length: SLOT_FROM[p + 1] - SLOT_FROM[p] }, (_, k) => SLOT_FROM[p] + k)
  return {
    id,
    inPlay: ((IN_PLAY[s.seats] >> p) & 1) === 1,
    control: s.control[p],
    isCapital: PROVINCES[id].cities.some(c => c.kind === 'capital'),
    home: PROVINCES[id].home,
    slots: indexes.map(i => slotView(s, i, indexes)),
    onMarker: s.onMarker[p],
    turns: s.onMarker[p] !== NONE && conversion(s, p, s.onMarker[p]) === 2,
    fortress: s.fortress[p],
    legions: seatsOf(s).flatMap(seat => {
      const n = legionsIn(s, p, seat)
      return n > 0 ? [{ seat, n, free: freeLegions(s, p, seat) }] : []
    }),
    isAtWar: atWar(s, p),
  }
}
export const provinceViews = (s: S): ProvinceView[] => PROVINCE_IDS.map((_, p) => provinceView(s, p))
export const fleetsIn = (s: S, sea: number): { readonly seat: Seat; readonly n: number }[] =>
  seatsOf(s).flatMap(seat => {
    const n = triremesIn(s, sea, seat)
    return n > 0 ? [{ seat, n }] : []
  })
export interface Goods {
  readonly id: ResourceId
  readonly n: number
  /** One of them is a legendary commodity. */
  readonly isLegend: boolean
  /** Laid out on the tray. */
  readonly laid: number
}
/** What a seat holds behind its screen; other seats' are not known. */
export const goodsOf = (s: S, seat: Seat): Goods[] =>
  RESOURCE_IDS.flatMap((id, r) => {
    const n = holds(s, seat, r)
    return n > 0
      ? [{ id, n, isLegend: r < GOODS && s.legend[at.legend(seat, r)] > 0, laid: s.tray[at.hold(seat, r)] }]
      : []
  })
/** Face-up offers of a seat. */
export const stallOf = (s: S, seat: Seat): Goods[] =>
  RESOURCE_IDS.flatMap((id, r) => {
    const legend = r < GOODS ? s.shownLegend[at.legend(seat, r)] : 0
    const n = s.shown[at.hold(seat, r)] + legend
    return n > 0 ? [{ id, n, isLegend: legend > 0, laid: 0 }] : []
  })
export const reserveOf = (s: S): { readonly id: ResourceId; readonly n: number }[] =>
  GOOD_IDS.map((id, r) => ({ id, n: s.reserve[r] }))
export const countOf = (s: S, seat: Seat, id: ResourceId): number => holds(s, seat, RESOURCE_IDS.indexOf(id))
export const heldBy = (s: S, seat: Seat): number => s.holdSize[seat]
export const incomeOf = (s: S, seat: Seat): Goods[] => {
  const due = [...fixedIncome(s, seat, new Int16Array(RESOURCES))]
  return RESOURCE_IDS.flatMap((id, r) => (due[r] > 0 ? [{ id, n: due[r], isLegend: false, laid: 0 }] : []))
}
/** A slot that yields this resource to a seat, or none. */
export const yieldingSlot = (s: S, seat: Seat, id: ResourceId): SlotId | undefined =>
  SLOT_IDS.find(
    (_, i) =>
      holderOf(s, i) === seat &&
      (id === 'coin' ? SLOT_GOOD[i] < 0 && SLOT_KIND[i] !== MARKET : GOOD_IDS[SLOT_GOOD[i]] === id),
  )
export const capitalProvince = (s: S, seat: Seat): ProvinceId | undefined => PROVINCE_IDS[capitalOf(s, seat)]
/** The seat that may not be taken from now. */
export const chained = (s: S): Seat => banned(s)

/** What the resources of a seat would pay, without those on the tray: the largest set, sets of three; coins apart. */
export function myStairs(
  s: S,
  seat: Seat,
): { readonly largest: number; readonly threes: number; readonly coins: number } {
  const { largest, setsOf } = stairs(s, seat)
  return { largest, threes: setsOf(3), coins: holds(s, seat, COIN) - s.tray[at.hold(seat, COIN)] }
}
/** Different commodities of a seat. */
export const kindsOf = (s: S, seat: Seat): number => GOOD_IDS.filter((_, r) => holds(s, seat, r) > 0).length

export interface TrackView {
  readonly id: (typeof TRACK_IDS)[number]
  readonly levels: readonly number[]
  readonly leader: Seat
  /** Bit = seat whose level is the highest. */
  readonly best: number
}
export const tracksOf = (s: S): TrackView[] =>
  TRACK_IDS.map((id, track) => ({
    id,
    levels: seatsOf(s).map(seat => (isLaid(s) ? level(s, seat, track) : 0)),
    leader: s.leader[track],
    best: isLaid(s) ? highest(s, track) : 0,
  }))
/** The sides of the exchange markers, in the order of their bits (MN-SET-27). */
const MARKER_SIDES = [
  [5, 0],
  [2, 1],
  [4, 3],
] as const
/** The three exchange markers: both numbers, and whether it was played. */
export const markersOf = (s: S): { readonly sides: readonly [number, number]; readonly isUsed: boolean }[] =>
  MARKER_SIDES.map((sides, i) => ({ sides, isUsed: ((s.markers >> i) & 1) === 1 }))

export interface Paths {
  readonly glory: number
  readonly price: number
  readonly cities: number
  readonly titles: number
  readonly held: number
}
export const pathsOf = (s: S, seat: Seat): Paths => ({
  glory: glory(s, seat),
  price: priceOfHero(s, seat),
  cities: greatCities(s, seat),
  titles: s.leader.filter(l => l === seat).length,
  held: s.holdSize[seat],
})
/** Capitals and legendary cities of a seat; those of others' provinces are occupied. */
export const greatCitiesOf = (s: S, seat: Seat): readonly { readonly id: SlotId; readonly isOccupied: boolean }[] =>
  SLOT_IDS.flatMap((id, i) =>
    (SLOT_KIND[i] === CAPITAL || SLOT_KIND[i] === LEGENDARY) && holderOf(s, i) === seat
      ? [{ id, isOccupied: s.control[SLOT_PROVINCE[i]] !== seat }]
      : [],
  )
export const piecesOf = (s: S, seat: Seat) => ({
  legions: [s.pieces[at.pieces(seat, LEGION)], LEGIONS] as const,
  triremes: [s.pieces[at.pieces(seat, TRIREME)], TRIREMES] as const,
  fortresses: [s.pieces[at.pieces(seat, FORT)], FORTRESSES] as const,
  markers: [s.pieces[at.pieces(seat, MARKER)], MARKERS] as const,
})
export const tokensOf = (s: S, seat: Seat): TokenId[] => TOKEN_IDS.filter((_, t) => s.owner[t] === seat)
export const displayOf = (s: S): TokenId[] => TOKEN_IDS.filter((_, t) => s.faceUp[t] === 1 && s.owner[t] === NONE)
/** How many heroes and wonders still lie face down. */
export const hiddenTokens = (s: S): number =>
  TOKEN_IDS.filter((_, t) => s.owner[t] === NONE).length - displayOf(s).length
export const copiedOf = (s: S): TokenId | null => (s.copied === NONE ? null : TOKEN_IDS[s.copied])
export function bonusOf(id: TokenId): readonly number[] {
  const { bonus } = POWERS[id]
  return TRACK_IDS.map(track => bonus?.[track] ?? 0)
}
export const startingHero = (empire: number): HeldId => STARTING_HERO_IDS[empire]
export const isHero = (id: string): boolean => (HERO_IDS as readonly string[]).includes(id)
/** Has this seat been named in this phase already? */
export const hasActed = (s: S, seat: Seat): boolean => ((s.acted >> seat) & 1) === 1
/** Heroes and wonders of a seat that add to its dice: to each die, dice, or to the sum. */
export const fightersOf = (s: S, seat: Seat, part: 'each' | 'dice' | 'plus'): readonly HeldId[] =>
  ALL_HELD.filter(held => (held.power.battle as Battle | undefined)?.[part] !== undefined && has(s, seat, held)).map(
    held => held.id,
  )
/** What makes up a level, and the places of it on the map. */
export const levelMarks = (s: S, seat: Seat, track: TrackView['id']): readonly LevelMark[] =>
  marksOf(s, seat, TRACK_IDS.indexOf(track))
export const placesOf = (s: S, seat: Seat, track: TrackView['id']): string[] => [
  ...new Set(
    levelMarks(s, seat, track).flatMap(mark => {
      if (mark.of === 'token') return []
      if (mark.of === 'triremes') return [`sea:${SEA_IDS[mark.sea]}`]
      return [`province:${PROVINCE_IDS[mark.of === 'slot' ? SLOT_PROVINCE[mark.slot] : mark.province]}`]
    }),
  ),
]
/** The track whose title is given now, and those who are level on it, each with the action that gives it to them. */
export function bestowedOf(p: Part): { track: number; tied: readonly { seat: Seat; action: ActionJson }[] } {
  const given = p.legal.filter(a => a.verb === 'bestow')
  return {
    track: given.length > 0 ? about(p.view, 0) : NONE,
    tied: given.map(action => ({ seat: Number(action.target), action })),
  }
}
