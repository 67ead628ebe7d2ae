/** The head of the shelf and of every page around it: where one is, and what one came to do. */
import type { ReactNode } from 'react'
import { Graticule } from '../shelf/covers/graticule.tsx'
import { useWords } from '../speech.tsx'
import { Link } from './link.tsx'

interface Props {
  readonly title: string
  readonly text?: string
  /** A way back; the shelf itself has none. */
  readonly back?: { readonly to: string; readonly label: string }
  /** A picture beside the title: the cover of a game. */
  readonly picture?: ReactNode
  /** Tools and the one thing to do here. */
  readonly children?: ReactNode
}

export function Masthead({ title, text, back, picture, children }: Props) {
  const w = useWords()
  return (
    <header className="hero">
      <Graticule />
      <div className="hero-in">
        {picture && <div className="hero-picture">{picture}</div>}
        <div className="hero-words">
          {back && (
            <Link to={back.to} className="link hero-back">
              <span aria-hidden="true">‹</span> {back.label}
            </Link>
          )}
          <h1 translate={title === w.say('ecumene') ? 'no' : undefined}>{title}</h1>
          {text && <p>{text}</p>}
        </div>
        {children && <div className="row hero-tools">{children}</div>}
      </div>
    </header>
  )
}
