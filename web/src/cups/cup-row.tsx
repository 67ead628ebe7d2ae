/** One cup in a list: what is played, how far it is, how many play. */
import type { CupInfo } from '@ecumene/protocol'
import { spellDate } from '../online/time.ts'
import { Cover } from '../shelf/covers/cover.tsx'
import { useWords } from '../speech.tsx'
import { Link } from '../ui/link.tsx'

export function CupRow({ cup }: { cup: CupInfo }) {
  const w = useWords()
  return (
    <li className="online-table" data-cup={cup.id}>
      <div className="online-cover" aria-hidden="true">
        <Cover id={cup.game} />
      </div>
      <div className="online-what">
        <h3>{cup.name}</h3>
        <p className="soft small-text">
          {[
            w.say(`game.${cup.game}`),
            w.say(`cups.status.${cup.status}`),
            w.say(`cups.form.${cup.form}`),
            ...(cup.duplicate ? [w.say('cups.duplicate')] : []),
            w.say('cups.people', { n: cup.standings.length }),
            spellDate(cup.startsAt, w.language),
          ].join(' · ')}
        </p>
      </div>
      <Link to={`/cups/${cup.id}`} className="button small">
        {w.say('cups.open')}
      </Link>
    </li>
  )
}
