/** What moves and flashes when something happens. */
import wave from 'virtual:icon/big-wave'
import swords from 'virtual:icon/crossed-swords'
import volcano from 'virtual:icon/volcano'
import type { GameEvent, Seat } from '@ecumene/kernel'
import type { Flight } from '@ecumene/kit/flights.tsx'
import { IconAt } from '@ecumene/kit/icon.tsx'
import { AREA_IDS, AREAS } from '../data/areas.ts'
import { PLAIN_IDS, VOLCANO_IDS } from '../data/features.ts'
import type { Told } from '../src/events.ts'
import { map } from '../src/map.ts'
import type { Burst } from './board/bursts.tsx'
import type { AreaGround } from './board/ground.ts'
import { type Owner, Ship, Stack } from './board/pieces.tsx'
import type { Edition } from './edition.ts'

const NOBODY = 8
export function flightOf(owners: readonly Owner[], alike: Edition['alike'], event: GameEvent): Flight | null {
  const e = { seat: NOBODY, ...event, type: alike[event.type] ?? event.type } as unknown as Told
  const tokens = (seat: Seat, n: number) => (
    <svg viewBox="-20 -20 40 40" width="34" height="34" aria-hidden="true">
      <Stack {...owners[seat]} tokens={n} spent={0} size={32} />
    </svg>
  )
  const ship = (seat: Seat) => (
    <svg viewBox="-30 -26 60 52" width="40" height="34" aria-hidden="true">
      <Ship {...owners[seat]} aboard={0} size={40} />
    </svg>
  )
  switch (e.type) {
    case 'walked':
      return { from: `at:${e.area}`, to: `at:${e.to}`, ghost: tokens(e.seat, e.tokens), size: 34 }
    case 'sailed':
      return { from: `shore:${e.shore}`, to: `shore:${e.to}`, ghost: ship(e.seat), size: 40 }
    case 'launched':
      return { from: null, to: `shore:${e.shore}` }
    case 'landed':
      return { from: `shore:${e.area}`, to: `at:${e.area}`, ghost: tokens(e.seat, e.tokens), size: 34 }
    case 'built':
      return { from: null, to: `city:${e.area}` }
    case 'advanced':
    case 'fellBack':
      return { from: null, to: `ast:${e.seat}` }
    default:
      return null
  }
}

const MOVES: readonly string[] = ['walked', 'landed', 'boarded']
/** Swords where tokens fought, signs of calamities, and the numbers that changed, read off the two positions. */
export function burstsOf(
  rows: number,
  old: Int16Array,
  now: Int16Array,
  events: readonly GameEvent[],
  ground: ReadonlyMap<string, AreaGround>,
): Burst[] {
  const out: Burst[] = []
  const at = (id: string) => ground.get(id)?.middle ?? ([0, 0] as const)
  const moved = new Set<string>()
  const icon = (body: string) => <IconAt body={body} x={0} y={0} size={22} fill="#fffaf0" />
  for (const event of events as unknown as readonly Told[]) {
    if (MOVES.includes(event.type)) {
      if ('area' in event) moved.add(event.area)
      if ('to' in event && typeof event.to === 'string') moved.add(event.to)
    }
    if (event.type === 'fought') out.push({ at: at(event.area), tone: 'fight', icon: icon(swords) })
    if (event.type === 'erupted')
      for (let a = 0; a < AREAS; a++)
        if (map.volcano[a] === VOLCANO_IDS.indexOf(event.volcano as 'etna'))
          out.push({ at: at(AREA_IDS[a]), tone: 'woe', icon: icon(volcano) })
    if (event.type === 'flooded')
      for (let a = 0; a < AREAS; a++)
        if (map.plain[a] === PLAIN_IDS.indexOf(event.plain as 'nile'))
          out.push({ at: at(AREA_IDS[a]), tone: 'woe', icon: icon(wave) })
  }
  if (old.length !== now.length) return out
  for (let a = 0; a < AREAS; a++) {
    if (moved.has(AREA_IDS[a])) continue
    for (let p = 0; p < rows; p++) {
      const change = now[p * AREAS + a] - old[p * AREAS + a]
      if (change !== 0)
        out.push({
          at: at(AREA_IDS[a]),
          tone: change > 0 ? 'gain' : 'loss',
          text: change > 0 ? `+${change}` : `−${-change}`,
        })
    }
  }
  return out
}
