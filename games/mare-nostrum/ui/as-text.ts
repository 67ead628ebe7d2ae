/** A position of Mare Nostrum in words: every player's standing, one's own resources, provinces, seas, open tokens. */
import { NONE, type Seat } from '@ecumene/kernel'
import type { AsText, TextProps } from '@ecumene/kit/seam.ts'
import { RESOURCE_IDS } from '../data/goods.ts'
import { EMPIRE_IDS, PROVINCE_IDS, SEA_IDS } from '../data/names.ts'
import { SLOT_IDS, SLOT_PROVINCE, TRACK_IDS } from '../src/board.ts'
import { TOKEN_IDS } from '../src/powers/tokens.ts'
import { level } from '../src/query/levels.ts'
import { holds, shows } from '../src/query/resources.ts'
import { legionsIn, triremesIn } from '../src/query/units.ts'
import type { S } from '../src/state.ts'
import type { MareMessage } from './message.ts'

type Text = TextProps<S, MareMessage>
const seatsOf = (s: S): readonly Seat[] => Array.from({ length: s.seats }, (_, seat) => seat)

export const asText: AsText<S, MareMessage> = p => [
  p.say('event.round', { round: p.view.round }),
  ...seatsOf(p.view).flatMap(seat => playerLines(p, seat)),
  '',
  ...PROVINCE_IDS.flatMap((_, province) => provinceLine(p, province)),
  ...SEA_IDS.flatMap((_, sea) => seaLine(p, sea)),
  ...openTokens(p),
]

function playerLines(p: Text, seat: Seat): readonly string[] {
  const { view: s, say } = p
  if (s.empire[seat] === NONE) return [p.player(seat)]
  const levels = TRACK_IDS.map(
    (track, i) => `${say(`track.${track}`)} ${level(s, seat, i)}${s.leader[i] === seat ? '*' : ''}`,
  )
  const tokens = TOKEN_IDS.filter((_, token) => s.owner[token] === seat).map(id => say(`ui.token.${id}`))
  const offered = RESOURCE_IDS.flatMap((resource, i) => goods(p, resource, shows(s, seat, i)))
  const mine = seat === p.seat ? RESOURCE_IDS.flatMap((resource, i) => goods(p, resource, holds(s, seat, i))) : []
  return [
    `${p.player(seat)} (${say(`empire.${EMPIRE_IDS[s.empire[seat]]}`)}): ${[
      ...levels,
      say('ui.held', { count: s.holdSize[seat] }),
      ...tokens,
    ].join(' · ')}`,
    ...(mine.length > 0 ? [`    ${say('ui.myGoods')}: ${mine.join(', ')}`] : []),
    ...(offered.length > 0 ? [`    ${say('ui.stall', { seat })}: ${offered.join(', ')}`] : []),
  ]
}
const goods = ({ say }: Text, resource: string, count: number): readonly string[] =>
  count > 0 ? [say('ui.goods', { resource, count })] : []

/** Provinces where something is. */
function provinceLine({ view: s, say }: Text, province: number): readonly string[] {
  const parts = [
    ...(s.control[province] === NONE ? [] : [say('ui.controlledBy', { seat: s.control[province] })]),
    ...SLOT_IDS.filter((_, slot) => SLOT_PROVINCE[slot] === province && s.built[slot] === 1).map(id =>
      say(`slot.${id}`),
    ),
    ...seatsOf(s).flatMap(seat => {
      const legions = legionsIn(s, province, seat)
      return legions > 0 ? [say('ui.legionsOf', { seat, legions })] : []
    }),
    ...(s.fortress[province] === NONE ? [] : [say('ui.fortressOf', { seat: s.fortress[province] })]),
    ...(s.onMarker[province] === NONE ? [] : [say('ui.onMarker', { seat: s.onMarker[province] })]),
  ]
  return parts.length > 0 ? [`${say(`ui.name.${PROVINCE_IDS[province]}`)}: ${parts.join('; ')}`] : []
}
function seaLine({ view: s, say }: Text, sea: number): readonly string[] {
  const fleets = seatsOf(s).flatMap(seat => {
    const triremes = triremesIn(s, sea, seat)
    return triremes > 0 ? [say('ui.fleetOf', { seat, triremes })] : []
  })
  return fleets.length > 0 ? [`${say(`ui.sea.${SEA_IDS[sea]}`)}: ${fleets.join('; ')}`] : []
}
function openTokens({ view: s, say }: Text): readonly string[] {
  const open = TOKEN_IDS.filter((_, token) => s.faceUp[token] === 1 && s.owner[token] === NONE)
  return open.length > 0 ? [`${say('ui.display')}: ${open.map(id => say(`ui.token.${id}`)).join(', ')}`] : []
}
