/** Every event in words, by round and phase; each line jumps the board to its moment. */

import { Shape } from '@ecumene/kit/shape.tsx'
import type { Words } from '@ecumene/words'
import { memo, useEffect, useMemo, useRef } from 'react'
import { useWords } from '../speech.tsx'
import type { ChronicleLine } from '../table/table.ts'
import type { TableView } from './view.ts'

interface Chapter {
  readonly key: string
  readonly round: number | null
  readonly phase: string
  readonly lines: readonly Said[]
}
interface Said {
  readonly line: ChronicleLine
  readonly texts: readonly string[]
}

export function Chronicle({ view }: { view: TableView }) {
  const w = useWords()
  const { snapshot, moment } = view
  const said = useMemo(() => sayer(w), [w])
  const chapters = useMemo(() => chaptersOf(snapshot.lines, said), [snapshot.lines, said])
  const box = useRef<HTMLElement>(null)
  // The newest line stays in sight while the present is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines are the reason
  useEffect(() => {
    if (!moment) box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [snapshot.lines, moment])
  const away = snapshot.awaySince
  return (
    <section className="chronicle" aria-label={w.say('chronicle.title')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list must be scrollable from the keyboard */}
      <section className="chapters" ref={box} tabIndex={0} aria-label={w.say('chronicle.title')}>
        {chapters.map((c, i) => (
          <section key={c.key}>
            {c.round !== null && c.round !== chapters[i - 1]?.round && (
              <h3>{w.say('chronicle.round', { n: c.round })}</h3>
            )}
            {c.phase && <h4>{w.say(c.phase === 'setup' ? 'chronicle.setup' : `decision.${c.phase}`)}</h4>}
            <ol>
              {c.lines.map(l => (
                <Line
                  key={l.line.seq}
                  line={l.line}
                  texts={l.texts}
                  colour={l.line.seat < 0 ? null : view.table.players[l.line.seat].colour}
                  jump={view.jump}
                  isShown={moment?.seq === l.line.seq}
                  isNew={away !== null && l.line.seq > away}
                />
              ))}
            </ol>
          </section>
        ))}
      </section>
      <Replay view={view} />
    </section>
  )
}

interface LineProps {
  readonly line: ChronicleLine
  readonly texts: readonly string[]
  readonly colour: number | null
  readonly jump: (seq: number) => void
  readonly isShown: boolean
  readonly isNew: boolean
}
const Line = memo(function Line({ line, texts, colour, jump, isShown, isNew }: LineProps) {
  return (
    <li className={`line${isShown ? ' shown' : ''}${isNew ? ' new' : ''}`}>
      <button type="button" onClick={() => jump(line.seq)} aria-current={isShown ? 'true' : undefined}>
        {colour === null ? <span className="shape-space" aria-hidden="true" /> : <Shape colour={colour} size={14} />}
        <span>
          {texts.map((text, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events of one line, in their order
            <span key={i} className="event">
              {text}
            </span>
          ))}
        </span>
      </button>
    </li>
  )
})

/** The slider over all moments of the game. */
function Replay({ view }: { view: TableView }) {
  const w = useWords()
  const moments = useMemo(() => view.snapshot.lines.map(l => l.seq), [view.snapshot.lines])
  const last = moments.length - 1
  const at = view.moment ? moments.indexOf(view.moment.seq) : last
  const to = (i: number): void => view.jump(i >= last ? null : moments[Math.max(0, i)])
  return (
    <div className="replay">
      <button
        type="button"
        className="button square small"
        onClick={() => to(at - 1)}
        disabled={at <= 0}
        aria-label={w.say('replay.previous')}
      >
        <span aria-hidden="true">◂</span>
      </button>
      <input
        type="range"
        min={0}
        max={Math.max(0, last)}
        value={Math.max(0, at)}
        onChange={e => to(Number(e.target.value))}
        aria-label={w.say('replay.slider')}
        aria-valuetext={w.say('replay.position', { at: at + 1, of: last + 1 })}
      />
      <button
        type="button"
        className="button square small"
        onClick={() => to(at + 1)}
        disabled={at >= last}
        aria-label={w.say('replay.next')}
      >
        <span aria-hidden="true">▸</span>
      </button>
    </div>
  )
}

/** Lines about which there is nothing to say are left out. */
function chaptersOf(
  lines: readonly ChronicleLine[],
  textsOf: (line: ChronicleLine) => readonly string[],
): readonly Chapter[] {
  const chapters: (Chapter & { lines: Said[] })[] = []
  for (const line of lines) {
    const texts = textsOf(line)
    if (texts.length === 0) continue
    const last = chapters.at(-1)
    if (last && last.round === line.round && last.phase === line.phase) last.lines.push({ line, texts })
    else chapters.push({ key: `${line.seq}`, round: line.round, phase: line.phase, lines: [{ line, texts }] })
  }
  return chapters
}

/** A long game has thousands of lines and each new one redraws the list: what was said once is kept. */
function sayer(w: Words): (line: ChronicleLine) => readonly string[] {
  const kept = new WeakMap<ChronicleLine, readonly string[]>()
  return line => {
    let texts = kept.get(line)
    if (!texts) {
      texts = line.events.map(w.event).filter(Boolean)
      kept.set(line, texts)
    }
    return texts
  }
}
