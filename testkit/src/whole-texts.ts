/**
 * What a rule test is asked and told on its way must be whole, whatever the test is about: a question has a prompt and
 * a stand-in that is legal, an event is one that the game declares, a refusal names its rule, and each brings along
 * whatever its sentence needs.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Args,
  Codes,
  type Core,
  current,
  type GameDef,
  type GameEvent,
  has,
  owed,
  type Refusal,
  type Seat,
} from '@ecumene/kernel'
import { argumentsOf, type Catalogues, cataloguesOf, plain } from './messages.ts'

const FOLDERS = join(import.meta.dirname, '../../games')
const known = new Map<string, Catalogues['en'] | null>()
/** The English sentences of a game; null for one that has no folder of its own. */
function sentencesOf(id: string): Catalogues['en'] | null {
  const root = join(FOLDERS, id)
  if (!known.has(id)) known.set(id, existsSync(join(root, 'ui')) ? cataloguesOf(root).en : null)
  return known.get(id) ?? null
}
const needed = new Map<string, readonly string[]>()

/** What a sentence of the game lacks, or null. */
function lack(id: string, key: string, args: object): string | null {
  const sentences = sentencesOf(id)
  if (!sentences || key.startsWith('table.')) return null
  const text = sentences[key]
  if (text === undefined) return `${key || 'an empty key'} is not said`
  if (!needed.has(text)) needed.set(text, argumentsOf(text, 'en').map(plain))
  const missing = needed.get(text)?.filter(name => !(name in args)) ?? []
  return missing.length > 0 ? `${key} lacks ${missing.join(', ')}` : null
}
function insist(id: string, what: string, key: string, args: object, rule: string): void {
  if (!/^[A-Z]+/.test(rule)) throw new Error(`${what}: no rule`)
  const fault = lack(id, key, args)
  if (fault !== null) throw new Error(`${what}: ${fault}`)
}

/** `seat` is asked something here: with words, and the clock could answer. `view`: as that seat sees it. */
export function checkAsked<S extends Core, E>(game: GameDef<S, E>, view: S, seat: Seat): void {
  const decision = current(game, view)
  if (!decision || !has(owed(view), seat)) return
  const { key, rule, args = {} } = decision.prompt(view, seat)
  insist(game.id, decision.name, key, args, rule)
  const codes = new Codes()
  decision.legal(view, seat, codes)
  const fallback = decision.fallback(view, seat)
  if (!codes.has(fallback)) throw new Error(`${decision.name}: what the clock would play is not legal`)
  checkPlayers(game, decision.name, codes, view.seats)
}
/** A seat that an action names exists at the table. */
const NAMING = ['target', 'with', 'from']
function checkPlayers<S extends Core, E>({ verbs }: GameDef<S, E>, asked: string, codes: Codes, seats: number): void {
  const naming = Object.values(verbs.specs).map(params => NAMING.some(name => name in params))
  for (let i = 0; i < codes.n; i++) {
    if (!naming[verbs.of(codes.at[i])]) continue
    const action = verbs.toJson(codes.at[i])
    if (NAMING.some(name => typeof action[name] === 'number' && Number(action[name]) >= seats))
      throw new Error(`${asked}: ${JSON.stringify(action)} names nobody at the table`)
  }
}
export function checkTold<S extends Core, E>(game: GameDef<S, E>, events: readonly E[]): void {
  for (const event of events as readonly GameEvent[]) {
    const declared = game.events[event.type]
    if (!declared) throw new Error(`an event that the game does not declare: ${event.type || 'without a name'}`)
    insist(game.id, 'event', `event.${event.type}`, event, declared.rule)
  }
}
export const checkRefused = (id: string, { rule, key, args = {} as Args }: Refusal): void =>
  insist(id, 'refusal', key, args, rule)
