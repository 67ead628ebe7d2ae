/**
 * Who could win soon, from what lies open: the number of resources behind a screen, heroes, cities, levels (MN-6.1a,
 * MN-6.2a, MN-6.3a, MN-6.4a). What the resources are is not known: with enough of them the price is thought possible.
 */
import { bit, has as includes, NOBODY, NONE, type Seat, slot, type Threat } from '@ecumene/kernel'
import { RESOURCES } from '../../data/goods.ts'
import { GLORY, PYRAMIDS_PRICE } from '../../data/tokens.ts'
import {
  CAPITAL,
  IN_PLAY,
  LANDS,
  LEGENDARY,
  SLOT_KIND,
  SLOT_PROVINCE,
  TRACK_IDS,
  TRADE,
  WATERS,
  WATERS_OF,
} from '../board.ts'
import { at, LEGION, type S } from '../state.ts'
import { greatCities, holderOf } from './control.ts'
import { highest, level } from './levels.ts'
import { glory, priceOfHero, winsWith } from './powers.ts'
import { reachable } from './reach.ts'
import { fleet, legionsIn } from './units.ts'

const CITIES_TO_WIN = 4
/** The cheapest thing that can be built (MN-3d): a legion, a trireme, a city, a marker, a caravan. */
const SMALL = 3
/** A lead of more than this is not told as near. */
const NEAR = 3

type RoundPhase = 'income' | 'trade' | 'building' | 'war' | 'leadership'
/** What is being done, by the names of programs and decisions. */
export function phaseOf(path: readonly string[]): RoundPhase | null {
  if (!path.includes('round')) return null
  return (['trade', 'building', 'war', 'leadership'] as const).find(phase => path.includes(phase)) ?? 'income'
}
interface RoundMoment {
  readonly s: S
  readonly phase: RoundPhase
  readonly path: readonly string[]
}
/** Has the seat had its building turn of this round? */
function hasBuilt({ s, phase, path }: RoundMoment, seat: Seat): boolean {
  if (phase !== 'building') return phase === 'war' || phase === 'leadership'
  return path.includes('keep') || (includes(s.acted, seat) && s.active !== seat && s.named !== seat)
}
const hasMoved = ({ s, phase }: RoundMoment, seat: Seat): boolean =>
  phase === 'leadership' || (phase === 'war' && includes(s.acted, seat) && s.active !== seat && s.named !== seat)

/**
 * The resources a seat will have in its building turn. In trade everybody ends with as many as before (MN-2.2.1a), but
 * the Trade Leader, who took first, is one up until the end, and the next to take one down (MN-R-15a).
 */
export function resourcesToBuild(moment: RoundMoment, seat: Seat): number {
  const { s, path } = moment
  if (hasBuilt(moment, seat)) return 0
  let n = s.holdSize[seat]
  if (path.includes('pay')) return n - s.laid[seat]
  if (path.includes('give')) return n - (seat === s.leader[TRADE] ? 1 : 0) + (seat === slot(s, 0) ? 1 : 0)
  for (let resource = 0; resource < RESOURCES; resource++) n += s.shown[at.hold(seat, resource)]
  for (let good = 0; good < RESOURCES - 1; good++) n += s.shownLegend[at.legend(seat, good)]
  return s.taker === NONE ? n : n - (seat === s.leader[TRADE] ? 1 : 0) + (seat === s.taker ? 1 : 0)
}
/** What the heroes and wonders cost that a seat lacks for its fifth, one after the other (MN-3f, MN-R-28a). */
export function priceOfGlory(s: S, seat: Seat): number {
  let price = 0
  for (let n = glory(s, seat), next = priceOfHero(s, seat); n < GLORY; n++, next++) price += next
  return price
}
function byPyramids(moment: RoundMoment, seat: Seat): readonly Threat[] {
  return resourcesToBuild(moment, seat) >= PYRAMIDS_PRICE
    ? [{ seat, isNow: true, key: 'threat.pyramids', rule: 'MN-6.1a', args: { seat } }]
    : []
}
function byGlory(moment: RoundMoment, seat: Seat): readonly Threat[] {
  const { s, phase } = moment
  const rule = 'MN-6.2a'
  const heroes = glory(s, seat)
  if (heroes >= GLORY)
    return phase === 'building' ? [{ seat, isNow: true, key: 'threat.gloryHeld', rule, args: { seat } }] : []
  const price = priceOfGlory(s, seat)
  if (resourcesToBuild(moment, seat) >= price) {
    const key = winsWith(s, seat, NONE) ? 'threat.gloryAtOnce' : 'threat.gloryNow'
    return [{ seat, isNow: true, key, rule, args: { seat } }]
  }
  return heroes === GLORY - 1 ? [{ seat, isNow: false, key: 'threat.glory', rule, args: { seat, price } }] : []
}

