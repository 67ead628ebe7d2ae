/** The shuffle checker: was the luck fixed before the game, and is the record what followed from it? */
import '../design/shelf.css'
import './fair.css'
import { rulesOf } from '@ecumene/contract'
import type { Outcome } from '@ecumene/kernel'
import { ApiError } from '@ecumene/protocol/client'
import { useEffect, useState } from 'react'
import { Failure, failureOf } from '../failure.ts'
import { aboutOf } from '../games.ts'
import { readFile } from '../local/file.ts'
import { loadGame } from '../local/saves.ts'
import { server } from '../online/session.ts'
import { useWords } from '../speech.tsx'
import { Link } from '../ui/link.tsx'
import { LanguageSwitch } from '../ui/settings-dialog.tsx'
import { type CheckStep, check, type Evidence, STEPS } from './check.ts'
import { PasteForm } from './paste-form.tsx'
import { sealOf, sealWith } from './seal.ts'

interface Case extends Evidence {
  readonly title: string | null
  /** Kept in this browser: no server promises anything. */
  readonly isLocal: boolean
}
/** Games of this browser come first: their ids are their own. */
async function find(id: string): Promise<Case> {
  const kept = await loadGame(id).catch(() => null)
  if (kept)
    return { record: kept.record, seal: sealWith(kept.record.commitment), shown: null, title: null, isLocal: true }
  const [info, record] = await Promise.all([server.table(id), server.record(id)])
  return { record, seal: sealOf(id), shown: info.outcome as Outcome | null, title: info.title, isLocal: false }
}

export default function FairPage({ id }: { id: string }) {
  const w = useWords()
  const [about, setAbout] = useState<Case | null>(null)
  const [steps, setSteps] = useState<readonly CheckStep[]>([])
  const [trouble, setTrouble] = useState<Failure | null>(null)
  useEffect(() => {
    document.title = `${w.say('fair.title')} · Ecumene`
  }, [w])
  useEffect(() => {
    if (!id) return
    find(id).then(setAbout, error => setTrouble(troubleOf(error)))
  }, [id])
  useEffect(() => {
    if (!about) return
    let isCurrent = true
    const work = async (): Promise<void> => {
      const box = aboutOf(about.record.game)
      if (!box) throw new Failure('file.game', about.record.game)
      // By the rules it was played with. Without them the checker goes as far as it can.
      const game = await rulesOf(box, about.record.version).catch(() => box.load())
      const found: CheckStep[] = []
      for await (const step of check(about, game)) {
        if (!isCurrent) return
        found.push(step)
        setSteps([...found])
      }
    }
    setSteps([])
    work().catch(error => isCurrent && setTrouble(troubleOf(error)))
    return () => {
      isCurrent = false
    }
  }, [about])

  const paste = (text: string): void => {
    setTrouble(null)
    setAbout(null)
    try {
      const { record } = readFile(text)
      setAbout({ record, seal: sealWith(record.commitment), shown: null, title: null, isLocal: false })
    } catch (error) {
      setTrouble(troubleOf(error))
    }
  }
  const isDone = steps.length === STEPS.length
  const isBad = steps.some(s => s.verdict === 'bad')
  return (
    <main className="shelf fair">
      <header className="section-head">
        <Link to={id && about && !about.isLocal ? `/online/${id}` : '/'} className="button quiet small">
          <span aria-hidden="true">‹</span> {w.say(id && about && !about.isLocal ? 'fair.toTable' : 'toShelf')}
        </Link>
        <h1>{w.say('fair.title')}</h1>
        <LanguageSwitch />
      </header>
      <p className="fair-about">{w.say('fair.about')}</p>
      {!id && <PasteForm onText={paste} />}
      {trouble && (
        <p className="notice bad" role="alert" data-test="fair-trouble">
          {w.say(trouble.key)} <span className="soft">{trouble.detail}</span>
        </p>
      )}
      {about && (
        <section aria-labelledby="fair-steps" className="stack">
          <h2 id="fair-steps">{about.title ?? w.say(`game.${about.record.game}`)}</h2>
          <p
            className={`notice ${isDone ? (isBad ? 'bad' : 'good') : ''}`}
            role="status"
            data-test="fair-verdict"
            data-verdict={verdict()}
          >
            <strong>{w.say(`fair.verdict.${verdict()}`)}</strong>
          </p>
          <ol className="fair-steps">
            {steps.map((s, i) => (
              <li key={s.name} className={s.verdict} data-step={s.name} data-verdict={s.verdict}>
                <span className="fair-mark" aria-hidden="true">
                  {MARKS[s.verdict]}
                </span>
                <div>
                  <h3>
                    {i + 1}. {w.say(`fair.step.${s.name}`)}{' '}
                    <span className="hidden-text">: {w.say(`fair.mark.${s.verdict}`)}</span>
                  </h3>
                  <p>{says(s)}</p>
                </div>
              </li>
            ))}
          </ol>
          <details className="more">
            <summary>{w.say('fair.byHand')}</summary>
            <div className="stack small-text">
              <p>{w.say('fair.byHand.text')}</p>
              <dl className="fair-codes">
                <dt>{w.say('fair.fingerprint')}</dt>
                <dd>
                  <code>{about.record.commitment}</code>
                </dd>
                <dt>{w.say('fair.secret')}</dt>
                <dd>
                  <code>{about.record.key}</code>
                </dd>
              </dl>
            </div>
          </details>
          <p className="soft small-text">{w.say('fair.limits')}</p>
        </section>
      )}
    </main>
  )

  function verdict(): string {
    if (!isDone) return 'working'
    if (isBad) return 'bad'
    return steps.some(s => s.verdict === 'skipped' || (s.verdict === 'open' && s.name !== 'seal')) ? 'open' : 'good'
  }
  function says(s: CheckStep): string {
    if (s.name === 'seal' && s.verdict === 'open' && about?.isLocal) return w.say('fair.step.seal.local')
    return s.verdict === 'skipped' ? w.say('fair.skippedText') : w.say(`fair.step.${s.name}.${s.says}`, s.args)
  }
}
const MARKS = { good: '✓', bad: '✗', open: '?', skipped: '–' } as const

function troubleOf(error: unknown): Failure {
  if (error instanceof ApiError) return new Failure(error.code === 'unfinished' ? 'fair.unfinished' : 'fair.unknown')
  return failureOf(error)
}
