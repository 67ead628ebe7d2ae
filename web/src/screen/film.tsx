/** The film of a finished game: it runs by itself over the board, can be halted, and ends with the result. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useWords } from '../speech.tsx'
import { cutsOf, filmOf, msOf, type Scene } from '../table/film.ts'
import type { TableView } from './view.ts'

/** An address that ends so begins with the film. */
export const FILM_HASH = '#film'

export function Film({ view, onEnd }: { view: TableView; onEnd: () => void }) {
  const w = useWords()
  const film = useScenes(view)
  const [wanted, setAt] = useState(0)
  const [isHalted, setHalted] = useState(false)
  const { jump } = view
  const last = (film?.length ?? 0) - 1
  // What the server tells late may make the film shorter.
  const at = Math.min(wanted, Math.max(0, last))
  const scene = film?.[at]
  const isLast = at === last
  useEffect(() => {
    if (scene) jump(isLast ? null : scene.seq)
  }, [scene, isLast, jump])
  const leave = useCallback(() => {
    jump(null)
    onEnd()
  }, [jump, onEnd])
  useEffect(() => {
    if (!scene || isHalted) return
    const timer = setTimeout(() => (isLast ? leave() : setAt(n => n + 1)), scene.ms)
    return () => clearTimeout(timer)
  }, [scene, isHalted, isLast, leave])
  const halt = useRef<HTMLButtonElement>(null)
  useEffect(() => halt.current?.focus({ preventScroll: true }), [])
  const whole = useMemo(() => msOf(film ?? []), [film])
  const seconds = Math.round(msOf(film?.slice(0, at + 1) ?? []) / 1000)
  return (
    <section
      className="film"
      aria-label={w.say('film.title')}
      data-film={film ? 'running' : 'loading'}
      onKeyDown={e => e.key === 'Escape' && leave()}
    >
      <button
        type="button"
        ref={halt}
        className="button primary small"
        data-film-halt
        aria-pressed={isHalted}
        onClick={() => setHalted(!isHalted)}
      >
        {w.say(isHalted ? 'film.on' : 'film.halt')}
      </button>
      <progress
        max={film?.length ?? 1}
        value={film ? at + 1 : 0}
        aria-label={w.say('film.progress', { at: seconds, of: Math.round(whole / 1000) })}
      />
      <button type="button" className="button small" data-film-end onClick={leave}>
        {w.say('film.end')}
      </button>
    </section>
  )
}

/** The scenes, once all their positions are here. */
function useScenes({ table, snapshot: { lines } }: TableView): readonly Scene[] | null {
  const [film, setFilm] = useState<readonly Scene[] | null>(null)
  useEffect(() => {
    let isCurrent = true
    const shoot = async (): Promise<void> => {
      const moments = await Promise.all(cutsOf(lines.slice(0)).map(seq => table.at(seq)))
      const found = moments.flatMap(m => (m ? [m] : []))
      const scenes = filmOf(
        found.map(m => m.seq),
        found.map(m => m.view.words),
      )
      if (isCurrent) setFilm(scenes)
    }
    void shoot()
    return () => {
      isCurrent = false
    }
  }, [table, lines])
  return film
}
