/** What is mine, under the board: as high as the board can spare; asked for, all of it, over the board's foot. */
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../speech.tsx'
import { Drawn } from './drawn-part.tsx'
import type { TableView } from './view.ts'

export function MineArea({ view }: { view: TableView }) {
  const w = useWords()
  const { ui, parts } = view
  const box = useRef<HTMLDivElement>(null)
  const [isAll, showAll] = useState(false)
  const isCut = useIsCut(box)
  if (!ui?.MyArea || ui.holdsMine || parts.seat === 'table') return null
  return (
    <section className={isAll ? 'mine-area all' : 'mine-area'} aria-label={w.say('me.title')}>
      <div className="mine-in" ref={box}>
        <Drawn view={view}>
          <ui.MyArea {...parts} />
        </Drawn>
      </div>
      {(isCut || isAll) && (
        <button
          type="button"
          className="mine-grip"
          data-fold="mine"
          aria-expanded={isAll}
          aria-label={w.say(isAll ? 'me.less' : 'me.all')}
          title={w.say(isAll ? 'me.less' : 'me.all')}
          onClick={() => showAll(!isAll)}
        >
          <span aria-hidden="true">{isAll ? '▾' : '▴'}</span>
        </button>
      )}
    </section>
  )
}

/** Whether some of it does not fit. */
function useIsCut(box: { readonly current: HTMLElement | null }): boolean {
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const look = (): void => setCut(element.scrollHeight > element.clientHeight + 4)
    const watch = new ResizeObserver(look)
    watch.observe(element)
    for (const child of element.children) watch.observe(child)
    return () => watch.disconnect()
  }, [box])
  return isCut
}
