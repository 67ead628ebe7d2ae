/** Many actions in an order that can be read: by verb, then by the first parameter that tells them apart. */
import type { ActionJson } from '@ecumene/kernel'
import type { Words } from '@ecumene/words'

interface Choice {
  readonly action: ActionJson
  readonly label: string
}
export interface ChoiceGroup {
  /** Empty: the choices need no heading. */
  readonly title: string
  readonly choices: readonly Choice[]
}
export interface VerbGroup {
  readonly verb: string
  readonly title: string
  readonly parts: readonly ChoiceGroup[]
  readonly count: number
}

export function groupActions(w: Words, actions: readonly ActionJson[], filter = ''): readonly VerbGroup[] {
  const asked = filter.toLocaleLowerCase(w.language).split(/\s+/).filter(Boolean)
  const byVerb = new Map<string, Choice[]>()
  for (const action of actions) {
    const choice = { action, label: w.action(action) }
    const text = choice.label.toLocaleLowerCase(w.language)
    if (!asked.every(word => text.includes(word))) continue
    const list = byVerb.get(action.verb)
    if (list) list.push(choice)
    else byVerb.set(action.verb, [choice])
  }
  return [...byVerb].map(([verb, choices]) => ({
    verb,
    title: w.verb(verb),
    parts: partsOf(w, choices),
    count: choices.length,
  }))
}

/**
 * Up to eight stand together; more are split by a parameter, if one splits them into fewer parts than there are
 * choices.
 */
function partsOf(w: Words, choices: readonly Choice[]): readonly ChoiceGroup[] {
  const whole = [{ title: '', choices }]
  if (choices.length <= 8) return whole
  const params = Object.keys(choices[0].action).filter(p => p !== 'verb')
  if (params.length < 2) return whole
  for (const param of params) {
    const values = new Map<string, Choice[]>()
    for (const c of choices) {
      const title = w.name(param, c.action[param] ?? null)
      const list = values.get(title)
      if (list) list.push(c)
      else values.set(title, [c])
    }
    if (values.size > 1 && values.size < choices.length)
      return [...values].map(([title, list]) => ({ title, choices: list }))
  }
  return whole
}
