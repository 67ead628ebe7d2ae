/** The rule lens: why something is so, the rule in the reader's language, and a search through all of them. */
import type { Refusal, RuleId } from '@ecumene/kernel'
import { rulebook } from '@ecumene/words'
import { useMemo, useState } from 'react'
import { RuleText } from '../rules/rule-text.tsx'
import { useWords } from '../speech.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Link } from '../ui/link.tsx'

export interface LensPoint {
  readonly rule: RuleId | null
  /** Set when an action was refused: the reason comes first. */
  readonly refusal: Refusal | null
}
const MOST_FOUND = 40

interface LensProps {
  readonly point: LensPoint
  readonly rules: string
  readonly game: string
  readonly onClose: () => void
  readonly onPoint: (p: LensPoint) => void
}
export function Lens({ point, rules, game, onClose, onPoint }: LensProps) {
  const w = useWords()
  const [query, setQuery] = useState('')
  const book = useMemo(() => rulebook(rules), [rules])
  const broken = book instanceof Error
  const rule = !broken && point.rule ? book.byId(point.rule) : undefined
  const near = rule && !broken ? book.rules.filter(r => r !== rule && r.chapter.join() === rule.chapter.join()) : []
  const found = !broken && query.trim().length > 1 ? book.search(query) : []
  const show = (id: RuleId): void => {
    setQuery('')
    onPoint({ rule: id, refusal: null })
  }
  return (
    <Dialog title={w.say('lens.title')} onClose={onClose} side>
      <label className="field">
        <span>{w.say('lens.search')}</span>
        <input className="input" type="search" autoFocus value={query} onChange={e => setQuery(e.target.value)} />
      </label>
      {query.trim().length > 1 && (
        <section className="stack" aria-live="polite">
          <p className="soft small-text">{w.say('lens.found', { n: found.length })}</p>
          {found.slice(0, MOST_FOUND).map(r => (
            <RuleText key={r.id} rule={r} onOpen={() => show(r.id)} />
          ))}
        </section>
      )}
      {query.trim().length <= 1 && (
        <>
          {point.refusal && (
            <p className="notice bad">
              <strong>{w.prompt(point.refusal)}</strong>
            </p>
          )}
          {rule && <RuleText rule={rule} isMain />}
          {point.rule && !rule && (
            <p className="soft">
              {w.say(point.rule === 'TABLE' ? 'lens.table' : 'lens.missing', { rule: point.rule })}
            </p>
          )}
          {near.length > 0 && (
            <section className="stack">
              <h3>{w.say('lens.chapter')}</h3>
              {near.map(r => (
                <RuleText key={r.id} rule={r} onOpen={() => show(r.id)} />
              ))}
            </section>
          )}
        </>
      )}
      <p>
        <Link to={`/rules/${game}`}>{w.say('lens.all')}</Link>
      </p>
    </Dialog>
  )
}
