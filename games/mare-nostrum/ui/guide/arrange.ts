/**
 * Positions for the guide, arranged piece by piece: nothing is made or lost, so that the laws of the game hold in them
 * (a test looks).
 */
import { call, NONE, type Seat, stop } from '@ecumene/kernel'
import { FORTRESSES, LEGIONS, MARKERS, TRIREMES } from '../../data/empires.ts'
import { RESOURCE_IDS, type ResourceId } from '../../data/goods.ts'
import { EMPIRE_IDS, type EmpireId, type ProvinceId, type SeaId } from '../../data/names.ts'
import { provinceNumber, seaNumber, slotOf } from '../../src/board.ts'
import { TOKEN_IDS, type TokenId } from '../../src/powers/tokens.ts'
import { capitalOf } from '../../src/query/control.ts'
import { at, FORT, LEGION, MARKER, type S, TRIREME } from '../../src/state.ts'
import { PROGRAMS } from '../../src/verbs.ts'

export interface EmpireSetup {
  readonly empire: EmpireId
  /** Beside the capital province. */
  readonly control?: readonly ProvinceId[]
  readonly built?: readonly string[]
  readonly legions?: Readonly<Partial<Record<ProvinceId, number>>>
  readonly fortresses?: readonly ProvinceId[]
  readonly triremes?: Readonly<Partial<Record<SeaId, number>>>
  readonly holds?: Readonly<Partial<Record<ResourceId, number>>>
  readonly tokens?: readonly TokenId[]
}
/** Phases in their order; what follows the first of them follows it in the guide too. */
const PHASES = ['trade', 'building', 'war', 'leadership'] as const
export interface Arrangement {
  readonly round: number
  readonly phase: 'income' | (typeof PHASES)[number]
  /** Seats with the titles of trade, culture and military. */
  readonly leaders: readonly [Seat, Seat, Seat]
  /** Seat by seat. */
  readonly peoples: readonly EmpireSetup[]
}
/** The options that every chapter is set up with. */
export const OPTIONS = { empires: 'fixed', display: 'all' }

/** Clears the table, sets it up as arranged and begins with the phase. */
export function arrange(s: S, { round, phase, leaders, peoples }: Arrangement): void {
  stop(s)
  s.round = phase === 'income' ? round - 1 : round
  for (const [track, seat] of leaders.entries()) s.leader[track] = seat
  clear(s)
  for (const [seat, people] of peoples.entries()) {
    s.empire[seat] = EMPIRE_IDS.indexOf(people.empire)
    settlePeople(s, seat, people)
  }
  call(s, PROGRAMS.round)
  // Only a round itself begins with the income. Else the last phase is called first: it runs when those called after it
  // are over, and then the next round begins.
  if (phase !== 'income') for (const later of PHASES.slice(PHASES.indexOf(phase)).toReversed()) call(s, PROGRAMS[later])
}
function clear(s: S): void {
  s.control.fill(NONE)
  s.fortress.fill(NONE)
  s.onMarker.fill(NONE)
  s.stand.fill(NONE)
  s.built.fill(0)
  s.legions.fill(0)
  s.triremes.fill(0)
  for (let seat = 0; seat < s.seats; seat++)
    for (let resource = 0; resource < RESOURCE_IDS.length; resource++) {
      s.reserve[resource] += s.hold[at.hold(seat, resource)]
      s.hold[at.hold(seat, resource)] = 0
    }
  s.holdSize.fill(0)
}
function settlePeople(s: S, seat: Seat, people: EmpireSetup): void {
  const { control = [], built = [], legions = {}, fortresses = [], triremes = {}, holds = {}, tokens = [] } = people
  s.control[capitalOf(s, seat)] = seat
  for (const id of control) s.control[provinceNumber(id)] = seat
  for (const id of built) s.built[slotOf(id)] = 1
  let [legionCount, triremeCount] = [0, 0]
  for (const [id, n] of Object.entries(legions)) {
    s.legions[at.legions(s, provinceNumber(id as ProvinceId), seat)] = n
    legionCount += n
  }
  for (const id of fortresses) s.fortress[provinceNumber(id)] = seat
  for (const [id, n] of Object.entries(triremes)) {
    s.triremes[at.triremes(s, seaNumber(id as SeaId), seat)] = n
    triremeCount += n
  }
  s.pieces[at.pieces(seat, LEGION)] = LEGIONS - legionCount
  s.pieces[at.pieces(seat, TRIREME)] = TRIREMES - triremeCount
  s.pieces[at.pieces(seat, FORT)] = FORTRESSES - fortresses.length
  s.pieces[at.pieces(seat, MARKER)] = MARKERS - control.length
  for (const [id, n] of Object.entries(holds)) {
    const resource = RESOURCE_IDS.indexOf(id as ResourceId)
    s.hold[at.hold(seat, resource)] = n
    s.reserve[resource] -= n
    s.holdSize[seat] += n
  }
  for (const id of tokens) s.owner[TOKEN_IDS.indexOf(id)] = seat
}

/** What each empire has at the start, to be varied. */
export const ROME = {
  empire: 'rome',
  control: ['cisalpina', 'dalmatia'],
  built: [
    'italia-wine',
    'italia-gladiators',
    'italia-market',
    'rome',
    'cisalpina-sheep',
    'cisalpina-market',
    'dalmatia-oil',
    'dalmatia-metal',
  ],
  legions: { italia: 2 },
  fortresses: ['italia'],
} as const satisfies EmpireSetup
export const GREECE = {
  empire: 'greece',
  control: ['thracia', 'dacia'],
  built: [
    'achaia-oil',
    'achaia-market',
    'athens',
    'sparta',
    'achaia-temple',
    'thracia-marble',
    'byzantium',
    'dacia-gold',
  ],
  legions: { achaia: 1, dacia: 1 },
  fortresses: ['achaia'],
} as const satisfies EmpireSetup
export const CARTHAGE = {
  empire: 'carthage',
  control: ['numidia', 'tripolitania'],
  built: [
    'africa-grain',
    'africa-wine',
    'africa-market',
    'carthage',
    'numidia-marble',
    'numidia-market',
    'tripolitania-oil',
    'tripolitania-sheep',
  ],
  legions: { tripolitania: 1 },
  fortresses: ['africa'],
} as const satisfies EmpireSetup
export const EGYPT = {
  empire: 'egypt',
  control: ['aethiopia', 'cyrenaica'],
  built: [
    'alexandria',
    'memphis',
    'aegyptus-temple',
    'aethiopia-grain',
    'aethiopia-gold',
    'cyrenaica-papyrus',
    'cyrenaica-market',
    'cyrene',
  ],
  legions: { cyrenaica: 1 },
  fortresses: ['aegyptus'],
} as const satisfies EmpireSetup
