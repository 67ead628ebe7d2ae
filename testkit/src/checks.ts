/** What every game must pass, each as a function that returns the violations it found (none = passed). */
import { foresee } from '@ecumene/contract'
import {
  type ActionJson,
  type Code,
  Codes,
  type Core,
  current,
  eventFor,
  explore,
  FastRng,
  type GameDef,
  type GameEvent,
  has,
  judge,
  keyOf,
  LiveWorld,
  layoutFor,
  legalActions,
  Match,
  type Policy,
  type Seat,
  type Setup,
} from '@ecumene/kernel'
import { type CheckOptions, LIMIT, many } from './many-games.ts'
import { anyAction, named, type Picker, someSeat, start, type Visit, walkOn } from './walk.ts'

/** Random play to the end: no throw, no dead end, no endless game; laws and ranges hold after every action. */
export function fuzz<S extends Core, E>(
  game: GameDef<S, E>,
  setup: Setup,
  o: CheckOptions,
  visit: Visit<S, E> = {},
): string[] {
  return many(o, (rng, g, report) => {
    // The first games run on guarded states: slow, but an index outside a table or a fraction is seen.
    const walk = start(game, setup, rng, g < 2)
    const codes = new Codes()
    /** Codes that came back from JSON: what a code says does not depend on the position. */
    const known = new Set<Code>()
    // The laws read the whole position each time: on a bare copy, which is quick.
    const bare = walk.layout.create()
    const laws = (what: string): void => {
      walk.layout.copy(bare, walk.s)
      for (const broken of game.invariants(bare)) report(`${what}: ${broken}`)
      walk.layout.check(walk.s)
    }
    laws('set-up')
    walkOn(walk, anyAction as Picker<S, E>, o.limit ?? LIMIT, {
      before(w, decision, seat, played, n) {
        codes.clear()
        decision.legal(w.s, seat, codes)
        const fallback = decision.fallback(w.s, seat)
        if (!codes.has(fallback))
          report(`${decision.name}: its fallback ${JSON.stringify(named(game, fallback))} is not legal`)
        const prompt = decision.prompt(w.s, seat)
        if (!prompt.key || !prompt.rule) report(`${decision.name}: a prompt without key or rule`)
        for (let i = 0; i < codes.n; i++) {
          if (known.has(codes.at[i])) continue
          known.add(codes.at[i])
          const back = game.verbs.fromJson(JSON.parse(JSON.stringify(game.verbs.toJson(codes.at[i]))))
          if (back !== codes.at[i])
            report(`${decision.name}: ${JSON.stringify(game.verbs.toJson(codes.at[i]))} does not come back from JSON`)
        }
        visit.before?.(w, decision, seat, played, n)
      },
      after(w, seat, played, world, n) {
        laws(JSON.stringify(named(game, played)))
        for (const e of world.events) eventFor(game, e as GameEvent, 'table')
        if ((w.s.depth === 0) !== (game.outcome(w.s) !== null)) report('over and outcome disagree')
        visit.after?.(w, seat, played, world, n)
      },
    })
    const outcome = game.outcome(walk.s)
    if (!outcome) report('ended without an outcome')
    else if (
      outcome.places.length !== setup.seats ||
      outcome.scores.length !== setup.seats ||
      !outcome.places.includes(1)
    )
      report('an outcome that does not place every seat')
  })
}

/** Plays a match at random through its front door. */
function playMatch<S extends Core, E>(
  match: Match<S, E>,
  rng: FastRng,
  limit: number,
  each: (seat: Seat, action: ActionJson) => void,
  most = Number.POSITIVE_INFINITY,
): void {
  for (let n = 0; match.outcome() === null && n < most; n++) {
    if (n > limit) throw new Error(`no end after ${limit} decisions`)
    const seat = someSeat(match.state as S, rng)
    const actions = match.legal(seat)
    if (actions.length === 0)
      throw new Error(`${current(match.game, match.state as S)?.name}: the plain list of seat ${seat} is empty`)
    each(seat, actions[rng.below(actions.length)])
  }
}

/**
 * A record replays to the same hash after every action; export, import, same hash. A whole game goes through the plain
 * list.
 */
