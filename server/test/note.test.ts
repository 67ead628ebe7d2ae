/** What comes over the bus of the servers: notes, and what only reaches it. */
import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { hear, type Notes, noteIn, type TableNote } from '../src/store/note.ts'

const STRAYS = [
  'garbage',
  '',
  'null',
  '7',
  '[]',
  '{}',
  '{"kind":"move"}',
  '{"from":"a","kind":"cook"}',
  '{"from":"a","kind":"people","match":"error"}',
  '{"from":"a","kind":"people","match":"__proto__"}',
  '{"from":"a","kind":"people","match":"abcdefgh","present":"all"}',
  '{"from":"a","kind":"here","user":{}}',
  `{"from":"${'a'.repeat(5000)}","kind":"here","user":"ada"}`,
]
test('only notes are notes', () => {
  for (const text of STRAYS) expect(noteIn(text)).toBeNull()
  const note: TableNote = {
    from: 'abcdefgh',
    kind: 'people',
    match: 'abcdefgh',
    present: 3,
    watchers: 1,
    isAsking: true,
  }
  expect(noteIn(JSON.stringify(note))).toEqual(note)
})
test('whatever comes in is heard or counted, and nothing is thrown', () => {
  const notes: Notes = new EventEmitter()
  const [heard, strays]: [TableNote[], string[]] = [[], []]
  notes.on('note', note => {
    if (note.kind === 'bots') throw new Error('a listener that fails')
    heard.push(note)
  })
  notes.on('stray', reason => strays.push(reason))
  for (const text of STRAYS) hear(notes, text)
  expect(strays).toHaveLength(STRAYS.length)
  hear(notes, '{"from":"abcdefgh","kind":"bots","match":"abcdefgh"}')
  expect(strays.at(-1)).toContain('a listener that fails')
  hear(notes, '{"from":"abcdefgh","kind":"move","match":"abcdefgh"}')
  expect(heard).toEqual([{ from: 'abcdefgh', kind: 'move', match: 'abcdefgh' }])
})
