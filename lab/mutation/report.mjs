// What a run of mutants showed: a table by folder, and the mutants nobody noticed.
import { existsSync, readFileSync } from 'node:fs'

/** A world that is not live drops the events it is given; the question only saves building them during a search. */
const EQUIVALENT = [
  { was: 'world.live', becomes: 'true' },
  { was: '!world.live', becomes: 'false' },
]
/** Changes nothing that a player or a program can see. */
export const isEquivalent = ({ was, becomes }) =>
  EQUIVALENT.some(known => known.was === was && known.becomes === becomes)

const FATES = ['killed', 'survived', 'untested', 'untried', 'equivalent', 'atLoad']

export const readResult = folder => {
  const read = name => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'))
  const known = read('known')
  const untried = untriedOf(folder, known)
  const fateOf = mutant => {
    if (mutant.id in known.killed) return 'killed'
    if (isEquivalent(mutant)) return 'equivalent'
    if (untried.has(mutant.id)) return 'untried'
    if (known.reached[mutant.id]) return 'survived'
    return known.atLoad[mutant.id] ? 'atLoad' : 'untested'
  }
  const mutants = read('mutants').map(mutant => ({ ...mutant, fate: fateOf(mutant) }))
  return { mutants, tooLong: Object.entries(known.tooLong) }
}

/** Mutants that some test should still have tried when the time was over. */
const untriedOf = (folder, { done, tried }) => {
  const path = `${folder}/plan.json`
  const plan = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  return new Set(
    Object.entries(plan).flatMap(([name, ids]) => {
      const seen = new Set(tried[name])
      return done[name] ? [] : ids.filter(id => !seen.has(id))
    }),
  )
}

export const report = (room, { mutants, tooLong }, isListed) => {
  const rows = new Map()
  for (const { path, fate } of mutants) {
    const folder = /src\/([^/]+)/.exec(path)?.[1] ?? path
    for (const key of [folder, 'all']) {
      if (!rows.has(key)) rows.set(key, Object.fromEntries(FATES.map(name => [name, 0])))
      rows.get(key)[fate]++
    }
  }
  console.log(
    `${room.padEnd(24)} killed: share, number; survived; reached by no test; no time for; equivalent; at load`,
  )
  const folders = [...rows.keys()].filter(key => key !== 'all').sort()
  for (const key of [...folders, 'all']) print(key, rows.get(key))
  if (tooLong.length > 0)
    console.log(`Too long to repeat: ${tooLong.map(([test, ms]) => `${test} (${ms} ms)`).join('; ')}`)
  if (!isListed) return
  for (const { path, line, kind, was, becomes, fate } of mutants)
    if (fate === 'survived' || fate === 'untested')
      console.log(`${path}:${line} ${fate} ${kind}: ${short(was)} -> ${short(becomes)}`)
}

const print = (key, row) => {
  const share = (100 * row.killed) / Math.max(1, row.killed + row.survived + row.untested)
  const numbers = FATES.map(fate => String(row[fate]).padStart(6)).join('')
  console.log(`  ${key.padEnd(22)} ${share.toFixed(1).padStart(6)} %${numbers}`)
}

const short = text => {
  const flat = text.replace(/\s+/g, ' ')
  return flat.length > 100 ? `${flat.slice(0, 97)}...` : flat
}
