/** Whoever is a guest reads here what they need first, and where they get it. */
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
