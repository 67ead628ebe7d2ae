/** What anything on the table is, in a few words, with the rule behind it. */
import type { Seat } from '@ecumene/kernel'
import { namedIn } from '@ecumene/kit/named-in.ts'
import { Telling, type TipText } from '@ecumene/kit/tip-text.tsx'
import type { ReactNode } from 'react'
import { SLOT_IDS, type TrackId } from '../src/board.ts'
import type { LevelMark } from '../src/query/levels.ts'
import { CORNERS } from './ground.ts'
import { ICONS, iconOf, RESOURCE_LOOK, TOKEN_ICONS, TRACK_ICONS } from './look.ts'
import { describeProvince, describeSea } from './map-labels.ts'
import {
  countOf,
  greatCitiesOf,
  levelMarks,
  MARE_CARDS,
  type MareCard,
  mineOf,
  NONE,
  type Part,
  PROVINCE_IDS,
  pathsOf,
  provinceView,
  RESOURCE_IDS,
  type ResourceId,
  SEA_IDS,
  type SeaId,
  TOKEN_IDS,
  TRACK_IDS,
  tracksOf,
} from './rules.ts'

export function explain(p: Part, word: string): ReactNode {
  const told = tell(p, word)
  return told ? <Telling told={told} openRule={p.openRule} /> : null
}

function tell(p: Part, word: string): TipText | null {
  const [kind, id, seat] = word.split(':')
  switch (kind) {
    case 'province': {
      const view = provinceView(p.view, PROVINCE_IDS.indexOf(id as (typeof PROVINCE_IDS)[number]))
      const [title, ...lines] = describeProvince(p, view).split('; ')
      return { title, lines, rule: view.inPlay ? 'MN-0i' : 'MN-R-1b' }
    }
    case 'sea': {
      const [title, ...lines] = describeSea(p, id as SeaId).split('; ')
      return { title, icon: ICONS.trireme, lines, rule: 'MN-3.1.1b' }
    }
    case 'slot':
      return slotTold(p, id)
    case 'legions':
      return {
        title: p.say('ui.tip.legions'),
        icon: ICONS.legion,
        lines: [p.say('ui.tip.legions.text')],
        rule: 'MN-4.1.2a',
      }
    case 'fortress':
      return {
        title: p.say('ui.fortress', { seat: Number(seat), province: id }),
        icon: ICONS.fortress,
        lines: [p.say('ui.tip.fortress.text')],
        rule: 'MN-3.1.2d',
      }
    case 'fleet':
      return {
        title: p.say('ui.tip.fleet'),
        icon: ICONS.trireme,
        lines: [p.say('ui.tip.fleet.text')],
        rule: 'MN-4.1.1a',
      }
    case 'token':
      return cardTold(p, namedIn(MARE_CARDS, id))
    case 'resource':
      return resourceTold(p, namedIn(RESOURCE_IDS, id))
    case 'track':
      return trackTold(p, namedIn(TRACK_IDS, id))
    case 'level': {
      const track = id as TrackId
      const marks = levelMarks(p.view, Number(seat), track)
      const level = marks.reduce((sum, mark) => sum + mark.count, 0)
      return {
        title: p.say('ui.level', { seat: Number(seat), level }),
        icon: TRACK_ICONS[TRACK_IDS.indexOf(track)],
        lines: [p.say(`track.${track}`), ...marks.map(mark => markTold(p, mark))],
        rule: 'MN-5a',
      }
    }
    case 'path':
      return pathTold(p, namedIn(PATHS, id), Number(seat))
    case 'markers':
      return { title: p.say('ui.markers'), lines: [p.say('ui.tip.markers')], rule: 'MN-2.1d' }
    case 'held':
      return { title: p.say('ui.tip.held'), lines: [p.say('ui.tip.held.text')], rule: 'MN-R-4b' }
    case 'reserve':
      return { title: p.say('ui.tip.reserve'), lines: [p.say('ui.tip.reserve.text')], rule: 'MN-R-8' }
    case 'rung':
      return rungTold(p, namedIn(RUNGS, id))
    case 'corner': {
      const corner = CORNERS.find(c => c.id === id)
      return corner ? { title: p.say('ui.corner'), lines: [p.say(`ui.corner.${corner.id}`)], rule: 'MN-0m' } : null
    }
    default:
      return null
  }
}

