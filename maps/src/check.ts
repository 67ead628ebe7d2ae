// Reads from a finished map which areas touch, and compares with the rules.
import { decodeArcs, type MapShapes } from './paths.ts'

export type Contact = 'land' | 'water' | 'shore'

export interface Touch {
  a: string
  b: string
  contact: Contact
  length: number
}

type CheckedShapes = Pick<MapShapes, 'arcs' | 'transform' | 'objects'>

/** Every pair of areas that have an arc in common: land to land, water to water, or one's land to the other's water. */
export function touches(map: CheckedShapes): Touch[] {
  const lengths = decodeArcs(map).map(arc => {
    let sum = 0
    for (let i = 1; i < arc.length; i++) sum += Math.hypot(arc[i][0] - arc[i - 1][0], arc[i][1] - arc[i - 1][1])
    return sum
  })
  const sides = new Map<number, { id: string; wet: boolean }[]>()
  for (const [name, wet] of [
    ['land', false],
    ['sea', true],
  ] as const) {
    for (const shape of map.objects[name].geometries) {
      for (const i of shape.arcs.flat(2)) {
        const arc = i < 0 ? ~i : i
        const list = sides.get(arc)
        if (list) list.push({ id: shape.id, wet })
        else sides.set(arc, [{ id: shape.id, wet }])
      }
    }
  }
  const found = new Map<string, Touch>()
  for (const [arc, list] of sides) {
    for (let i = 0; i < list.length; i++) {
      for (let j = i + 1; j < list.length; j++) {
        if (list[i].id === list[j].id) continue
        const [a, b] = list[i].id < list[j].id ? [list[i].id, list[j].id] : [list[j].id, list[i].id]
        const contact: Contact = list[i].wet !== list[j].wet ? 'shore' : list[i].wet ? 'water' : 'land'
        const key = `${a}|${b}|${contact}`
        const touch = found.get(key)
        if (touch) touch.length += lengths[arc]
        else found.set(key, { a, b, contact, length: lengths[arc] })
      }
    }
  }
  return [...found.values()].sort((one, other) =>
    one.a + one.b + one.contact < other.a + other.b + other.contact ? -1 : 1,
  )
}

export interface RuleBorder {
  a: string
  b: string
  land: boolean
  water: boolean
}

export interface Difference {
  a: string
  b: string
  ground: 'land' | 'water'
  what: 'missing' | 'surplus' | 'short'
  length: number
}

/**
 * Differences between picture and rules; a wanted border shorter than `visible` units counts as short (half of that for
 * either part of a border that is both).
 */
export function compare(found: Touch[], rules: RuleBorder[], visible: number): Difference[] {
  const out: Difference[] = []
  const length = new Map<string, number>()
  for (const touch of found) {
    const key = `${touch.a}|${touch.b}|${touch.contact === 'land' ? 'land' : 'water'}`
    length.set(key, (length.get(key) ?? 0) + touch.length)
  }
  for (const rule of rules) {
    const [a, b] = rule.a < rule.b ? [rule.a, rule.b] : [rule.b, rule.a]
    for (const ground of ['land', 'water'] as const) {
      const key = `${a}|${b}|${ground}`
      const seen = length.get(key)
      if (rule[ground]) {
        if (seen === undefined) out.push({ a, b, ground, what: 'missing', length: 0 })
        else if (seen < (rule.land && rule.water ? visible / 2 : visible))
          out.push({ a, b, ground, what: 'short', length: seen })
        length.delete(key)
      }
    }
  }
  for (const [key, seen] of length) {
    const [a, b, ground] = key.split('|')
    out.push({ a, b, ground: ground as 'land' | 'water', what: 'surplus', length: seen })
  }
  return out.sort((one, other) => (one.a + one.b + one.ground < other.a + other.b + other.ground ? -1 : 1))
}

/** A contact of the rules with its kind: for maps whose provinces and seas are areas of their own. */
export interface RuleContact {
  a: string
  b: string
  contact: Contact
}

export interface KindDifference extends RuleContact {
  what: 'missing' | 'surplus' | 'short'
  length: number
}

/** Differences between picture and rules where a coast, too, is a contact the rules know. */
export function compareKinds(found: Touch[], rules: RuleContact[], visible: number): KindDifference[] {
  const key = (touch: RuleContact) => `${touch.a}|${touch.b}|${touch.contact}`
  const ruled = new Set(rules.map(key))
  const length = new Map(found.map(touch => [key(touch), touch.length]))
  return [
    ...found.filter(touch => !ruled.has(key(touch))).map(touch => ({ ...touch, what: 'surplus' as const })),
    ...rules.flatMap((rule): KindDifference[] => {
      const seen = length.get(key(rule))
      if (seen === undefined) return [{ ...rule, what: 'missing', length: 0 }]
      return seen < visible ? [{ ...rule, what: 'short', length: seen }] : []
    }),
  ]
}
