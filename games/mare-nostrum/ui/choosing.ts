/**
 * What may be chosen on the map, and what is picked: a place with several actions, or units that wait for their goal.
 */
import type { ActionJson } from '@ecumene/kernel'
import { useStateOf } from '@ecumene/kit/moment.ts'
import { useMemo, useState } from 'react'
import { mineOf, type Part } from './rules.ts'

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
const numberOf = (a: ActionJson): number => Number(a.verb === 'march' ? a.legions : a.triremes)
const postOf = (a: ActionJson): string => String(a.post ?? 'free')
/** A pointed thing stands for the place it is in: legions for their province, a fleet for its sea. */
const placeOf = (key: string): string => {
  const [kind, place] = key.split(':')
  return kind === 'legions' || kind === 'fortress' ? `province:${place}` : kind === 'fleet' ? `sea:${place}` : key
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
}

export function useChoosing(p: Part, play: (a: ActionJson) => void): Choosing {
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
    const from = moves.length > 0 && picked ? placeOf(picked) : null
    const chosen = post ?? (posts.includes('free') ? 'free' : (posts[0] ?? 'free'))
    const mine = moves.filter(a => postOf(a) === chosen)
    const most = Math.max(0, ...mine.map(numberOf))
    const n = Math.min(count ?? most, most)
    const goals = new Set(mine.map(goalOf))
    const moving: Moving | null =
      from === null ? null : { from, posts, post: chosen, count: n, most, goals, setPost, setCount }
    const choose = (key: string): void => {
      const place = placeOf(key)
      if (moving && goals.has(place)) {
        const best = mine.filter(a => goalOf(a) === place && numberOf(a) <= n).sort((a, b) => numberOf(b) - numberOf(a))
        if (best[0]) play(best[0])
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
    }
  }, [index, picked, pick, post, count, play])
}
