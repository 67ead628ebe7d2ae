/** A part that the game draws itself. If it fails, the table says so and goes on: the list plays everything. */
import type { ReactNode } from 'react'
import { useWords } from '../speech.tsx'
import { Safe } from '../ui/safe.tsx'
import type { TableView } from './view.ts'

export function Drawn({ view, children }: { view: TableView; children: ReactNode }) {
  const w = useWords()
  return (
    <Safe
      again={view.parts.view}
      fallback={error => (
        <div className="notice bad drawn-failed" role="alert">
          <p>{w.say('drawn.failed')}</p>
          <p className="soft small-text">{error.message}</p>
          {!view.isList && (
            <button type="button" className="button small" onClick={() => view.setList(true)}>
              {w.say('top.list')}
            </button>
          )}
        </div>
      )}
    >
      {children}
    </Safe>
  )
}
