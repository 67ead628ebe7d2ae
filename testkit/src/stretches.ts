/**
 * Recorded games, walked again in short stretches. Each begins at a recorded position and must lead, hash by hash,
 * through those that follow; on the way the table's questions, its answers to wrong moves and its stand-ins must hold,
 * and all of it must be what `test/asked.json` has on record.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type ActionJson,
  Codes,
  type Core,
  current,
  FastRng,
  type GameDef,
  judge,
  type Layout,
  LiveWorld,
  layoutFor,
  legalActions,
  Match,
  type MatchRecord,
  rulesIndex,
  ScriptedRng,
  type Seat,
  settle,
} from '@ecumene/kernel'
import { words } from '@ecumene/words'
import { Asked } from './asked.ts'
import { cataloguesOf } from './messages.ts'
import { Telling } from './told.ts'

export interface StretchOptions {
  /** Lines of the record in one stretch, and stretches in one game. */
  readonly lines?: number
  readonly stretches?: number
  /** Recorded games to walk, of each variant. */
  readonly games?: number
  /** So many times in each game a short stretch begins where a decision is asked, for every decision. */
  readonly each?: number
}
/** Lines of a stretch that begins where a decision is asked: its question, and what came of the answer. */
const SHORT = 4
export interface Stretch {
  readonly name: string
  /** A sentence for each thing that is wrong. */
  walk(): readonly string[]
}

export function stretches<S extends Core, E>(game: GameDef<S, E>, root: string, o: StretchOptions = {}): Stretch[] {
  const folder = join(root, 'test', 'corpus')
  const ending = `.v${game.version}.json`
  const files = existsSync(folder) ? readdirSync(folder).filter(name => name.endsWith(ending)) : []
  const walked = new Map<string, number>()
  const table = new Table(game, root)
  return files.sort().flatMap(file => {
    const record = JSON.parse(readFileSync(join(folder, file), 'utf8')) as MatchRecord
    const before = walked.get(record.setup.variant) ?? 0
    walked.set(record.setup.variant, before + 1)
    return before < (o.games ?? 1) ? stretchesOf(table, file, record, o) : []
  })
}

function stretchesOf<S extends Core, E>(
  table: Table<S, E>,
  file: string,
  record: MatchRecord,
  o: StretchOptions,
): Stretch[] {
  const layout = layoutFor(table.game, record.setup)
  const lines = o.lines ?? 25
  const apart = Math.max(lines, Math.floor(record.entries.length / (o.stretches ?? 8)))
  const starts = new Map<number, Int16Array>()
  const short = new Map<number, Int16Array>()
  const met = new Map<string, number>()
  Match.replay(table.game, record, match => {
    starts.set(0, match.state.words.slice())
    match.watcher = {
      played(seq, _, state) {
        if (seq % apart === 0) starts.set(seq, state.words.slice())
        const name = current(table.game, state as S)?.name
        if (name === undefined || (met.get(name) ?? 0) >= (o.each ?? 0) || starts.has(seq)) return
        met.set(name, (met.get(name) ?? 0) + 1)
        short.set(seq, state.words.slice())
      },
      undone: () => undefined,
    }
  })
  const walks = (from: number, start: Int16Array, n: number): Stretch => ({
    name: `${file} from line ${from + 1}`,
    walk: () => table.walk(file, layout, start, record.entries.slice(from, from + n), from),
  })
  return [
    ...[...starts].map(([from, start]) => walks(from, start, lines)),
    ...[...short].map(([from, start]) => walks(from, start, SHORT)),
  ]
}

const hashOf = <S extends Core>(layout: Layout<S>, positionWords: Int16Array): number => {
  const s = layout.create()
  s.words.set(positionWords)
  return layout.hash(s)
}

class Table<S extends Core, E> {
  readonly game: GameDef<S, E>
  readonly #telling: () => Telling
  readonly #rules: ReadonlySet<string>
  readonly #asked: Asked

  constructor(game: GameDef<S, E>, root: string) {
    this.game = game
    this.#asked = new Asked(root)
    const { en } = cataloguesOf(root)
    this.#telling = () => new Telling(words('en', en), en)
    this.#rules = new Set(rulesIndex(readFileSync(join(root, 'rules', 'en.md'), 'utf8')).rules.map(rule => rule.id))
  }

