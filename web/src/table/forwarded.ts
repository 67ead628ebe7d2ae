/**
 * `inner` with some members replaced by those of `changed`. Everything else is asked of `inner` each time, so that what
 * it learns to do is there at once, and what changes in it is never a copy.
 */
export function forwarded<Inner extends object, Changed extends object>(
  inner: Inner,
  changed: Changed,
): Omit<Inner, keyof Changed> & Changed {
  // A method is one function as long as its owner has it: effects depend on that.
  const methods = new WeakMap<object, unknown>()
  const read = (key: PropertyKey): unknown => {
    const owner = key in changed ? changed : inner
    const member: unknown = Reflect.get(owner, key, owner)
    if (typeof member !== 'function') return member
    if (!methods.has(member)) methods.set(member, member.bind(owner))
    return methods.get(member)
  }
  const both = new Proxy(changed, {
    get: (_, key) => read(key),
    has: (_, key) => key in changed || key in inner,
  })
  return both as unknown as Omit<Inner, keyof Changed> & Changed
}
