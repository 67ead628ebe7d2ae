/**
 * What may be chosen on the map, and what is picked: a place with several actions, or units that wait for their goal.
 */
import type { ActionJson } from '@ecumene/kernel'
import { useStateOf } from '@ecumene/kit/moment.ts'
import { useMemo, useState } from 'react'
import { SLOT_PROVINCE, slotOf } from '../src/board.ts'
import { slotOfPost } from './action-names.ts'
import { tryRows } from './plan/trial.ts'
import { mineOf, type Part, PROVINCE_IDS } from './rules.ts'

/** Actions by the thing on the map they begin at. */
export type Index = ReadonlyMap<string, readonly ActionJson[]>
const PROVINCE = new Set(
  'control legion fortress spartacus gilgamesh hammurabi convert removeMarker occupy occupyMarker sheba'.split(' '),
)
const SLOT = new Set('build pillage put circe recall'.split(' '))
const SEA = new Set('trireme pharos'.split(' '))
/** A single action goes on the plan at once, for it can be taken back; a battle cannot, and a move needs its goal. */
const ASKED_AGAIN = new Set(['fight', 'attack', 'march', 'sail'])

export function indexOf(legal: readonly ActionJson[], me: number): Index {
  const index = new Map<string, ActionJson[]>()
  const add = (key: string, a: ActionJson): void => {
    const list = index.get(key)
    if (list) list.push(a)
    else index.set(key, [a])
  }
  for (const a of legal) {
    if (PROVINCE.has(a.verb)) add(`province:${a.province}`, a)
    else if (SLOT.has(a.verb)) add(`slot:${a.slot}`, a)
    else if (SEA.has(a.verb)) add(`sea:${a.sea}`, a)
    else if (a.verb === 'march') {
      add(`province:${a.province}`, a)
      add(`legions:${a.province}:${me}`, a)
      const slot = slotOfPost(PROVINCE_IDS.indexOf(a.province as never), postOf(a))
      if (slot) add(`slot:${slot}`, a)
    } else if (a.verb === 'sail') {
      add(`sea:${a.sea}`, a)
      add(`fleet:${a.sea}:${me}`, a)
    } else if (a.verb === 'fight') {
      add(`province:${a.province}`, a)
      add(`legions:${a.province}:${a.target}`, a)
      add(`fortress:${a.province}:${a.target}`, a)
    } else if (a.verb === 'attack') {
      add(`sea:${a.sea}`, a)
      add(`fleet:${a.sea}:${a.target}`, a)
    }
  }
  return index
}

const isMove = (a: ActionJson | undefined): boolean => a?.verb === 'march' || a?.verb === 'sail'
const goalOf = (a: ActionJson): string => (a.verb === 'march' ? `province:${a.to}` : `sea:${a.toSea}`)
const startOf = (a: ActionJson): string => (a.verb === 'march' ? `province:${a.province}` : `sea:${a.sea}`)
const numberOf = (a: ActionJson): number => Number(a.verb === 'march' ? a.legions : a.triremes)
const postOf = (a: ActionJson): string => String(a.post ?? 'free')
const usualPost = (posts: readonly string[]): string => (posts.includes('free') ? 'free' : (posts[0] ?? 'free'))
/** Of moves to this place the one with most units, but no more than `most`. */
const mostOf = (moves: readonly ActionJson[], place: string, most: number): ActionJson | undefined =>
  moves.filter(a => goalOf(a) === place && numberOf(a) <= most).sort((a, b) => numberOf(b) - numberOf(a))[0]
/** A pointed thing stands for the place it is in: legions for their province, a fleet for its sea. */
const placeOf = (key: string): string => {
  const [kind, place] = key.split(':')
  return kind === 'legions' || kind === 'fortress' ? `province:${place}` : kind === 'fleet' ? `sea:${place}` : key
}

/** What legions of a province may step on where they are: buildings, the marker, for Circe empty caravan slots. */
function stepsFrom(p: Part, key: string): readonly ActionJson[] {
  const [kind, province, seat] = key.split(':')
  if (kind !== 'legions' || Number(seat) !== mineOf(p.seat)) return []
  return p.legal.filter(a => STEPS.has(a.verb) && provinceOf(a) === province)
}
const STEPS = new Set('put occupy occupyMarker circe'.split(' '))
const provinceOf = (a: ActionJson): string =>
  a.slot === undefined ? String(a.province) : PROVINCE_IDS[SLOT_PROVINCE[slotOf(String(a.slot))]]
