/** A table on the server: the waiting room before the game, the table from then on. */
import '../design/shelf.css'
import '../design/table.css'
import './online.css'
import '../middle/middle.css'
import { layoutFor } from '@ecumene/kernel'
import type { TableInfo } from '@ecumene/protocol'
import { Client } from '@ecumene/protocol/client'
import { type ComponentType, useCallback, useEffect, useMemo, useState } from 'react'
import { failureOf } from '../failure.ts'
import { noteSeal } from '../fair/seal.ts'
import { HandLayout } from '../middle/hand-layout.tsx'
import { HandWaiting } from '../middle/hand-waiting.tsx'
import { MiddleLayout } from '../middle/middle-layout.tsx'
import { MiddleWaiting } from '../middle/waiting.tsx'
import { loadPackOf, type Pack, useTexts } from '../pack.ts'
import { TableScreen } from '../screen/table-screen.tsx'
import type { TableView } from '../screen/view.ts'
import { useWords } from '../speech.tsx'
import { Loading, Trouble } from '../ui/trouble.tsx'
import { extrasOf } from './extras.tsx'
import { Invitation } from './invitation.tsx'
import { OnlineTable } from './online-table.ts'
import { goneText } from './proposal-end.ts'
import { enter, server } from './session.ts'
import { hasRoomForMe } from './table-row.tsx'
import { WaitingRoom } from './waiting-room.tsx'

const EVERY_MS = 2000
const SLOW_MS = 60_000

/** The whole table; the board for all, as a spectator sees it; or what one player holds beside that. */
type SeenAs = 'table' | 'middle' | 'hand'

export default function MatchPage({ id, as = 'table' }: { id: string; as?: SeenAs }) {
  const w = useWords()
  const [info, setInfo] = useState<TableInfo | null>(null)
  const [user, setUser] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const refresh = useCallback(async () => {
    setUser(await enter())
    const found = await server.table(id)
    noteSeal(found)
    // Nobody sits in the middle.
    setInfo(as === 'middle' ? { ...found, me: null } : found)
  }, [id, as])
  useEffect(() => {
    refresh().catch(error => setTrouble(failureOf(error).key))
  }, [refresh])
  // During a slow game the quiet hours of its players come and go.
  const every =
    info?.status === 'open' ? EVERY_MS : info?.status === 'live' && info.settings.pace.kind === 'slow' ? SLOW_MS : null
  useEffect(() => {
    if (every === null) return
    const timer = setInterval(() => void refresh().catch(() => {}), every)
    return () => clearInterval(timer)
  }, [every, refresh])

  if (trouble) return <Trouble title={w.say('failure.title')} text={w.say(trouble)} />
  if (!info) return <Loading />
  if (info.status === 'gone') return <Trouble title={w.say('online.goneTitle')} text={goneText(w, info)} />
  if (info.status === 'broken') return <Trouble title={w.say('failure.title')} text={w.say('online.broken')} />
  if (info.status === 'open' && as === 'middle')
    return <MiddleWaiting info={info} isOwner={info.owner === user} onChange={refresh} />
  if (info.status === 'open' && info.me === null && info.owner !== user && hasRoomForMe(info))
    return <Invitation info={info} onSit={() => server.join(id).then(refresh)} />
  if (as === 'hand' && (info.status === 'open' || info.me === null))
    return <HandWaiting info={info} onChange={refresh} />
  if (info.status === 'open') return <WaitingRoom info={info} user={user} onChange={refresh} />
  // Another seat, other eyes: sit down anew.
  return <Playing key={info.me} info={info} user={user} as={as} onChange={refresh} />
}

interface Opened {
  readonly table: OnlineTable
  readonly pack: Pack
}

interface PlayingProps {
  readonly as: SeenAs
  readonly info: TableInfo
  readonly user: string | null
  readonly onChange: () => Promise<void>
}

function Playing({ info, user, as, onChange }: PlayingProps) {
  const w = useWords()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes at the table is told to it below
  useEffect(() => {
    const client = new Client()
    let table: OnlineTable | null = null
    let isCurrent = true
    const open = async (): Promise<void> => {
      const pack = await loadPackOf(info.game, info.version, info.setup).catch(() => 'absent' as const)
      if (!isCurrent) return
      if (pack === 'absent') return setTrouble('online.version')
      if (!pack) return setTrouble('failure.game')
      const link = await client.open(info.id, layoutFor(pack.game, info.setup), false, as === 'middle')
      if (!isCurrent) return
      link.on(what => what === 'table' && void onChange().catch(() => {}))
      table = new OnlineTable(client, link, pack.game, info)
      setOpened({ table, pack })
    }
    open().catch(error => isCurrent && setTrouble(failureOf(error).key))
    return () => {
      isCurrent = false
      table?.close()
      client.close()
    }
  }, [info.id, info.game, info.version, onChange])
  const table = opened?.table
  useEffect(() => table?.renew(info), [table, info])

  if (trouble) return <Trouble title={w.say('failure.title')} text={w.say(trouble)} />
  if (!opened) return <Loading />
  return <WithTexts {...opened} user={user} as={as} onChange={onChange} />
}

function WithTexts({ table, pack, user, as, onChange }: Opened & Omit<PlayingProps, 'info'>) {
  const { language } = useWords()
  const texts = useTexts(pack.game.id, language, pack.older)
  const extras = useMemo(() => extrasOf(table, user, pack.older !== null, onChange), [table, user, pack, onChange])
  const isOwner = user !== null && table.around().info.owner === user
  const layout = useMemo(() => layoutOf(as, table, isOwner), [as, table, isOwner])
  return texts ? (
    <TableScreen table={table} pack={pack} texts={texts} extras={extras} {...(layout ? { layout } : {})} />
  ) : (
    <Loading />
  )
}
function layoutOf(as: SeenAs, table: OnlineTable, isOwner: boolean): ComponentType<{ view: TableView }> | null {
  if (as === 'hand') return HandLayout
  return as === 'middle' ? ({ view }) => <MiddleLayout view={view} table={table} isOwner={isOwner} /> : null
}
