/** The board of the family. */
import type { ActionJson, GameEvent, Seat } from '@ecumene/kernel'
import { Flights } from '@ecumene/kit/flights.tsx'
import type { Spot } from '@ecumene/kit/map/drawing.ts'
import { useQueue } from '@ecumene/kit/queue.ts'
import type { BoardProps } from '@ecumene/kit/seam.ts'
import { Tips } from '@ecumene/kit/tip.tsx'
import { useCallback, useMemo, useRef } from 'react'
import type { AreaId } from '../data/areas.ts'
import type { NationId } from '../data/nations.ts'
import type { Burst } from './board/bursts.tsx'
import { MapBoard, type MapWords } from './board/map-board.tsx'
import { type BoardModel, choicesOf } from './board/model.ts'
import type { Note } from './board/notes.tsx'
import type { Edition, Part, Table } from './edition.ts'
import { explain } from './explain.tsx'
import { AREA_GROUND, BOARD_GROUND, boxAround } from './ground.ts'
import { burstsOf, flightOf } from './happenings.tsx'
import { keepingAll } from './keeping.ts'
import { litAreas } from './lit-areas.ts'
import type { FamilyMessage } from './message.ts'
import { Loose } from './parts/loose.tsx'
import { ShareOut, useSharing, withGrowth } from './share-out.tsx'
import { looseActions, PhaseStage } from './stages.tsx'
import { PhaseBar } from './tracks.tsx'
import './parts/parts.css'
import { cityOwner, crowdAt, describeArea, ownersOf, tokensOwner } from './part-props.ts'
import { marked, Planned, usePlanning } from './planning.tsx'
import { areaOfShore, boardOf, reach, rowsOf, unitsOf } from './position.ts'

export function Board(p: BoardProps<Table, FamilyMessage> & { edition: Edition }) {
  const s = p.view
  const me = p.seat === 'table' ? -1 : p.seat
  const choices = useMemo(() => choicesOf(p.legal, areaOfShore), [p.legal])
  // Plans and purchases were confirmed by their own buttons; a voyage was not.
  const queue = useQueue(p.legal, a => p.play(a, a.verb !== 'sail'))
  const planning = usePlanning(p)
  const bare = useMemo(() => boardOf(s, p.edition), [s, p.edition])
  const sharing = useSharing(p)
  const model = useMemo(() => withGrowth(marked(bare, planning), sharing, me), [bare, planning, sharing, me])
  const keeping = useMemo(() => (me < 0 ? null : keepingAll(s, me, p.legal)), [s, me, p.legal])
  const owners = useMemo(() => ownersOf({ seats: p.seats }), [p.seats])
  const words = useWords(p)
  const lit = useMemo(() => litAreas(s, p.edition), [s, p.edition])
  const home = useMemo(
    () => boxAround(model.areas.filter(a => a.inPlay && !AREA_GROUND.get(a.id)?.isSea).map(a => a.id)),
    [model.areas],
  )
  const sailed = useSailed(p)
  const middle = useMemo(() => middleOf(model, me), [model, me])
  const notes = useMemo(() => notesOf(p.legal, p.say), [p.legal, p.say])
  const before = useRef(unitsOf(s))
  const bursts = useCallback((): readonly Burst[] => {
    const old = before.current
    before.current = unitsOf(s)
    return p.events.length > 0 ? burstsOf(rowsOf(s), old, before.current, p.events, AREA_GROUND) : []
  }, [s, p.events])
  const plan = useCallback((e: GameEvent) => flightOf(owners, p.edition.alike, e), [owners, p.edition])
  // A voyage begins with a step that may be taken now.
  const reachOf = useCallback(
    (ship: Parameters<typeof reach>[1]) => {
      const first = new Set(p.legal.filter(a => a.verb === 'sail' && a.ship === ship.ship).map(a => a.shore))
      return new Map([...reach(s, ship)].filter(([, route]) => route.length < 2 || first.has(route[1])))
    },
    [s, p.legal],
  )
  return (
    <Tips className="civ-board" explain={word => explain(p, word)}>
      <MapBoard
        shown={{ ground: BOARD_GROUND, model, owners, notes, sailed, lit, when: s, bursts }}
        sight={{ me, motion: p.motion, home, homeKey: `${s.board} ${middle === null}`, middle }}
        chosen={{ choices, marking: planning?.marking ?? sharing?.marking ?? null, reach: reachOf, areaOfShore }}
        act={{ play: p.play, queue: queue.run }}
        words={words}
        over={
          <>
            <PhaseBar p={p} />
            {planning ? (
              <div className="civ-side">
                <Planned p={p} planning={planning} queue={queue} />
                <PhaseStage p={p} queue={queue.run} />
              </div>
            ) : sharing ? (
              <div className="civ-side">
                <ShareOut p={p} sharing={sharing} queue={queue} />
              </div>
            ) : (
              <PhaseStage p={p} queue={queue.run} />
            )}
          </>
        }
        dock={
          <>
            {keeping && (
              <div className="civ-loose" data-covers>
                <button type="button" className="button" data-keep-all onClick={() => queue.run(keeping)}>
                  {p.say('ui.ships.keepAll', { ships: keeping.length })}
                </button>
              </div>
            )}
            <Loose actions={looseActions(p)} play={p.play} say={p.say} sayAction={p.sayAction} />
          </>
        }
      />
      <Flights events={p.events} motion={p.motion} plan={plan} />
    </Tips>
  )
}

