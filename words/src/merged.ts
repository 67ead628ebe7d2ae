/**
 * Several events of one type as few sentences: numbers that are counted are added, and the one thing in which they
 * differ is listed.
 * What chooses between texts has no name that could be listed: a sentence for each. A number that chooses, too, is
 * said of each and never added: two cities reduced to two tokens are not reduced to four.
 * "Raises 1 legion in Thrace", "raises 2 legions in Dalmatia" become "raises 3 legions in Thrace and Dalmatia".
 */
import type { GameEvent, Json } from '@ecumene/kernel'
import type { ArgumentReader, Message } from './message.ts'

export interface Naming {
  name(param: string, value: Json, form: string): string
  list(items: readonly string[]): string
}

export function mergedSentences(message: Message, events: readonly GameEvent[], naming: Naming): readonly string[] {
  const params = [...new Set(message.needs.map(asked => paramOf(asked, events[0])))]
  const sums = message.counted.filter(param => !message.chosen.includes(param))
  const added = params.filter(param => sums.includes(param) && isNumber(events, param))
  const told = params.filter(param => !added.includes(param))
  const apart = told.filter(param => message.chosen.includes(param))
  const alike = Map.groupBy(events, event => JSON.stringify(apart.map(param => event[param])))
  const groups = [...alike.values()].flatMap(some => groupsOf(some, told))
  return groups.flatMap(group => sentence(message, group, added, naming) ?? [])
}

/** `area_in` asks for a form of `area`, unless the event itself has a parameter of that name. */
const paramOf = (asked: string, event: GameEvent): string => {
  const cut = asked.lastIndexOf('_')
  return asked in event || cut <= 0 ? asked : asked.slice(0, cut)
}
const isNumber = (events: readonly GameEvent[], param: string): boolean =>
  events.every(event => typeof event[param] === 'number')

interface Group {
  readonly events: readonly GameEvent[]
  /** The parameter whose values are listed; null: all agree. */
  readonly listed: string | null
}
/** Events that can share a sentence: those that differ in one parameter at most. */
function groupsOf(events: readonly GameEvent[], params: readonly string[]): readonly Group[] {
  const varying = params
    .map(param => ({ param, values: new Set(events.map(event => JSON.stringify(event[param]))) }))
    .filter(({ values }) => values.size > 1)
    .sort((a, b) => a.values.size - b.values.size)
  if (varying.length <= 1) return [{ events, listed: varying[0]?.param ?? null }]
  const [{ param, values }] = varying
  return [...values].flatMap(value =>
    groupsOf(
      events.filter(event => JSON.stringify(event[param]) === value),
      params,
    ),
  )
}

/** Around a list whose items have quotes of their own: those of the message go. */
const OWN_QUOTES = '\u0001'
function sentence(message: Message, { events, listed }: Group, added: readonly string[], naming: Naming) {
  const [first] = events
  const valueAt = (param: string): Json | undefined =>
    added.includes(param) ? events.reduce((sum, event) => sum + Number(event[param]), 0) : first[param]
  const source: ArgumentReader = {
    raw(param) {
      const value = param === listed ? undefined : valueAt(param)
      return typeof value === 'boolean' ? String(value) : typeof value === 'object' ? undefined : value
    },
    show(asked) {
      const param = paramOf(asked, first)
      const form = param === asked ? '' : asked.slice(param.length + 1)
      if (param === listed) {
        const items = counted(events, param, form, added.length > 0, naming)
        if (!message.quoted.includes(asked)) return naming.list(items.map(itemOf))
        return `${OWN_QUOTES}${naming.list(items.map(item => `«${item.name}»${timesOf(item)}`))}${OWN_QUOTES}`
      }
      const value = valueAt(param)
      return value === undefined ? undefined : naming.name(param, value, form)
    },
  }
  const text = message.format(source)?.replaceAll(`«${OWN_QUOTES}`, '').replaceAll(`${OWN_QUOTES}»`, '')
  if (text === undefined) return null
  return events.length > 1 && listed === null && added.length === 0 ? `${text} ×${events.length}` : text
}
interface Item {
  readonly name: string
  readonly times: number
}
/** "Rome, Rome, Crete" is "Rome ×2, Crete"; where numbers were added, a name stands once. */
function counted(events: readonly GameEvent[], param: string, form: string, isSum: boolean, naming: Naming): Item[] {
  const counts = new Map<string, number>()
  for (const event of events) {
    const name = naming.name(param, event[param] ?? null, form)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, n]) => ({ name, times: isSum ? 1 : n }))
}
const timesOf = ({ times }: Item): string => (times > 1 ? ` ×${times}` : '')
const itemOf = (item: Item): string => `${item.name}${timesOf(item)}`
