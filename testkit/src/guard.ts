/** States for tests: a write outside a table, or a value that is no whole number, throws and names the field. */
import { type Core, type Layout, LayoutError, WORD_MAX, WORD_MIN } from '@ecumene/kernel'

export function guarded<S extends Core>({ create, places }: Pick<Layout<S>, 'create' | 'places'>): S {
  const s = create()
  const proxies = new Map<PropertyKey, Int16Array>()
  const whole = (where: string, v: unknown): void => {
    if (!Number.isInteger(v) || (v as number) < WORD_MIN || (v as number) > WORD_MAX)
      throw new LayoutError(`${where} = ${v}: not a whole number`)
  }
  const inside = (p: Layout['places'][number], key: PropertyKey): boolean => {
    const index = typeof key === 'string' ? Number(key) : Number.NaN
    if (typeof key === 'string' && (key === 'NaN' || key === 'undefined' || !Number.isNaN(index))) {
      if (!Number.isInteger(index) || index < 0 || index >= p.length)
        throw new LayoutError(`${p.name}[${key}]: outside its ${p.length} cells`)
      return true
    }
    return false
  }
  for (const p of places) {
    if (!p.field.dims) continue
    const cells = s.words.subarray(p.at, p.at + p.length)
    proxies.set(
      p.name,
      new Proxy(cells, {
        get(target, key) {
          if (inside(p, key)) return target[Number(key)]
          const value = Reflect.get(target, key, target)
          return typeof value === 'function' ? value.bind(target) : value
        },
        set(target, key, v) {
          if (!inside(p, key)) throw new LayoutError(`${p.name}.${String(key)}: unknown`)
          whole(`${p.name}[${String(key)}]`, v)
          target[Number(key)] = v
          return true
        },
      }),
    )
  }
  // The state itself is frozen, and a proxy may not answer otherwise for a frozen property: stand a plain object in for
  // it.
  const front = { words: s.words } as unknown as Core
  const known = new Set(places.map(p => p.name))
  return new Proxy(front as S, {
    get(target, key) {
      if (key === 'words') return target.words
      if (typeof key === 'string' && !known.has(key)) throw new LayoutError(`unknown field ${key}`)
      return proxies.get(key) ?? Reflect.get(s, key, s)
    },
    set(_, key, v) {
      if (proxies.has(key) || !known.has(String(key))) throw new LayoutError(`unknown field ${String(key)}`)
      whole(String(key), v)
      return Reflect.set(s, key, v, s)
    },
  })
}