const PATHS = ['glory', 'prestige', 'conquest', 'titles'] as const
const RUNGS = ['three', 'six', 'hero', 'pyramids'] as const

const cardTold = (p: Part, id: MareCard | undefined): TipText | null =>
  id
    ? { title: p.say(`ui.token.${id}`), icon: TOKEN_ICONS[id], lines: [p.say(`effect.${id}`)], rule: 'MN-3.1.3a' }
    : null
function resourceTold(p: Part, id: ResourceId | undefined): TipText | null {
  if (!id) return null
  const lines = [p.say('ui.tip.resource', { count: countOf(p.view, mineOf(p.seat), id) })]
  return { title: p.say(`resource.${id}`), icon: RESOURCE_LOOK[id].icon, lines, rule: 'MN-3c' }
}
function trackTold(p: Part, id: TrackId | undefined): TipText | null {
  if (!id) return null
  const icon = TRACK_ICONS[TRACK_IDS.indexOf(id)]
  return { title: p.say(`track.${id}`), icon, lines: [p.say(`ui.tip.track.${id}`)], rule: 'MN-5a' }
}
function pathTold(p: Part, id: (typeof PATHS)[number] | undefined, seat: Seat): TipText | null {
  if (!id) return null
  const lines = [p.say(`ui.tip.path.${id}.text`), ...wayOf(p, id, seat)]
  return { title: p.say(`ui.tip.path.${id}`), lines, rule: 'MN-0e' }
}
const rungTold = (p: Part, id: (typeof RUNGS)[number] | undefined): TipText | null =>
  id ? { title: p.say(`ui.rung.${id}`), lines: [p.say(`ui.tip.rung.${id}`)], rule: 'MN-3c' } : null

/** How far a player has come on a way to win: the price of the next hero, cities by name, what each title lacks. */
function wayOf(p: Part, path: string, seat: Seat): readonly string[] {
  if (path === 'glory')
    return [p.say('ui.path.glory', { n: pathsOf(p.view, seat).glory, price: pathsOf(p.view, seat).price })]
  if (path === 'conquest')
    return greatCitiesOf(p.view, seat).map(({ id, isOccupied }) =>
      isOccupied ? p.say('ui.cityOccupied', { slot: id }) : p.say(`slot.${id}`),
    )
  if (path !== 'titles') return []
  return tracksOf(p.view).map(({ id, levels, leader }) => {
    const gap = Math.max(...levels) - levels[seat]
    return `${p.say(`track.${id}`)}: ${leader === seat ? p.say('ui.leads', { seat }) : p.say('ui.behind', { gap })}`
  })
}
function markTold(p: Part, mark: LevelMark): string {
  if (mark.of === 'slot') return p.say(`slot.${SLOT_IDS[mark.slot]}`)
  if (mark.of === 'token') return p.say('ui.markOf.token', { token: TOKEN_IDS[mark.token], count: mark.count })
  if (mark.of === 'triremes') return p.say('ui.markOf.triremes', { sea: SEA_IDS[mark.sea], count: mark.count })
  return p.say(`ui.markOf.${mark.of}`, { province: PROVINCE_IDS[mark.province], count: mark.count })
}
function slotTold(p: Part, id: string): TipText | null {
  for (const [i] of PROVINCE_IDS.entries()) {
    const slot = provinceView(p.view, i).slots.find(s => s.id === id)
    if (!slot) continue
    const lines = [p.say(slot.isBuilt ? 'ui.built' : 'ui.empty')]
    if (slot.yields > 0 && slot.holder !== NONE)
      lines.push(p.say('ui.yields', { seat: slot.holder, count: slot.yields, resource: slot.good ?? 'coin' }))
    if (slot.doubles) lines.push(p.say('ui.doubles'))
    if (slot.stands !== NONE)
      lines.push(p.say(slot.isBlocked ? 'ui.blockedBy' : 'ui.occupiedBy', { seat: slot.stands }))
    return { title: p.say(`slot.${slot.id}`), icon: iconOf(slot), lines, rule: 'MN-1.1a' }
  }
  return null
}
