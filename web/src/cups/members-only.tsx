/** Tells guests that they need an account first, and where to make one. */
import { useWords } from '../speech.tsx'
import { Link } from '../ui/link.tsx'

export function MembersOnly() {
  const w = useWords()
  return (
    <p className="soft" data-members-only>
      {w.say('cups.membersOnly')}{' '}
      <Link to="/account" className="link">
        {w.say('account.join.title')}
      </Link>
    </p>
  )
}
