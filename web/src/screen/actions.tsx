/** The plain list: every decision of every game can be played from here, with mouse, keyboard or screen reader. */
import { useMemo, useRef, useState } from 'react'
import { useWords } from '../speech.tsx'
import { type ChoiceGroup, groupActions } from './group.ts'
import type { TableView } from './view.ts'
import { WhyNot } from './why-not.tsx'

const MANY = 12
/** A part longer than this shows its beginning; the filter or a click shows the rest. */
const LONG = 60

export function Actions({ view, isCompact = false }: { view: TableView; isCompact?: boolean }) {
  const w = useWords()
  // The word that ends the step stands beside the question already.
  const said = view.word?.action ?? null
  const all = view.parts.legal
  const legal = useMemo(() => all.filter(a => a !== said), [all, said])
  const [filter, setFilter] = useState('')
  const groups = useMemo(() => groupActions(w, legal, filter), [w, legal, filter])
  const list = useRef<HTMLFieldSetElement>(null)
  if (all.length === 0) return null
  const closed = isCompact && legal.length > MANY && filter === ''
  return (
    <fieldset
      className={groups.some(({ count }) => count === 1) ? 'actions has-one' : 'actions'}
      ref={list}
      onKeyDown={e => walk(e, list.current)}
      aria-label={w.say('actions.title')}
    >
      {legal.length > MANY && (
        <label className="filter">
          <span className="hidden-text">{w.say('actions.filter')}</span>
          <input
            className="input"
            type="search"
            data-filter
            placeholder={w.say('actions.filterCount', { n: legal.length })}
            value={filter}
            onChange={e => setFilter(e.target.value)}
            onKeyDown={e => e.key === 'Escape' && setFilter('')}
          />
        </label>
      )}
      {groups.length === 0 && legal.length > 0 && <p className="soft">{w.say('actions.none')}</p>}
      {groups.map(g => (
        <VerbSection key={g.verb} title={g.title} count={g.count} isClosed={closed && g.count > 3}>
          {g.parts.map(p => (
            <Choices key={p.title} part={p} view={view} />
          ))}
        </VerbSection>
      ))}
      <WhyNot view={view} />
    </fieldset>
  )
}

interface ActionSection {
  readonly title: string
  readonly count: number
  readonly isClosed: boolean
  readonly children: React.ReactNode
}
function VerbSection({ title, count, isClosed, children }: ActionSection) {
  // One action is its own heading.
  if (count === 1) return <div className="verb one">{children}</div>
  if (!isClosed)
    return (
      <section className="verb">
        <h3>{title}</h3>
        {children}
      </section>
    )
  return (
    <details className="verb">
      <summary>
        {title} <span className="soft">({count})</span>
      </summary>
      {children}
    </details>
  )
}

function Choices({ part, view }: { part: ChoiceGroup; view: TableView }) {
  const w = useWords()
  const [all, showAll] = useState(false)
  const shown = all ? part.choices : part.choices.slice(0, LONG)
  return (
    <div className="part">
      {part.title && <h4>{part.title}</h4>}
      <div className="choices">
        {shown.map(c => (
          <button
            key={JSON.stringify(c.action)}
            type="button"
            className="button action"
            data-action
            onClick={() => view.play(c.action)}
          >
            {c.label}
          </button>
        ))}
        {shown.length < part.choices.length && (
          <button type="button" className="button quiet" onClick={() => showAll(true)}>
            {w.say('actions.rest', { n: part.choices.length - shown.length })}
          </button>
        )}
      </div>
    </div>
  )
}

/** Arrow keys go from action to action; Tab leaves the list as usual. */
function walk(e: React.KeyboardEvent, list: HTMLElement | null): void {
  const step =
    e.key === 'ArrowDown' || e.key === 'ArrowRight' ? 1 : e.key === 'ArrowUp' || e.key === 'ArrowLeft' ? -1 : 0
  if (step === 0 || !list || !(e.target instanceof HTMLButtonElement)) return
  const buttons = [...list.querySelectorAll<HTMLButtonElement>('[data-action]')].filter(b => b.offsetParent !== null)
  const at = buttons.indexOf(e.target)
  if (at < 0) return
  e.preventDefault()
  buttons[(at + step + buttons.length) % buttons.length].focus()
}
