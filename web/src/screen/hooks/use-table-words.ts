/** The words of a table: those of the shell and of its game, with the names of the people who sit there. */
import type { ActionJson } from '@ecumene/kernel'
import type { GameUi } from '@ecumene/kit/seam.ts'
import type { Words } from '@ecumene/words'
import { useMemo } from 'react'
import { looksOf } from '../../names.ts'
import type { Texts } from '../../pack.ts'
import { shellWords } from '../../speech.tsx'
import type { Holding } from '../../table/holding.ts'
import { remembering } from '../chronicle-book.ts'

export function useTableWords(table: Holding, ui: GameUi | null, texts: Texts): Words {
  // Seats change hands during a game on a server.
  const { players } = table
  return useMemo(() => {
    // The language of the texts that are here: shell and game change together.
    const w = shellWords(texts.language, ...texts.catalogues)
    const seated = w.seated(looksOf(w, players).map(p => p.name))
    const action = (a: ActionJson): string => {
      const now = table.snapshot()
      return seated.action((now && ui?.named?.(now.held?.from ?? now.view, a, now.viewer)) ?? a)
    }
    return { ...seated, action, event: remembering(seated.event) }
  }, [texts, players, table, ui])
}
