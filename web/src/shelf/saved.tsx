/** Games that were begun in this browser. */

import { Shape } from '@ecumene/kit/shape.tsx'
import { useMemo, useState } from 'react'
import { aboutOf } from '../games.ts'
import { deleteGame, loadGame, type SavedHead, saveGame } from '../local/saves.ts'
import { playerName } from '../names.ts'
import { useWords } from '../speech.tsx'
import { type Question, useAsk } from '../ui/ask.tsx'
import { download } from '../ui/download.ts'
import { Link } from '../ui/link.tsx'
import { ago } from './ago.ts'
import { Cover } from './covers/cover.tsx'

/** One row on a desk. */
const FEW = 3
type KeptGame = NonNullable<Awaited<ReturnType<typeof loadGame>>>

export function SavedList({ saved, onChange }: { saved: readonly SavedHead[]; onChange: () => void }) {
  const w = useWords()
  const [all, showAll] = useState(false)
  const [gone, setGone] = useState<KeptGame | null>(null)
  const remove = async (id: string): Promise<void> => {
    setGone(await loadGame(id))
    await deleteGame(id)
    onChange()
  }
  const { ask, dialog } = useAsk()
  const removing = (head: SavedHead): Question => ({
    title: w.say('ask.delete', { name: w.say(`game.${head.game}`) }),
    text: w.say('ask.deleteText'),
    no: w.say('ask.keep'),
    yes: w.say('saved.delete'),
    onYes: () => void remove(head.id),
  })
  const putBack = async (kept: KeptGame): Promise<void> => {
    await saveGame(kept.head, kept.record)
    setGone(null)
    onChange()
  }
  const shown = all ? saved : saved.slice(0, FEW)
  if (saved.length === 0 && !gone) return null
  return (
    <section aria-labelledby="saved-title">
      <div className="section-head">
        <h2 id="saved-title">{w.say('saved.title')}</h2>
        {saved.length > FEW && (
          <button type="button" className="button quiet small" onClick={() => showAll(!all)} aria-expanded={all}>
            {w.say(all ? 'saved.fewer' : 'saved.all', { n: saved.length })}
          </button>
        )}
      </div>
      <ul className="saved">
        {shown.map(head => (
          <Saved key={head.id} head={head} onDelete={() => ask(removing(head))} />
        ))}
      </ul>
      {dialog}
      {gone && (
        <p className="toast" role="status">
          {w.say('saved.gone', { name: w.say(`game.${gone.head.game}`) })}
          <button type="button" className="button small" onClick={() => putBack(gone)}>
            {w.say('saved.putBack')}
          </button>
          <button
            type="button"
            className="button small quiet"
            onClick={() => setGone(null)}
            aria-label={w.say('close')}
          >
            <span aria-hidden="true">✕</span>
          </button>
        </p>
      )}
    </section>
  )
}

function Saved({ head, onDelete }: { head: SavedHead; onDelete: () => void }) {
  const w = useWords()
  const name = w.say(`game.${head.game}`)
  const when = useMemo(() => ago(head.updatedAt, Date.now(), w.language), [head.updatedAt, w.language])
  const save = async (): Promise<void> => {
    const kept = await loadGame(head.id)
    const { fileOf } = await import('../local/file.ts')
    if (kept)
      download(
        `ecumene-${head.game}-${head.id.slice(0, 6)}.json`,
        JSON.stringify(fileOf(kept.head.players, kept.record)),
      )
  }
  const winners = (head.winners ?? []).map(seat => playerName(w, head.players, seat))
  const list = new Intl.ListFormat(w.language)
  const leaders = (head.leaders ?? []).map(seat => playerName(w, head.players, seat))
  const lead = leaders.length > 0 ? [w.say('saved.leads', { names: list.format(leaders), n: leaders.length })] : []
  return (
    <li className="saved-game">
      <div className="saved-cover">
        <Cover id={head.game} />
      </div>
      <div className="saved-text">
        <h3>{name}</h3>
        <p className="soft small-text">
          {winners.length > 0
            ? w.say('saved.won', { names: list.format(winners), n: winners.length })
            : [...lead, w.say('saved.progress', { percent: Math.round(head.progress * 100) })].join(' · ')}{' '}
          · {when}
        </p>
        <span className="saved-seats">
          {head.players.map((p, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <span key={seat} title={playerName(w, head.players, seat)}>
              <Shape colour={p.colour} initial={playerName(w, head.players, seat).slice(0, 1)} size={18} />
            </span>
          ))}
        </span>
      </div>
      {aboutOf(head.game) && (
        <Link className="button small primary" to={`/table/${head.id}`}>
          {w.say(head.isOver ? 'saved.look' : 'saved.continue')}
        </Link>
      )}
      <details className="saved-more">
        <summary aria-label={w.say('saved.more', { name })}>
          <span aria-hidden="true">⋯</span>
        </summary>
        <div>
          {head.isOver && (
            <Link className="button small quiet" to={`/fair/${head.id}`}>
              {w.say('fair.link')}
            </Link>
          )}
          <button
            type="button"
            className="button small quiet"
            onClick={save}
            aria-label={w.say('saved.exportName', { name })}
          >
            {w.say('saved.export')}
          </button>
          <button
            type="button"
            className="button small quiet"
            onClick={onDelete}
            aria-label={w.say('saved.deleteName', { name })}
          >
            {w.say('saved.delete')}
          </button>
        </div>
      </details>
    </li>
  )
}
