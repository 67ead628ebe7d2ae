/** Opens a kept game: loads its rules, texts and board, starts the worker, hands the table to the screen. */
import '../design/table.css'
import { useEffect, useState } from 'react'
import { LocalTable, type Port } from '../local/local-table.ts'
import { loadHead } from '../local/saves.ts'
import { loadPackOf, type Pack, useTexts } from '../pack.ts'
import { settings, useSettings, waitsOf } from '../settings.ts'
import { useWords } from '../speech.tsx'
import { Loading, Trouble } from '../ui/trouble.tsx'
import { TableScreen } from './table-screen.tsx'

interface OpenedGame {
  readonly table: LocalTable
  readonly pack: Pack
}

export default function TablePage({ id }: { id: string }) {
  const w = useWords()
  const [opened, setOpened] = useState<OpenedGame | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    let table: LocalTable | null = null
    const open = async (): Promise<void> => {
      const kept = await loadHead(id)
      if (!isCurrent) return
      if (!kept) return setTrouble('failure.gone')
      const { version, setup } = kept.record
      const pack = await loadPackOf(kept.head.game, version, setup).catch(() => 'absent' as const)
      if (!isCurrent) return
      if (pack === 'absent') return setTrouble('failure.version')
      if (!pack) return setTrouble('failure.game')
      const worker = new Worker(new URL('../local/worker.ts', import.meta.url), { type: 'module' })
      table = new LocalTable(id, pack.game, setup, kept.head.players, worker as Port, waitsOf(settings()))
      setOpened({ table, pack })
    }
    open().catch(() => setTrouble('failure.broken'))
    return () => {
      isCurrent = false
      table?.close()
    }
  }, [id])

  const { pace, patience } = useSettings()
  useEffect(() => opened?.table.pace(waitsOf({ pace, patience })), [opened, pace, patience])

  if (trouble) return <Trouble title={w.say('failure.title')} text={w.say(trouble)} />
  if (!opened) return <Loading />
  return <WithTexts {...opened} />
}

function WithTexts({ table, pack }: OpenedGame) {
  const { language } = useWords()
  const texts = useTexts(pack.game.id, language, pack.older)
  return texts ? <TableScreen table={table} pack={pack} texts={texts} /> : <Loading />
}