export function replay<S extends Core, E>(game: GameDef<S, E>, setup: Setup, o: CheckOptions): string[] {
  return many(o, (rng, g, report) => {
    const match = new Match(game, setup, keyOf(`replay ${o.seed ?? 1} ${g}`))
    playMatch(match, rng, o.limit ?? LIMIT, (seat, action) => {
      const result = match.play(seat, action)
      if (!result.ok) throw new Error(`${JSON.stringify(action)} was offered and refused: ${result.refusal.key}`)
    })
    const again = Match.replay(game, JSON.parse(JSON.stringify(match.record())))
    if (again.hash !== match.hash) report('the replay ends elsewhere')
    const { layout } = match
    const back = layout.fromNamed(JSON.parse(JSON.stringify(layout.toNamed(match.state as S))))
    if (layout.hash(back) !== match.hash) report('export and import change the state')
  })
}

/**
 * Every undoable action undone and redone gives the same hash; nothing undoable crosses chance or knowledge, nor
 * another seat where one decides at a time.
 */
export function undo<S extends Core, E>(game: GameDef<S, E>, setup: Setup, o: CheckOptions): string[] {
  return many(o, (rng, g, report) => {
    const match = new Match(game, setup, keyOf(`undo ${o.seed ?? 1} ${g}`))
    match.auto = g % 2 === 0
    const probe = match.layout.create()
    playMatch(match, rng, o.limit ?? LIMIT, (seat, action) => {
      const before = match.hash
      const isAlone = current(game, match.state as S)?.mode === 'one'
      match.layout.copy(probe, match.state as S)
      const world = new LiveWorld<E>(new FastRng(1))
      explore(game, probe, seat, action, world)
      const what = JSON.stringify(action)
      const secret = world.draws.length > 0 || world.revealed !== 0
      must(match.play(seat, action).ok, `${what} was offered and refused`)
      const after = match.hash
      for (let p = 0; p < setup.seats; p++)
        if (isAlone && p !== seat && match.canUndo(p)) report(`${what}: seat ${p} could undo past seat ${seat}`)
      if (secret && match.canUndo(seat)) report(`${what}: could be undone, though it used chance or told something`)
      if (!match.canUndo(seat)) return
      must(match.undo(seat).ok, `${what}: undo was open and refused`)
      if (match.hash !== before) report(`${what}: undone, but not as before`)
      must(match.play(seat, action).ok, `${what} was refused after undo`)
      if (match.hash !== after) report(`${what}: redone, but not as before`)
    })
    if (Match.replay(game, JSON.parse(JSON.stringify(match.record()))).hash !== match.hash)
      report('a record with undo replays elsewhere')
  })
}
/**
 * What the screen sends at once can still be taken back: an action that is foreseen to leave the seat its turn does so,
 * whatever the others hide. Looking ahead never fails and never changes the view.
 */
export function foresight<S extends Core, E>(game: GameDef<S, E>, setup: Setup, o: CheckOptions): string[] {
  return many(o, (rng, g, report) => {
    const match = new Match(game, setup, keyOf(`foresight ${o.seed ?? 1} ${g}`))
    playMatch(match, rng, o.limit ?? LIMIT, (seat, action) => {
      const what = JSON.stringify(action)
      const view = match.view(seat)
      const before = match.layout.hash(view)
      const foreseen = foresee(game, match.layout, view, seat, action)
      if (match.layout.hash(view) !== before) report(`${what}: looking ahead changed the view`)
      must(match.play(seat, action).ok, `${what} was offered and refused`)
      if (!foreseen.ok) report(`${what}: legal, but not foreseen: ${foreseen.refusal.key}`)
      else if (foreseen.value.isOpen && !(has(match.owed(), seat) && match.canUndo(seat)))
        report(`${what}: could not be taken back, though it was foreseen`)
    })
  })
}
/**
 * Where several decide at once, an action is taken out from among those of others: the position is the one in which it
 * was never played, the chronicle tells only what stands, and the record replays to the same hashes.
 */
