/** A game's rules in our own words, by id: lines `- [BRZ-SET-1] text {tag}` under headings. */
import type { RuleId } from './types.ts'

export interface Rule {
  readonly id: RuleId
  readonly text: string
  readonly tag: string
  /** The headings above it, outermost first. */
  readonly chapter: readonly string[]
}
export interface RulesIndex {
  readonly title: string
  readonly rules: readonly Rule[]
  byId(id: RuleId): Rule | undefined
  /** Rules whose text, id or chapter holds every word of the query. */
  search(query: string): readonly Rule[]
}

export function rulesIndex(markdown: string): RulesIndex {
  const rules: Rule[] = []
  const ids = new Map<RuleId, Rule>()
  let title = ''
  let chapter: string[] = []
  markdown.split(/\r?\n/).forEach((line, i) => {
    const heading = /^(#+) (.+)$/.exec(line)
    if (heading) {
      const level = heading[1].length
      if (level === 1) title = heading[2]
      else chapter = [...chapter.slice(0, level - 2), heading[2]]
    }
    if (!line.startsWith('- [')) return
    const found = /^- \[([A-Z]+-[^\]\s]+)\] (.+) \{([a-z]+)\}$/.exec(line)
    if (!found) throw new Error(`rules, line ${i + 1}: not "- [ID] text {tag}"`)
    const rule = { id: found[1], text: found[2], tag: found[3], chapter }
    if (ids.has(rule.id)) throw new Error(`rules, line ${i + 1}: ${rule.id} stands twice`)
    ids.set(rule.id, rule)
    rules.push(rule)
  })
  return {
    title,
    rules,
    byId: id => ids.get(id),
    search(query) {
      const words = query.toLowerCase().split(/\s+/).filter(Boolean)
      return rules.filter(r => {
        const text = `${r.id} ${r.chapter.join(' ')} ${r.text}`.toLowerCase()
        return words.every(w => text.includes(w))
      })
    },
  }
}
