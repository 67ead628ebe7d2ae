/**
 * A game's rules in our own words, by id: lines `- [BRZ-SET-1] text {tag}` under headings; and lines such as `- famine,
 * hunger: TTA-PROD-10, TTA-TECH-4`, the words by which players look for rules that put it otherwise.
 */
import type { RuleId } from '@ecumene/kernel'

export interface Rule {
  readonly id: RuleId
  readonly text: string
  readonly tag: string
  /** The headings above it, outermost first. */
  readonly chapter: readonly string[]
  /** What players call it, where its text does not. */
  readonly words: readonly string[]
}
export interface RulesIndex {
  readonly title: string
  readonly rules: readonly Rule[]
  byId(id: RuleId): Rule | undefined
  /**
   * Rules whose text, id, chapter or words hold every word of the query, whatever its case and accents; where none
   * does, the endings of longer words are left off.
   */
  search(query: string): readonly Rule[]
}

export function rulesIndex(markdown: string): RulesIndex {
  const rules: Rule[] = []
  const ids = new Map<RuleId, Rule & { words: string[] }>()
  const sayings: { readonly at: string; readonly words: readonly string[]; readonly of: readonly RuleId[] }[] = []
  let title = ''
  let chapter: string[] = []
  markdown.split(/\r?\n/).forEach((line, i) => {
    const at = `rules, line ${i + 1}`
    const heading = /^(#+) (.+)$/.exec(line)
    if (heading) {
      const level = heading[1].length
      if (level === 1) title = heading[2]
      else chapter = [...chapter.slice(0, level - 2), heading[2]]
    }
    const saying = /^- ([^[].*): ([A-Z]+-[^\s,]+(?:, [A-Z]+-[^\s,]+)*)$/.exec(line)
    if (saying) sayings.push({ at, words: saying[1].split(', '), of: saying[2].split(', ') })
    if (!line.startsWith('- [')) return
    const found = /^- \[([A-Z]+-[^\]\s]+)\] (.+) \{([a-z]+)\}$/.exec(line)
    if (!found) throw new Error(`${at}: not "- [ID] text {tag}"`)
    const rule = { id: found[1], text: found[2], tag: found[3], chapter, words: [] }
    if (ids.has(rule.id)) throw new Error(`${at}: ${rule.id} stands twice`)
    ids.set(rule.id, rule)
    rules.push(rule)
  })
  for (const { at, words, of } of sayings)
    for (const id of of) {
      const rule = ids.get(id)
      if (!rule) throw new Error(`${at}: there is no rule ${id}`)
      rule.words.push(...words)
    }
  return { title, rules, byId: id => ids.get(id), search: query => search(rules, query) }
}

/** Letters that a word keeps when its ending is left off, and how many it loses at most. */
const STEM = 4
const ENDING = 3

function search(rules: readonly Rule[], query: string): readonly Rule[] {
  const asked = plain(query).split(/\s+/).filter(Boolean)
  const texts = rules.map(({ id, chapter, text, words }) => plain([id, ...chapter, text, ...words].join(' ')))
  for (let cut = 0; cut <= ENDING; cut++) {
    const stems = asked.map(word => word.slice(0, Math.max(STEM, word.length - cut)))
    const found = rules.filter((_, i) => stems.every(stem => texts[i].includes(stem)))
    if (found.length > 0) return found
  }
  return []
}
const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'")
