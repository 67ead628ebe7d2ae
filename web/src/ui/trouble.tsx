import { useWords } from '../speech.tsx'
import { Link } from './link.tsx'

export function Loading() {
  const w = useWords()
  return (
    <main className="centre">
      <p className="soft" role="status">
        {w.say('loading')}
      </p>
    </main>
  )
}
/** Something is not there or went wrong: what, and the way home. */
export function Trouble({ title, text, detail }: { title: string; text: string; detail?: string }) {
  const w = useWords()
  return (
    <main className="centre">
      <div className="stack trouble">
        <h1>{title}</h1>
        <p>{text}</p>
        {detail && <p className="soft small-text">{detail}</p>}
        <p>
          <Link className="button primary" to="/">
            {w.say('toShelf')}
          </Link>
        </p>
      </div>
    </main>
  )
}

/** A fault of ours: nothing more can be shown, but the games are kept. */
export function Broken({ error }: { error: Error }) {
  const w = useWords()
  return <Trouble title={w.say('broken.title')} text={w.say('broken.text')} detail={error.message} />
}
