/** While one marks: pointing at a thing, or Enter on it, gives it a number or takes it away. Nobody else sees it. */
import { Marks } from '@ecumene/kit/marks.tsx'
import { useEffect, useState } from 'react'
import { useWords } from '../speech.tsx'
import type { OwnMarks } from './use-marks.ts'

export function OwnMarksLayer({ own }: { own: OwnMarks }) {
  const pins = own.marks.map((address, i) => ({ address, label: String(i + 1) }))
  return (
    <>
      {pins.length > 0 && <Marks marks={pins} look="pin" />}
      {own.isMarking && <MarksPanel own={own} />}
    </>
  )
}

/** What can be marked: a thing of the table with an address, and no tab. */
const thingAt = (target: EventTarget | null): Element | null => {
  const thing = target instanceof Element ? target.closest('[data-anchor]') : null
  return thing?.closest('.table-under') && !addressOf(thing).startsWith('tab:') ? thing : null
}
const addressOf = (thing: Element): string => thing.getAttribute('data-anchor') ?? ''

function MarksPanel({ own }: { own: OwnMarks }) {
  const w = useWords()
  const { marks, toggle, clear, setMarking } = own
  const [things, setThings] = useState<readonly Thing[]>([])
  useEffect(() => {
    const mark = (e: Event): void => {
      const thing = thingAt(e.target)
      if (!thing) return
      e.preventDefault()
      e.stopPropagation()
      toggle(addressOf(thing))
    }
    const key = (e: KeyboardEvent): void => {
      if (e.key === 'Escape') setMarking(false)
      else if (e.key === 'Enter' || e.key === ' ') mark(e)
    }
    document.addEventListener('click', mark, true)
    document.addEventListener('keydown', key, true)
    return () => {
      document.removeEventListener('click', mark, true)
      document.removeEventListener('keydown', key, true)
    }
  }, [toggle, setMarking])
  useEffect(() => setThings(thingsOnTable()), [])
  return (
    <section
      className="marks-panel"
      aria-label={w.say('marks.title')}
      aria-busy={!own.isKept}
      data-marks-panel
      data-covers
    >
      <p role="status">
        <strong>{w.say('marks.title')}</strong> <span className="soft">{w.say('marks.help', { n: marks.length })}</span>
      </p>
      <div className="row">
        <select
          className="input"
          aria-label={w.say('marks.choose')}
          value=""
          onFocus={() => setThings(thingsOnTable())}
          onChange={e => e.target.value && toggle(e.target.value)}
        >
          <option value="">{w.say('marks.choose')}</option>
          {things.map(({ address, name }) => (
            <option key={address} value={address}>
              {marks.includes(address) ? `${marks.indexOf(address) + 1} · ${name}` : name}
            </option>
          ))}
        </select>
        <button type="button" className="button small" data-clear-marks disabled={marks.length === 0} onClick={clear}>
          {w.say('marks.clear')}
        </button>
        <button type="button" className="button small primary" data-marks-done onClick={() => setMarking(false)}>
          {w.say('done')}
        </button>
      </div>
      {own.hasNote && (
        <details>
          <summary className="small-text">{w.say('marks.note')}</summary>
          <textarea
            className="input"
            rows={2}
            maxLength={10_000}
            aria-label={w.say('marks.note')}
            data-own-note
            defaultValue={own.note}
            onBlur={e => e.target.value !== own.note && own.write(e.target.value)}
          />
        </details>
      )}
    </section>
  )
}

interface Thing {
  readonly address: string
  readonly name: string
}
/** Everything with an address and a spoken name, by name: whoever does not point chooses from a list. */
function thingsOnTable(): readonly Thing[] {
  const found = new Map<string, string>()
  for (const thing of document.querySelectorAll('.table-under [data-anchor][aria-label]')) {
    const [address, name] = [addressOf(thing), thing.getAttribute('aria-label') ?? '']
    if (name && !address.startsWith('tab:') && !found.has(address)) found.set(address, name)
  }
  return [...found].map(([address, name]) => ({ address, name })).sort((a, b) => a.name.localeCompare(b.name))
}