  walk(
    file: string,
    layout: Layout<S>,
    start: Int16Array,
    entries: MatchRecord['entries'],
    from: number,
  ): readonly string[] {
    const found: string[] = []
    const asked = this.#asked.of(file)
    const s = layout.create()
    const view = layout.create()
    s.words.set(start)
    const earlier = [start]
    for (const [i, { seat, action, draws, hash }] of entries.entries()) {
      const line = `line ${from + i + 1}`
      if (action === null) {
        // Taken back: some position of this stretch stands again. If it lies before, the stretch is over.
        const back = earlier.findLast(one => hashOf(layout, one) === hash)
        if (!back) break
        s.words.set(back)
      } else {
        layout.mask(view, s, seat)
        if (i % 4 === 0) {
          const { wrong, told } = this.#question(view, seat, from + i)
          found.push(...wrong.map(one => `${line}: ${one}`), ...asked.meet(from + i + 1, told))
        }
        const judged = judge(this.game, view, seat, action)
        if (!judged.ok) return [...found, `${line}: refused, ${judged.refusal.key}`]
        const world = new LiveWorld<E>(new ScriptedRng([...(draws ?? [])]))
        judged.value(s, world)
        settle(this.game, s, world)
        if (layout.hash(s) !== hash) return [...found, `${line}: another position than recorded`]
        for (const broken of this.game.invariants(s)) found.push(`${line}: ${broken}`)
        found.push(...asked.meet(-(from + i + 1), world.events))
      }
      earlier.push(s.words.slice())
    }
    asked.keep()
    return found
  }

  /** The question, the list, what the clock would play, and what wrong moves are told. */
  #question(
    view: S,
    seat: Seat,
    seed: number,
  ): { readonly wrong: readonly string[]; readonly told: readonly unknown[] } {
    const found: string[] = []
    const { game } = this
    const decision = current(game, view)
    if (!decision) return { wrong: ['nothing is asked'], told: [] }
    const telling = this.#telling()
    const prompt = decision.prompt(view, seat)
    telling.check(prompt.key, prompt.args ?? {})
    const codes = new Codes()
    decision.legal(view, seat, codes)
    const fallback = decision.fallback(view, seat)
    if (!codes.has(fallback)) found.push(`${decision.name}: what the clock would play is not legal`)
    const listed = legalActions(game, view, seat)
    if (!listed.every(action => judge(game, view, seat, action).ok))
      found.push(`${decision.name}: lists what it refuses`)
    const told: unknown[] = [decision.name, prompt, game.verbs.toJson(fallback), ...listed]
    for (const action of wrongMoves(game, listed, new FastRng(seed + 1))) {
      const judged = judge(game, view, seat, action)
      told.push(judged.ok || judged.refusal)
      if (judged.ok) continue
      const { rule, key, args } = judged.refusal
      if (rule !== 'TABLE' && !this.#rules.has(rule)) found.push(`${JSON.stringify(action)}: no rule ${rule}`)
      if (!key.startsWith('table.')) telling.check(key, args ?? {})
    }
    return { wrong: [...found, ...telling.bare], told }
  }
}

/** A few actions of every verb, and legal ones with one thing changed: those come closest to a rule's edge. */
function wrongMoves<S extends Core, E>(
  game: GameDef<S, E>,
  listed: readonly ActionJson[],
  rng: FastRng,
): readonly ActionJson[] {
  const { specs } = game.verbs
  const some = (domain: (typeof specs)[string][string]): string | number => {
    if (typeof domain === 'number') return rng.below(domain)
    return 'min' in domain ? domain.min + rng.below(domain.max - domain.min + 1) : domain[rng.below(domain.length)]
  }
  const any = Object.entries(specs).flatMap(([verb, spec]) =>
    [0, 1].map(() => ({ verb, ...Object.fromEntries(Object.entries(spec).map(([name, d]) => [name, some(d)])) })),
  )
  const near = Array.from({ length: listed.length === 0 ? 0 : 6 }, () => {
    const action = listed[rng.below(listed.length)]
    const changeable = Object.entries(specs[action.verb] ?? {})
    if (changeable.length === 0) return action
    const [name, domain] = changeable[rng.below(changeable.length)]
    return { ...action, [name]: some(domain) }
  })
  return [...any, ...near] as readonly ActionJson[]
}
