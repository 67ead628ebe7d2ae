/** Who could win, in sentences. */
import { NOBODY, SEAT_PARAMS, type Seat, type Threat } from '@ecumene/kernel'
import type { Words } from '@ecumene/words'

export interface ThreatLine {
  readonly seat: Seat
  readonly isNow: boolean
  readonly text: string
}
/** What is told of several players alike is one sentence, if no figures are in it. */
export function linesOf(w: Pick<Words, 'merged'>, threats: readonly Threat[]): readonly ThreatLine[] {
  const groups = new Map<string, Threat[]>()
  threats.forEach((threat, i) => {
    const isAlike = Object.keys(threat.args ?? {}).every(param => SEAT_PARAMS.includes(param))
    const group = isAlike ? `${threat.key} ${threat.isNow} ${threat.args?.seat ?? NOBODY}` : String(i)
    groups.set(group, [...(groups.get(group) ?? []), threat])
  })
  return [...groups.values()].flatMap(alike =>
    w
      .merged(
        'threat',
        alike.map(({ key, args }) => ({ ...args, type: key.slice('threat.'.length) })),
      )
      .map(text => ({ seat: alike[0].seat, isNow: alike[0].isNow, text })),
  )
}
