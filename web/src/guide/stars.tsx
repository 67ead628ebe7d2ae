/** Up to three stars, with a label for screen readers. */
import { useWords } from '../speech.tsx'

export function Stars({ n }: { n: number }) {
  const w = useWords()
  return (
    <span className="stars">
      <span aria-hidden="true">
        {'★'.repeat(n)}
        <span className="soft">{'☆'.repeat(3 - n)}</span>
      </span>
      <span className="hidden-text">{w.say('challenges.stars', { n })}</span>
    </span>
  )
}
