/** What an online table adds to the table screen. */
import type { Words } from '@ecumene/words'
import type { Extras } from '../screen/view.ts'
import { useWords } from '../speech.tsx'
import { AfterGame } from './after-game.tsx'
import { ChatLabel, ChatPanel } from './chat.tsx'
import { useAround } from './clock.tsx'
import { NewerRules } from './newer-rules.tsx'
import { Notices } from './notices.tsx'
import type { Around, OnlineTable } from './online-table.ts'
import { SeatNote } from './seat-note.tsx'
import { Status } from './status.tsx'
import { TableTool } from './table-sheet.tsx'
import { Takeback } from './takeback.tsx'

export function extrasOf(
  table: OnlineTable,
  user: string | null,
  isOlder: boolean,
  onChange: () => Promise<void>,
): Extras {
  return {
    status: <Status table={table} />,
    tool: <TableTool table={table} onChange={onChange} />,
    notices: (
      <>
        {isOlder && <NewerRules table={table} onChange={onChange} />}
        <Takeback table={table} onChange={onChange} />
        <Notices table={table} onChange={onChange} />
      </>
    ),
    seat: seat => <SeatNote table={table} seat={seat} />,
    talk: { label: <ChatLabel talk={table.talk} />, panel: <TableTalk table={table} user={user} /> },
    final: <AfterGame table={table} />,
  }
}

function TableTalk({ table, user }: { table: OnlineTable; user: string | null }) {
  const w = useWords()
  const around = useAround(table)
  return <ChatPanel talk={table.talk} match={table.id} user={user} note={whoHears(w, around)} />
}
/** While a game goes on, players and spectators may not hear each other. */
function whoHears(w: Words, { info }: Around): string | null {
  if (info.status !== 'live' || !info.settings.watchers) return null
  if (info.me === null)
    return info.settings.hushWatchers ? w.say('chat.hushedYou') : info.settings.delay > 0 ? w.say('chat.lateYou') : null
  return info.settings.hushWatchers ? w.say('chat.hushed') : null
}