export function undoAmong<S extends Core, E>(game: GameDef<S, E>, setup: Setup, o: CheckOptions): Among {
  let taken = 0
  const refused: string[] = []
  const violations = many(o, (rng, g, report) => {
    const match = new Match(game, setup, keyOf(`among ${o.seed ?? 1} ${g}`))
    /** What stands, in order: the actions that lead to the position. */
    let stands: { seat: Seat; action: ActionJson; seq: number }[] = []
    playMatch(
      match,
      rng,
      o.limit ?? LIMIT,
      (seat, action) => {
        must(match.play(seat, action).ok, `${JSON.stringify(action)} was offered and refused`)
        stands.push({ seat, action, seq: match.seq })
        const last = stands.length - 1
        for (let p = 0; p < setup.seats; p++) {
          const at = stands.findLastIndex(x => x.seat === p)
          if (p === seat || at < 0 || !match.canUndo(p) || rng.below(4) > 0) continue
          const what = `${JSON.stringify(stands[at].action)} of seat ${p}, ${last - at} lines back`
          const { hash } = match
          const undone = match.undo(p)
          if (!undone.ok) {
            refused.push(`${undone.refusal.key} ${current(game, match.state as S)?.mode}`)
            if (match.hash !== hash) report(`${what}: refused, but something changed`)
            continue
          }
          taken++
          stands = stands.filter((_, i) => i !== at)
          if (taken % 20 === 0) {
            const other = new Match(game, setup, keyOf(`among ${o.seed ?? 1} ${g}`))
            for (const x of stands) must(other.play(x.seat, x.action).ok, `${what}: what stands cannot be played`)
            if (other.hash !== match.hash) report(`${what}: taken out, but not as if it had never been`)
          }
          break
        }
      },
      LONG_ENOUGH,
    )
    if (Match.replay(game, JSON.parse(JSON.stringify(match.record()))).hash !== match.hash)
      report('a record with actions taken out replays elsewhere')
  })
  return { violations, taken, refused }
}
/** Actions of a game in which some are taken out again: it would go on for long. */
const LONG_ENOUGH = 1200
interface Among {
  readonly violations: readonly string[]
  /** How many were taken out, and why others were not. */
  readonly taken: number
  readonly refused: readonly string[]
}
function must(holds: boolean, sentence: string): void {
  if (!holds) throw new Error(sentence)
}

/**
 * From any reachable state the fallback, and every player of the game's own, can go on to the end, from its own view.
 */
export function takeover<S extends Core, E>(
  game: GameDef<S, E>,
  setup: Setup,
  o: CheckOptions & { readonly after?: number },
): string[] {
  const fallback: Policy<S> = (view, seat) => current(game, view)?.fallback(view, seat) ?? -1
  const view = layoutFor(game, setup).create()
  const judged = new Codes()
  const standIns = Object.entries({ fallback, ...game.policies }).map(([name, policy]): [string, Picker<S, E>] => [
    name,
    (w, decision, seat, codes) => {
      w.layout.mask(view, w.s, seat)
      const played = policy(view, seat, codes, w.rng)
      const result = judge(game, view, seat, named(game, played), judged)
      if (!result.ok)
        throw new Error(
          `${decision.name}: ${name} plays ${JSON.stringify(named(game, played))}: ${result.refusal.key} (${result.refusal.rule})`,
        )
      return played
    },
  ])
  return many(o, (rng, g, report) => {
    for (const [name, pick] of standIns) {
      const walk = start(game, setup, new FastRng(rng.below(2 ** 30)))
      const handOver = rng.below(o.after ?? 60) * (g % 3)
      try {
        let n = 0
        walkOn(
          walk,
          (w, d, seat, codes) =>
            n++ < handOver ? (anyAction as Picker<S, E>)(w, d, seat, codes) : pick(w, d, seat, codes),
          o.limit ?? LIMIT,
        )
      } catch (error) {
        report(`${name} takes over after ${handOver}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  })
}

/** A whole game through listed actions alone, as the plain list shows them: all seats can always answer. */
export function plainList<S extends Core, E>(game: GameDef<S, E>, setup: Setup, o: CheckOptions): string[] {
  return many(o, (rng, _, report) => {
    const walk = start(game, setup, rng)
    const view = walk.layout.create()
    const [listed, again] = [new Codes(), new Codes()]
    walkOn(
      walk,
      (w, decision, seat) => {
        w.layout.mask(view, w.s, seat)
        const actions = legalActions(game, view, seat, listed)
        // As the referee would judge each of them, but what is legal is listed once more for all.
        again.clear()
        decision.legal(view, seat, again)
        const isLegal = (a: ActionJson): boolean =>
          a.verb === decision.form?.verb ? judge(game, view, seat, a).ok : again.has(game.verbs.fromJson(a) ?? -1)
        for (const a of actions)
          if (!isLegal(a)) report(`${decision.name}: lists ${JSON.stringify(a)}, which is refused`)
        return actions.length > 0 ? actions[w.rng.below(actions.length)] : null
      },
      o.limit ?? LIMIT,
    )
  })
}