function useWords({ view: s, seat, say, sayAction }: BoardProps<Table, FamilyMessage>): MapWords {
  const areaName = useCallback((id: string) => say(`area.${id as AreaId}`), [say])
  const describe = useCallback((id: string) => describeArea({ view: s, say }, id), [s, say])
  const crowd = useCallback((id: string, more: number) => crowdAt({ view: s, seat, say }, id, more), [s, seat, say])
  return useMemo(
    () => ({
      say,
      sayAction,
      areaName,
      describe,
      crowd,
      sayStack: ({ seat, tokens, area }) => say('ui.stack', { seat: tokensOwner(s, seat), tokens, area }),
      sayShip: ({ seat, area, aboard, left }) => say('ui.shipOf', { seat, area, aboard, left }),
      sayCity: ({ seat, area }) => say('ui.cityOf', { seat: cityOwner(s, seat), area }),
    }),
    [s, say, sayAction, areaName, describe, crowd],
  )
}
/** While peoples are chosen, their names stand where they may begin. */
function notesOf(legal: readonly ActionJson[], say: Part['say']): Note[] {
  const areas = new Map<NationId, string[]>()
  for (const a of legal) {
    const nation = a.nation as NationId
    if (a.verb === 'found') areas.set(nation, [...(areas.get(nation) ?? []), String(a.area)])
  }
  return [...areas].map(([nation, list]) => ({ text: say(`nation.${nation}`), areas: list }))
}
/** The middle of a player's pieces. */
function middleOf(model: BoardModel, me: number): Spot | null {
  const places = [...model.stacks, ...model.cities]
    .filter(u => u.seat === me)
    .map(u => AREA_GROUND.get(u.area)?.middle ?? ([0, 0] as const))
  if (places.length === 0) return null
  return [places.reduce((v, q) => v + q[0], 0) / places.length, places.reduce((v, q) => v + q[1], 0) / places.length]
}
/** Routes of this turn, joined from the steps as they were sailed; forgotten when somebody else moves. */
function useSailed(p: BoardProps<Table, FamilyMessage>): readonly (readonly string[])[] {
  const kept = useRef<{ mover: number; routes: string[][]; seen: unknown }>({ mover: -1, routes: [], seen: null })
  const k = kept.current
  if (p.replaying) return []
  if (k.seen !== p.events) {
    k.seen = p.events
    for (const e of p.events) {
      if (e.type !== 'sailed') continue
      const { seat, shore, to } = e as unknown as { seat: Seat; shore: string; to: string }
      if (k.mover !== seat) {
        k.mover = seat
        k.routes = []
      }
      const open = k.routes.find(r => r[r.length - 1] === shore)
      if (open) open.push(to)
      else k.routes.push([shore, to])
    }
    if (p.view.phase !== 5) k.routes = []
    k.routes = [...k.routes.map(r => [...r])]
  }
  return k.routes
}
