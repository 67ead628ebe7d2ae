/**
 * While one marks: pointing at a thing, or Enter on it, gives it a number or takes it away; with arrows, the first
 * thing is where one begins and the second where it ends. Nobody else sees it.
 */
import { Arrows } from '@ecumene/kit/arrows.tsx'
import { Marks } from '@ecumene/kit/marks.tsx'
import { useCallback, useEffect, useState } from 'react'
import { useWords } from '../speech.tsx'
import { arrowMark, arrowOf, type OwnMarks, pinsOf } from './use-marks.ts'

export function OwnMarksLayer({ own }: { own: OwnMarks }) {
  const [tail, setTail] = useState<string | null>(null)
  const begun = own.isMarking && tail !== null ? [{ address: tail, label: '↗' }] : []
  const pins = [...pinsOf(own.marks).map((address, i) => ({ address, label: String(i + 1) })), ...begun]
  const arrows = own.marks.flatMap(mark => arrowOf(mark) ?? [])
  return (
    <>
      {pins.length > 0 && <Marks marks={pins} look="pin" />}
      {arrows.length > 0 && <Arrows arrows={arrows} />}
      {own.isMarking && <MarksPanel own={own} tail={tail} setTail={setTail} />}
    </>
  )
}

/** What can be marked: a thing of the table with an address, and no tab. */
const thingAt = (target: EventTarget | null): Element | null => {
  const thing = target instanceof Element ? target.closest('[data-anchor]') : null
  return thing?.closest('.table-under') && !addressOf(thing).startsWith('tab:') ? thing : null
}
const addressOf = (thing: Element): string => thing.getAttribute('data-anchor') ?? ''

interface PanelProps {
  readonly own: OwnMarks
  /** Where an arrow begins that has no end yet. */
  readonly tail: string | null
  readonly setTail: (tail: string | null) => void
}
function MarksPanel({ own, tail, setTail }: PanelProps) {
  const w = useWords()
  const { marks, toggle, clear, setMarking } = own
  const pins = pinsOf(marks)
  const [things, setThings] = useState<readonly Thing[]>([])
  const [isArrow, setArrow] = useState(false)
  const choose = useCallback(
    (address: string): void => {
      if (!isArrow) toggle(address)
      else if (tail !== null && tail !== address) toggle(arrowMark(tail, address))
      setTail(isArrow && tail === null ? address : null)
    },
    [isArrow, tail, setTail, toggle],
  )
  useEffect(() => () => setTail(null), [setTail])
  useEffect(() => {
    const mark = (e: Event): void => {
      const thing = thingAt(e.target)
      if (!thing) return
      e.preventDefault()
      e.stopPropagation()
      choose(addressOf(thing))
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
  }, [choose, setMarking])
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
        <strong>{w.say('marks.title')}</strong>{' '}
        <span className="soft">
          {isArrow
            ? w.say(tail === null ? 'marks.arrowTail' : 'marks.arrowHead')
            : w.say('marks.help', { n: marks.length })}
        </span>
      </p>
      <div className="row">
        <select
          className="input"
          aria-label={w.say('marks.choose')}
          value=""
          onFocus={() => setThings(thingsOnTable())}
          onChange={e => e.target.value && choose(e.target.value)}
        >
          <option value="">{w.say('marks.choose')}</option>
          {things.map(({ address, name }) => (
            <option key={address} value={address}>
              {pins.includes(address) ? `${pins.indexOf(address) + 1} · ${name}` : name}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="button small"
          data-arrow
          aria-pressed={isArrow}
          onClick={() => {
            setArrow(!isArrow)
            setTail(null)
          }}
        >
          <span aria-hidden="true">↗</span> {w.say('marks.arrow')}
        </button>
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
/** Everything with an address and a label, by label: a list for those who use no pointer. */
function thingsOnTable(): readonly Thing[] {
  const found = new Map<string, string>()
  for (const thing of document.querySelectorAll('.table-under [data-anchor][aria-label]')) {
    const [address, name] = [addressOf(thing), thing.getAttribute('aria-label') ?? '']
    if (name && !address.startsWith('tab:') && !found.has(address)) found.set(address, name)
  }
  return [...found].map(([address, name]) => ({ address, name })).sort((a, b) => a.name.localeCompare(b.name))
}
