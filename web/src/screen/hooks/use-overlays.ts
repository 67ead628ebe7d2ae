/** What lies over the table: the rule lens, dialogs, the result and the film of a finished game. */
import type { RuleId } from '@ecumene/kernel'
import { useCallback, useState } from 'react'
import { FILM_HASH } from '../film.tsx'
import type { LensPoint } from '../lens.tsx'

export function useOverlays() {
  const [lens, setLens] = useState<LensPoint | null>(null)
  const [dialog, setDialog] = useState<'settings' | 'shortcuts' | null>(null)
  const [isResultOpen, setResultOpen] = useState(true)
  const [isFilm, setFilm] = useState(location.hash === FILM_HASH)
  const openRule = useCallback((rule: RuleId) => setLens({ rule, refusal: null }), [])
  const endFilm = useCallback(() => {
    setFilm(false)
    setResultOpen(true)
  }, [])
  return { lens, setLens, openRule, dialog, setDialog, isResultOpen, setResultOpen, isFilm, setFilm, endFilm }
}
