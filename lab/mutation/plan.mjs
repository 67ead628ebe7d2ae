// Which tests try which mutants. Most mutants are noticed by a test that is about them, and such a test reaches few
// others; a mutant that everything reaches and these do not notice is hardly noticed by the hundreds that are left.

/** Of the tests of rules, and of the stretches of recorded games, those that reach a mutant and the fewest others. */
const MOST_RULES = 40
const MOST_STRETCHES = 8
const isStretch = name => /\/played\.test\.ts > /.test(name)

/** By test, the mutants it tries. `seen`: what each test reaches. `isAgain`: all that reach a survivor try it. */
export const planOf = (seen, killed, isAgain = false, most = MOST_RULES) => {
  const byMutant = new Map()
  for (const { name, reaches } of seen.toSorted((a, b) => a.reaches.length - b.reaches.length))
    for (const id of reaches) {
      if (id in killed) continue
      if (!byMutant.has(id)) byMutant.set(id, { rules: [], stretches: [] })
      const { rules, stretches } = byMutant.get(id)
      if (!isStretch(name)) rules.push(name)
      else if (stretches.length < MOST_STRETCHES) stretches.push(name)
    }
  const plan = {}
  for (const [id, { rules, stretches }] of byMutant)
    for (const name of [...(isAgain ? rules : rules.slice(0, most)), ...stretches]) {
      plan[name] ??= []
      plan[name].push(id)
    }
  return plan
}

/** What the first run saw, as far as it is worth keeping: reached at all, reached at load, too long to repeat. */
export const summaryOf = seen => {
  const flags = ids => Object.fromEntries([...new Set(ids)].map(id => [id, true]))
  return {
    reached: flags(seen.flatMap(({ reaches }) => reaches)),
    atLoad: flags(seen.flatMap(({ atLoad }) => atLoad)),
    tooLong: Object.fromEntries(seen.filter(({ isTooLong }) => isTooLong).map(({ name, ms }) => [name, ms])),
  }
}