function stepsTo(p: Part, key: string, target: string): readonly ActionJson[] {
  const [kind, id] = target.split(':')
  const steps = stepsFrom(p, key)
  if (kind === 'marker') return steps.filter(a => a.verb === 'occupyMarker' && a.province === id)
  if (kind !== 'slot') return []
  const step = steps.find(a => a.slot === id)
  if (step) return [step]
  // The first legion on a building says that buildings are occupied.
  const occupy = steps.find(a => a.verb === 'occupy')
  const rows = occupy ? [occupy, { verb: 'put', slot: id }] : []
  return tryRows(p.view, mineOf(p.seat), rows).stop === null ? rows : []
}

export interface Moving {
  readonly from: string
  readonly posts: readonly string[]
  readonly post: string
  readonly count: number
  readonly most: number
  readonly goals: ReadonlySet<string>
  setPost(post: string): void
  setCount(n: number): void
}
export interface Choosing {
  readonly picked: string | null
  /** What can be done at the picked place. */
  readonly here: readonly ActionJson[]
  readonly moving: Moving | null
  isLegal(key: string): boolean
  isTarget(key: string): boolean
  isMarked(key: string): boolean
  choose(key: string): void
  clear(): void
  /** What can be picked up and put down elsewhere: own legions and fleets. */
  canLift(key: string): boolean
  lift(key: string): void
  takes(key: string, target: string): boolean
  put(key: string, target: string): void
}

export function useChoosing(p: Part, play: (...actions: ActionJson[]) => void): Choosing {
  const me = mineOf(p.seat)
  const index = useMemo(() => indexOf(p.legal, me), [p.legal, me])
  const [picked, pick] = useStateOf<string | null>(p.legal, null)
  const [post, setPost] = useState<string | null>(null)
  const [count, setCount] = useState<number | null>(null)
  return useMemo(() => {
    const take = (key: string | null): void => {
      pick(key)
      setPost(null)
      setCount(null)
    }
    const here = picked ? (index.get(picked) ?? []) : []
    const moves = here.filter(isMove)
    const posts = [...new Set(moves.map(postOf))]
    const from = moves.length > 0 ? startOf(moves[0]) : null
    const chosen = post ?? usualPost(posts)
    const mine = moves.filter(a => postOf(a) === chosen)
    const most = Math.max(0, ...mine.map(numberOf))
    const n = Math.min(count ?? most, most)
    const goals = new Set(mine.map(goalOf))
    const moving: Moving | null =
      from === null ? null : { from, posts, post: chosen, count: n, most, goals, setPost, setCount }
    /** The number chosen for what is picked counts for dragging it too; else all of them go. */
    const droppedOn = (key: string, target: string): readonly ActionJson[] => {
      const listed = (index.get(key) ?? []).filter(isMove)
      const isPicked = key === picked
      const goes = isPicked ? chosen : usualPost(listed.map(postOf))
      const among = listed.filter(a => postOf(a) === goes)
      const best = mostOf(among, placeOf(target), isPicked ? n : Number.POSITIVE_INFINITY)
      return best ? [best] : stepsTo(p, key, target)
    }
    const choose = (key: string): void => {
      const place = placeOf(key)
      if (moving && goals.has(place)) {
        const best = mostOf(mine, place, n)
        if (best) play(best)
        return
      }
      const list = index.get(key) ?? index.get(place) ?? []
      if (list.length === 0 || key === picked) take(null)
      else if (list.length === 1 && !ASKED_AGAIN.has(list[0].verb)) play(list[0])
      else take(key)
    }
    return {
      picked,
      here: here.filter(a => !isMove(a)),
      moving,
      isLegal: key => (moving?.goals.has(placeOf(key)) ?? false) || index.has(key),
      isTarget: key => moving?.goals.has(key) ?? false,
      isMarked: () => false,
      choose,
      clear: () => take(null),
      canLift: key => (index.get(key)?.some(isMove) ?? false) || stepsFrom(p, key).length > 0,
      lift: key => {
        if (key !== picked && index.get(key)?.some(isMove)) take(key)
      },
      takes: (key, target) => droppedOn(key, target).length > 0,
      put: (key, target) => {
        const actions = droppedOn(key, target)
        if (actions.length > 0) play(...actions)
      },
    }
  }, [p, index, picked, pick, post, count, play])
}
