/** Where a page has nothing to tell yet: the way to where games are found. */
import { useWords } from '../speech.tsx'
import { Link } from '../ui/link.tsx'

export function ToAGame() {
  const w = useWords()
  return (
    <p>
      <Link to="/online" className="button primary">
        {w.say('queue.find')}
      </Link>
    </p>
  )
}
