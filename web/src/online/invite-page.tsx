/** Where an invitation leads that seats one person once. Looking uses nothing up. */
import '../design/shelf.css'
import './online.css'
import type { TableInfo } from '@ecumene/protocol'
import { useEffect, useState } from 'react'
import { go } from '../router.ts'
import { useWords } from '../speech.tsx'
import { Link } from '../ui/link.tsx'
import { Loading, Trouble } from '../ui/trouble.tsx'
import { invitation } from './calls.ts'
import { Invitation } from './invitation.tsx'
import { enter, server } from './session.ts'

export default function InvitePage({ code }: { code: string }) {
  const w = useWords()
  const [info, setInfo] = useState<TableInfo | null>(null)
  const [isSpent, setSpent] = useState(false)
  useEffect(() => {
    enter()
      .then(() => invitation(code))
      .then(setInfo, () => setSpent(true))
  }, [code])
  const accept = async (): Promise<void> => {
    const { id } = await server.accept(code)
    // A phone beside the board in the middle shows the hand alone.
    go(`/${new URLSearchParams(location.search).has('hand') ? 'hand' : 'online'}/${id}`)
  }
  if (isSpent) return <Trouble title={w.say('online.inviteTitle')} text={w.say('online.inviteSpent')} />
  if (!info) return <Loading />
  if (info.me === null) return <Invitation info={info} onSit={accept} />
  return (
    <main className="shelf online">
      <h1>{info.title ?? w.say(`game.${info.game}`)}</h1>
      <Link className="button primary" to={`/online/${info.id}`}>
        {w.say('online.enter')}
      </Link>
    </main>
  )
}
