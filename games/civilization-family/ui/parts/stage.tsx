/** A screen laid over the map while a phase needs it; it steps aside at a click. */
import { type ReactNode, useState } from 'react'

interface Props {
  readonly title: string
  readonly hide: string
  readonly show: string
  /** Narrow: beside the map, which stays in use. */
  readonly isNarrow?: boolean
  /** Only to be read: on a narrow screen, where it would cover the map, it opens when asked. */
  readonly isNote?: boolean
  readonly children: ReactNode
}
export function Stage({ title, hide, show, isNarrow = false, isNote = false, children }: Props) {
  const [isOpen, setOpen] = useState(() => !isNote || !matchMedia('(max-width: 860px)').matches)
  return (
    <section
      className={`civ-stage ${isOpen ? '' : 'is-closed'} ${isNarrow ? 'is-narrow' : ''}`}
      aria-label={title}
      data-testid="stage"
      data-covers
    >
      <header>
        <h2>{title}</h2>
        <button type="button" className="button small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? hide : show}
        </button>
      </header>
      {isOpen && <div className="civ-stage-body">{children}</div>}
    </section>
  )
}
