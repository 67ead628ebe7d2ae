/** What the table says when somebody tries what cannot be done: one sentence and the rule behind it. */
import { type ActionJson, has, judge } from '@ecumene/kernel'
import type { Answer, Attempt } from '@ecumene/kit/attempts.ts'
import type { AnyPartProps, GameUi } from '@ecumene/kit/seam.ts'
import type { Words } from '@ecumene/words'
import type { Snapshot, Table } from '../table/table.ts'
import { reasonAbout } from './reasons.ts'

/** Why this action is not possible now; without one, or if the rules would allow it, what is asked instead. */
export function whyOf(
  w: Words,
  table: Table,
  snapshot: Snapshot,
  isReplaying: boolean,
  action: ActionJson | null,
  word = '',
): Answer {
  const { viewer, view, prompt, outcome } = snapshot
  if (isReplaying) return { text: w.say('answer.past'), rule: null }
  if (outcome) return { text: w.say('answer.over'), rule: outcome.rule }
  if (viewer === 'table') return { text: w.say('answer.watching'), rule: null }
  if (action && prompt) {
    const judged = judge(table.game, view, viewer, action)
    if (!judged.ok && !judged.refusal.key.startsWith('table.'))
      return { text: w.prompt(judged.refusal), rule: judged.refusal.rule }
    // The rules would allow it: it is the guide that leads elsewhere.
    const led = table.isGuide === true && judged.ok ? ledTo(w, snapshot.legal) : null
    if (led) return { text: w.say('answer.guide', { action: led }), rule: prompt.rule }
  }
  // What can never be meant here is no reason while the decision knows one of its own about this thing.
  const known = prompt && table.isGuide !== true ? reasonAbout(table.game, view, viewer, word) : null
  if (known) return { text: w.prompt(known), rule: known.rule }
  if (prompt) return { text: w.say('answer.asked', { question: ended(w.prompt(prompt)) }), rule: prompt.rule }
  const waiting = table.players.flatMap((_, seat) => (has(snapshot.owed, seat) && seat !== viewer ? [seat] : []))
  return {
    text: w.say('answer.waiting', { names: new Intl.ListFormat(w.language).format(waiting.map(w.player)) }),
    rule: null,
  }
}

/** What a guide lets the player do, if it can be said in one breath. */
const ledTo = (w: Words, legal: readonly ActionJson[]): string | null =>
  legal.length > 0 && legal.length <= 3
    ? new Intl.ListFormat(w.language, { type: 'disjunction' }).format(legal.map(a => w.action(a)))
    : null

/** A question that has no mark of its own ends with a full stop. */
const ended = (question: string): string => (/[.?!…]$/.test(question) ? question : `${question}.`)

/** What the drawing alone knows: a plan of the player stands in the way. */
export function plannedAway(w: Words, ui: GameUi | null, parts: AnyPartProps, { word }: Attempt): Answer | null {
  const refusal = ui?.refused?.(parts, word) ?? null
  return refusal && { text: w.prompt(refusal), rule: refusal.rule }
}
/** What the player could have meant. */
export const meantBy = (ui: GameUi | null, parts: AnyPartProps, { word, picked, wish }: Attempt): ActionJson | null =>
  wish ?? ui?.meant?.(parts, word, picked) ?? nearestAction(parts, word, picked)

/**
 * The action nearest to an attempt: one that may be played now, with the thing chosen (and the thing held) in the place
 * of those it names.
 */
export function nearestAction(
  { game, legal }: Pick<AnyPartProps, 'game' | 'legal'>,
  word: string,
  picked: string | null,
): ActionJson | null {
  const chosen = word.split(':').slice(1)
  const held = picked?.split(':').slice(1) ?? []
  const seen = new Set<string>()
  for (const action of legal) {
    if (seen.has(action.verb)) continue
    seen.add(action.verb)
    const specs = Object.entries(game.verbs.specs[action.verb] ?? {})
    const takes = (id: string) => specs.filter(([, domain]) => Array.isArray(domain) && domain.includes(id))
    const places = chosen.flatMap(id => takes(id).map(([param]) => [param, id] as const))
    if (places.length === 0) continue
    const from = held.flatMap(id => takes(id).map(([param]) => [param, id] as const))[0]
    const to = places.findLast(([param]) => param !== from?.[0]) ?? places[0]
    // With something in hand the thing chosen is where it goes: the last parameter that can name it.
    const chosenAt = from ? to : places[0]
    return { ...action, ...(from ? { [from[0]]: from[1] } : {}), [chosenAt[0]]: chosenAt[1] }
  }
  return null
}
