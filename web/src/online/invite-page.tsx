/**
 * Where an invitation leads: what is played there and with whom, and one button to sit down. Looking uses nothing up.
 */
import '../design/shelf.css'
import './online.css'
import type { TableInfo } from '@ecumene/protocol'
import { useEffect, useState } from 'react'
import { go } from '../router.ts'
import { useWords } from '../speech.tsx'
import { Link } from '../ui/link.tsx'
import { Loading, Trouble } from '../ui/trouble.tsx'
import { FailureNote, useAct } from '../ui/use-act.tsx'
import { invitation } from './calls.ts'
import { NameField } from './name-field.tsx'
import { enter, server } from './session.ts'
import { Seats } from './table-row.tsx'
import { TableTerms } from './terms.tsx'

export default function InvitePage({ code }: { code: string }) {
  const w = useWords()
  const [info, setInfo] = useState<TableInfo | null>(null)
  const [isSpent, setSpent] = useState(false)
  const act = useAct()
  useEffect(() => {
    enter()
      .then(() => invitation(code))
      .then(setInfo, () => setSpent(true))
  }, [code])
  const accept = (): Promise<boolean> => act.run(async () => go(`/online/${(await server.accept(code)).id}`))
  if (isSpent) return <Trouble title={w.say('online.inviteTitle')} text={w.say('online.inviteSpent')} />
  if (!info) return <Loading />
  return (
    <main className="shelf online">
      <header className="section-head">
        <Link to="/online" className="button quiet small">
          <span aria-hidden="true">‹</span> {w.say('online.toLobby')}
        </Link>
        <h1>{info.title ?? w.say(`game.${info.game}`)}</h1>
      </header>
      <p>{w.say('online.invited')}</p>
      <Seats table={info} />
      <TableTerms info={info} />
      <NameField />
      <div className="row">
        {info.me === null ? (
          <button type="button" className="button primary" data-accept onClick={accept}>
            {w.say('online.join')}
          </button>
        ) : (
          <Link className="button primary" to={`/online/${info.id}`}>
            {w.say('online.enter')}
          </Link>
        )}
      </div>
      <FailureNote failure={act.failure} />
    </main>
  )
}
