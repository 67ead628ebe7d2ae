/**
 * The table of Mare Nostrum (9 and 5 dice are enough for it, MN-SET-26): what lies where, and who may see it (MN-R-4).
 * Tables are indexed by seat, not by empire.
 */
import { NONE, type Seat, type StateOf, scalar, table } from '@ecumene/kernel'
import { LEGIONS, TRIREMES } from '../data/empires.ts'
import { GOODS, RESOURCES, SUPPLY } from '../data/goods.ts'
import { LANDS, SLOTS_IN_ALL, WATERS } from './board.ts'
/**
 * `stand` holds the seat whose legion occupies a slot, or this plus the seat if it only blocks a pillaged one
 * (MN-R-41).
 */
export const BLOCKS = 5
const MOST = 120
/** What a player's reserve counts: columns of `pieces`. */
export const LEGION = 0
export const TRIREME = 1
export const FORT = 2
export const MARKER = 3
export const fields = (n: number, tokens: number) =>
  ({
    round: scalar({ max: 32767, sees: 'all' }), // 1 while the first round is played
    rounds: scalar({ max: 200, sees: 'all' }), // round limit of the table, 0: none (MN-R-106)
    expert: scalar({ max: 1, sees: 'all' }), // all heroes and wonders face up from the start (MN-SET-22)
    balanced: scalar({ max: 1, sees: 'all' }), // our own adjusted starting layouts
    empire: table([n], { init: NONE, max: 4, sees: 'all' }),
    leader: table([3], { max: 4, sees: 'all' }), // trade, culture, military
    winners: scalar({ max: 31, sees: 'all' }), // bit = seat, once somebody has won
    ending: scalar({ max: 4, sees: 'all' }), // see ENDINGS

    // The map.
    control: table([LANDS], { init: NONE, max: 4, sees: 'all' }), // whose marker lies (or is printed) there
    fresh: table([LANDS], { max: 1, sees: 'all' }), // control gained in this building phase: no base for more (MN-R-21)
    built: table([SLOTS_IN_ALL], { max: 1, sees: 'all' }),
    stand: table([SLOTS_IN_ALL], { init: NONE, max: 9, sees: 'all' }), // whose legion stands on the slot; see BLOCKS
    onMarker: table([LANDS], { init: NONE, max: 4, sees: 'all' }), // whose legion occupies the control marker
    legions: table([LANDS, n], { max: LEGIONS, sees: 'all' }), // all of them, wherever they stand
    fortress: table([LANDS], { init: NONE, max: 4, sees: 'all' }), // whose fortress
    triremes: table([WATERS, n], { max: TRIREMES, sees: 'all' }),
    pieces: table([n, 4], { max: LEGIONS, sees: 'all' }), // not on the map: legions, triremes, fortresses, markers

    // Resources. What is behind the screens is its owner's; the reserve, the number behind a screen and face-up offers
    // are public.
    hold: table([n, RESOURCES], { max: 44, sees: 'owner' }), // ordinary commodities and coins
    legend: table([n, GOODS], { max: 1, sees: 'owner' }), // legendary commodities
    holdSize: table([n], { max: MOST, sees: 'all' }), // resources behind the screen (MN-R-4b)
    tray: table([n, RESOURCES], { max: 44, sees: 'owner' }), // of these, laid out for an offer, a payment or to be kept
    laid: table([n], { max: MOST, sees: 'all' }), // how many are laid out
    due: table([n], { max: 5, sees: 'all' }), // how many to offer
    shown: table([n, RESOURCES], { max: 5, sees: 'all' }), // face-up offers
    shownLegend: table([n, GOODS], { max: 1, sees: 'all' }),
    reserve: table([RESOURCES], { max: Math.max(...SUPPLY), sees: 'all' }),
    pile: table([GOODS], { init: NONE, max: GOODS - 1 }), // legendary commodities face down, the last one on top
    pileSize: scalar({ max: GOODS, sees: 'all' }),
    spent: table([GOODS], { max: 1, sees: 'all' }), // legendary commodities on their discard pile

    // Heroes and wonders.
    owner: table([tokens], { init: NONE, max: 4, sees: 'all' }),
    faceUp: table([tokens], { max: 1, sees: 'all' }),
    stack: table([tokens], { init: NONE, max: tokens - 1 }), // face down, in the order of the spaces
    stackFrom: scalar({ max: tokens, sees: 'all' }), // the first one still face down
    copied: scalar({ init: NONE, max: tokens - 1, sees: 'all' }), // whose power Castor and Pollux have
    used: table([n], { max: 32767, sees: 'all' }), // powers used this round: bits by the place in ONCE_A_ROUND

    // Trade.
    markers: scalar({ max: 7, sees: 'all' }), // bit = exchange marker played (MN-2.1g)
    number: scalar({ max: 5, sees: 'all' }), // what the marker of this round shows
    taker: scalar({ init: NONE, max: 4, sees: 'all' }), // who takes now, and who took before them
    lastTaker: scalar({ init: NONE, max: 4, sees: 'all' }),
    lastButOne: scalar({ init: NONE, max: 4, sees: 'all' }),

    // Turns of phases 3 and 4.
    acted: scalar({ max: 31, sees: 'all' }), // who has been named
    named: scalar({ init: NONE, max: 4, sees: 'all' }), // who has been named and has not begun
    active: scalar({ init: NONE, max: 4, sees: 'all' }),
    arrived: table([LANDS], { max: LEGIONS, sees: 'all' }), // legions that have moved this turn, where they are now
    sailed: table([WATERS], { max: TRIREMES, sees: 'all' }), // triremes likewise
    fought: table([LANDS], { max: 1, sees: 'all' }), // one battle per province and turn (MN-9f); then: conquest settled
    foughtSea: table([WATERS], { max: 1, sees: 'all' }),
    loss: table([n, 2], { max: 255, sees: 'owner' }), // units chosen as losses: free legions, and bits of POST_IDS
    lost: table([n], { max: 13, sees: 'all' }), // how many are chosen
    peaceOf: scalar({ init: NONE, max: 4, sees: 'all' }), // who declared peace this round, and with whom (MN-W-ZEUS-1)
    peaceWith: scalar({ init: NONE, max: 4, sees: 'all' }),
    lastPeace: scalar({ init: NONE, max: 4, sees: 'all' }), // with whom last round
  }) as const
export type S = StateOf<ReturnType<typeof fields>>
/** Where things stand in the tables. */
export const at = {
  legions: (s: S, province: number, seat: Seat): number => province * s.seats + seat,
  triremes: (s: S, sea: number, seat: Seat): number => sea * s.seats + seat,
  pieces: (seat: Seat, kind: number): number => seat * 4 + kind,
  hold: (seat: Seat, resource: number): number => seat * RESOURCES + resource,
  legend: (seat: Seat, good: number): number => seat * GOODS + good,
}
export const ENDINGS = ['pyramids', 'glory', 'conquest', 'leadership', 'rounds'] as const
export const [PYRAMIDS, GLORY, CONQUEST, LEADERSHIP, ROUNDS] = [0, 1, 2, 3, 4]
