/**
 * Messages between servers. Anything that reaches the bus can write to it: invalid notes are dropped and counted, and
 * no input ends this process.
 */
import type { EventEmitter } from 'node:events'
import { Id, UserId } from '@ecumene/protocol'
import { z } from 'zod'

/**
 * `move`: a match has new lines; `table`: its seats or settings changed; `chat`; `user`: a person's sessions or
 * channels did; `bots`: a bot is asked there, and the sender does not play for bots.
 */
const Note = z.object({
  from: z.string().min(1).max(40),
  kind: z.enum(['move', 'table', 'chat', 'user', 'people', 'here', 'bots']),
  match: Id.optional(),
  user: UserId.optional(),
  id: Id.optional(),
  /** Of `people`: who of the sender's own is at the table, and whether the others are to answer. */
  present: z.int().min(0).max(255).optional(),
  watchers: z.int().min(0).max(1_000_000).optional(),
  isAsking: z.boolean().optional(),
})
export type TableNote = z.infer<typeof Note>
/** `stray`: something came over the bus that is no note, or one that nobody here could take. */
export type Notes = EventEmitter<{ note: [TableNote]; reset: []; stray: [reason: string] }>

const LONGEST = 2_000

/** Null: it is no note. */
export function noteIn(text: string): TableNote | null {
  if (text.length > LONGEST) return null
  try {
    return Note.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
export function hear(notes: Notes, text: string): void {
  const note = noteIn(text)
  if (!note) {
    notes.emit('stray', `${text.length} characters that are no note`)
    return
  }
  try {
    notes.emit('note', note)
  } catch (error) {
    notes.emit('stray', String(error))
  }
}