const isGreat = (place: number): boolean => SLOT_KIND[place] === CAPITAL || SLOT_KIND[place] === LEGENDARY
/** Provinces that hold a capital or legendary city of somebody else, or one of the seat's own that is occupied. */
function citiesToTake(s: S, seat: Seat): number {
  let provinces = 0
  for (let place = 0; place < SLOT_KIND.length; place++)
    if (isGreat(place) && s.built[place] === 1 && holderOf(s, place) !== seat) provinces |= 1 << SLOT_PROVINCE[place]
  return provinces & IN_PLAY[s.seats]
}
/** A legendary city that nobody has built or claimed, where the seat may build. */
function canBuildCity(s: S, seat: Seat): boolean {
  for (let place = 0; place < SLOT_KIND.length; place++) {
    const province = SLOT_PROVINCE[place]
    if (SLOT_KIND[place] !== LEGENDARY || !((IN_PLAY[s.seats] >> province) & 1)) continue
    if (holderOf(s, place) === NONE && (s.control[province] === NONE || s.control[province] === seat)) return true
  }
  return false
}
/** Where legions of a seat can be after one march, whichever way its fleet sails before (MN-R-32). */
function marchable(s: S, seat: Seat): number {
  const ships = fleet(s, seat)
  let seas = ships
  for (let sea = 0; sea < WATERS; sea++) if ((ships >> sea) & 1) seas |= WATERS_OF[sea]
  let provinces = 0
  for (let province = 0; province < LANDS; province++)
    if (legionsIn(s, province, seat) > 0) provinces |= (1 << province) | reachable(s, province, seas)
  return provinces
}
/** May a seat come by one capital or legendary city more before the war of this round is over? */
export function canGainCity(moment: RoundMoment, seat: Seat): boolean {
  const { s, phase } = moment
  if (phase === 'leadership') return false
  const cities = citiesToTake(s, seat)
  // An occupier who is driven out leaves it to its owner, in anybody's turn (MN-4.3e).
  for (let province = 0; province < LANDS; province++)
    if ((cities >> province) & 1 && s.control[province] === seat) return true
  const isRich = resourcesToBuild(moment, seat) >= SMALL
  if (isRich && canBuildCity(s, seat)) return true
  if (hasMoved(moment, seat)) return false
  return (isRich && s.pieces[at.pieces(seat, LEGION)] > 0) || (marchable(s, seat) & cities) !== 0
}
function byConquest(moment: RoundMoment, seat: Seat): readonly Threat[] {
  const rule = 'MN-6.3a'
  const cities = greatCities(moment.s, seat)
  if (cities >= CITIES_TO_WIN) return [{ seat, isNow: true, key: 'threat.citiesHeld', rule, args: { seat } }]
  if (cities < CITIES_TO_WIN - 1) return []
  const isNow = canGainCity(moment, seat)
  return [{ seat, isNow, key: isNow ? 'threat.citiesNow' : 'threat.cities', rule, args: { seat } }]
}

/** Titles are given track after track (MN-R-100): those given already stay, whatever the levels. */
function byTitles({ s, path }: RoundMoment, seat: Seat): readonly Threat[] {
  const given = path.includes('bestow') ? slot(s, 0) : 0
  const lacking: number[] = []
  let isAlone = true
  for (let track = 0; track < TRACK_IDS.length; track++) {
    const best = track < given ? bit(s.leader[track]) : highest(s, track)
    if (!includes(best, seat)) lacking.push(track)
    else if (best !== bit(seat)) isAlone = false
  }
  const rule = 'MN-6.4a'
  if (lacking.length === 0) {
    const key = isAlone ? 'threat.titlesHeld' : 'threat.titlesTied'
    return [{ seat, isNow: true, key, rule, args: { seat } }]
  }
  const [track] = lacking
  if (lacking.length > 1 || track < given) return []
  const missing = leadOver(s, seat, track)
  return missing <= NEAR
    ? [{ seat, isNow: false, key: 'threat.titles', rule, args: { seat, track: TRACK_IDS[track], missing } }]
    : []
}
function leadOver(s: S, seat: Seat, track: number): number {
  let most = 0
  for (let other = 0; other < s.seats; other++) most = Math.max(most, level(s, other, track))
  return most - level(s, seat, track)
}
/** A table may stop after a number of rounds (MN-R-106). */
const byLimit = (s: S): readonly Threat[] =>
  s.rounds > 0 && s.round >= s.rounds ? [{ seat: NOBODY, isNow: true, key: 'threat.lastRound', rule: 'MN-R-106' }] : []

/** `path` names the programs and decisions that the table stands in, the innermost last. */
export function threats(s: S, path: readonly string[]): readonly Threat[] {
  const phase = phaseOf(path)
  if (s.depth === 0 || phase === null) return []
  const moment = { s, phase, path }
  const told = Array.from({ length: s.seats }, (_, seat) => seat).flatMap(seat => [
    ...byGlory(moment, seat),
    ...byConquest(moment, seat),
    ...byTitles(moment, seat),
    ...byPyramids(moment, seat),
  ])
  return [...told.filter(({ isNow }) => isNow), ...byLimit(s), ...told.filter(({ isNow }) => !isNow)]
}
