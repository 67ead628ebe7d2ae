// node scripts/lint/text.mjs [--fix] [paths]: no line of code or comment is over 120 characters, no file names a path
// of somebody's machine, and players are "they". --fix wraps the comments. A quoted sentence counts as one word,
// because nothing can break it: a line that is short without it passes.
// Words that read like a riddle ("whoever") are counted in the whole tree and stay below the ceilings of ceilings.mjs.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { RIDDLES } from './ceilings.mjs'

const LONGEST = 120
const CODE = /\.(ts|tsx|mts|mjs|cjs|css)$/
/** What programs wrote is nobody's to read. */
const WRITTEN_BY_PROGRAMS = /(^|\/)(package-lock\.json|released\/[^/]*)$/
/** Folders of a machine at the beginning of a path; what a container calls its own is not among them. */
const MACHINE = new RegExp(`(?<![\\w./:~-])/(?:${['tmp', 'home', 'root', 'work', 'Users', 'mnt'].join('|')})/[\\w.-]`)
/** Words that make a man or a woman of a player. */
const PRONOUN = /\b(?:s?h[e]|h(?:is|im|imself|er|ers|erself))\b/i
/** Texts in other languages. */
const NOT_ENGLISH = /(^|[./])(ru|it)\.(md|json)$/
/** The rules texts speak to players, and the lint names the words it counts. */
const MAY_RIDDLE = /^(games\/[^/]+\/rules|scripts\/lint)\//
const QUOTED = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\\n]|\\.)*`?/g

/** Leaders and heroes are men and women: every word of their names, by the tests that bear them. */
const FIGURES = new RegExp(
  spawnSync('git', ['ls-files', 'games/*/test/leaders/*.test.ts', 'games/*/test/powers/*.test.ts'], {
    encoding: 'utf8',
  })
    .stdout.split('\n')
    .flatMap(file => /([^/]*)\.test\.ts$/.exec(file)?.[1].split('-') ?? [])
    .filter(word => word.length > 3)
    .join('|') || '$^',
  'i',
)

const isFixing = process.argv.includes('--fix')
const wanted = process.argv.slice(2).filter(word => !word.startsWith('--'))
const files = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...wanted], {
  encoding: 'utf8',
})
  .stdout.split('\0')
  .filter(file => file && existsSync(file) && !WRITTEN_BY_PROGRAMS.test(file))

const lengthOf = line => [...line].length
const isComment = line => /^\s*(\/\/|\/\*|\*)/.test(line)
const isLong = line =>
  lengthOf(line) > LONGEST &&
  !/biome-ignore|https?:\/\//.test(line) &&
  (isComment(line) || lengthOf(line.replace(QUOTED, "''")) > LONGEST)

/** Words put into lines that begin with `start`. */
function wrapped(start, words) {
  const lines = []
  let line = start
  for (const word of words) {
    if (line !== start && lengthOf(`${line} ${word}`) > LONGEST) {
      lines.push(line)
      line = start
    }
    line += ` ${word}`
  }
  return [...lines, line]
}
/** The same lines with long comments wrapped; what follows a long line in its paragraph is wrapped with it. */
function shorter(lines) {
  const out = []
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]
    const block = /^(\s*)\/\*\*? (.*) \*\/$/.exec(line)
    const opening = /^(\s*)\/\*\*? (.*)$/.exec(line)
    const after = /^(\s*)(\S.*?) \/\/ ([^'"`]*)$/.exec(line)
    if (!isLong(line)) out.push(line)
    else if (block) out.push(`${block[1]}/**`, ...wrapped(`${block[1]} *`, wordsOf(block[2])), `${block[1]} */`)
    else if (isComment(line)) {
      const [, start, first] = opening ? ['', `${opening[1]} *`, opening[2]] : /^(\s*(?:\*|\/\/)) ?(.*)$/.exec(line)
      const paragraph = wordsOf(first)
      while (continues(lines[i + 1], start)) paragraph.push(...wordsOf(lines[++i].slice(start.length)))
      out.push(...(opening ? [`${opening[1]}/**`] : []), ...wrapped(start, paragraph))
    } else if (after) out.push(...wrapped(`${after[1]}//`, wordsOf(after[3])), after[1] + after[2])
    else out.push(line)
  }
  return out
}
const wordsOf = text => text.trim().split(/\s+/)
/** The next line of a paragraph: not an item of a list, not a line of code, not a directive. */
const continues = (line, start) =>
  line?.startsWith(`${start} `) &&
  /^ [^\s\-*|@#`<>]/.test(line.slice(start.length)) &&
  !/biome-ignore|^\s*\/\/ @/.test(line)

const found = []
const riddles = Object.fromEntries(Object.keys(RIDDLES).map(word => [word, []]))
for (const file of files) {
  const bytes = readFileSync(file)
  if (bytes.includes(0)) continue // a picture, a font
  const isCode = CODE.test(file)
  let lines = bytes.toString().split('\n')
  if (isFixing && isCode && lines.some(isLong)) {
    lines = shorter(lines)
    writeFileSync(file, lines.join('\n'))
  }
  lines.forEach((line, i) => {
    if (isCode && isLong(line)) found.push(`${file}:${i + 1}: ${lengthOf(line)} characters`)
    const path = MACHINE.exec(line)
    if (path) found.push(`${file}:${i + 1}: a path of one machine: ${path[0]}…`)
    const pronoun = PRONOUN.exec(line)
    if (!MAY_RIDDLE.test(file))
      for (const [word, places] of Object.entries(riddles))
        for (const _ of line.matchAll(new RegExp(`\\b${word}\\b`, 'gi'))) places.push(`${file}:${i + 1}`)
    if (pronoun && !NOT_ENGLISH.test(file) && !FIGURES.test(line) && !FIGURES.test(file))
      found.push(`${file}:${i + 1}: "${pronoun[0]}": players are "they"`)
  })
}
for (const [word, ceiling] of Object.entries(RIDDLES)) {
  const count = riddles[word].length
  if (wanted.length === 0) console.log(`"${word}" stands ${count} times, at most ${ceiling}`)
  if (count > ceiling) {
    console.error(`"${word}" stands ${count} times, at most ${ceiling}. See them with: git grep -niw ${word}`)
    process.exitCode = 1
  }
}
if (found.length > 0) {
  console.error(found.slice(0, 50).join('\n'))
  console.error(
    `${found.length} lines. At most ${LONGEST} characters (npm run fix wraps comments), no path of one machine, players are "they".`,
  )
  process.exitCode = 1
}
