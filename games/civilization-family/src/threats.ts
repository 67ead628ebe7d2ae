/** What both Civilizations tell of who could end the game: the markers that stand near the end of their row. */
import { type Args, NOBODY, type RuleId, type Seat, type Threat } from '@ecumene/kernel'

/** From here on a marker is told. */
const NEAR = 3

const STANDS = {
  cities: 'threat.stands.cities',
  groups: 'threat.stands.groups',
  cards: 'threat.stands.cards',
  points: 'threat.stands.points',
  value: 'threat.stands.value',
} as const
/** What keeps a marker where it is, as everybody can see. */
export interface Lack {
  readonly lack: keyof typeof STANDS
  readonly have: number
  readonly need: number
}
/** `goesBack`: the marker is without a city and goes back (CIV-20.5, ADV-13.11). */
export interface Marker {
  readonly seat: Seat
  readonly steps: number
  readonly lack: Lack | null
  readonly goesBack: boolean
}
/** Of markers in the order of the table: those that may reach the end this round first, then by their steps. */
export function threatsOfMarkers(markers: readonly Marker[], rule: RuleId): readonly Threat[] {
  return markers
    .filter(({ steps }) => steps > 0 && steps <= NEAR)
    .map((marker): Threat => {
      const { seat, steps, lack, goesBack } = marker
      const args: Args = { seat, steps }
      const isNow = steps === 1 && lack === null && !goesBack
      if (goesBack) return { seat, isNow, rule, key: 'threat.goesBack', args }
      if (lack) {
        const { have, need } = lack
        return { seat, isNow, rule, key: STANDS[lack.lack], args: { ...args, have, need } }
      }
      return { seat, isNow, rule, key: isNow ? 'threat.lastStep' : 'threat.steps', args }
    })
    .sort((a, b) => Number(b.isNow) - Number(a.isNow) || Number(a.args?.steps) - Number(b.args?.steps))
}
/** The last round agreed is near: told of nobody in particular. */
export function threatOfRounds(round: number, last: number, rule: RuleId): readonly Threat[] {
  if (last === 0 || round < last - 1) return []
  const isNow = round >= last
  return [{ seat: NOBODY, isNow, rule, key: isNow ? 'threat.lastRound' : 'threat.rounds', args: { round: last } }]
}
