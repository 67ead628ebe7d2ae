import { expect, test } from 'vitest'
import * as ws from 'ws'
import { framesOf } from '../src/http/frames.ts'

// What reads frames in the library; its types do not tell of it.
const { Receiver } = ws as never as { Receiver: new (options: object) => NodeJS.EventEmitter & NodeJS.WritableStream }

test('texts of every length, sent in one piece, are read one by one', () => {
  const texts = [
    '',
    'a',
    'x'.repeat(125),
    'x'.repeat(126),
    'Ἑλλάς 🏛 '.repeat(20),
    'y'.repeat(65_535),
    'z'.repeat(65_536),
  ]
  const heard: string[] = []
  const receiver = new Receiver({ isServer: false, allowSynchronousEvents: true })
  receiver.on('message', (data: Buffer, isBinary: boolean) => heard.push(isBinary ? 'binary' : String(data)))
  receiver.write(framesOf(texts))
  expect(heard).toEqual(texts)
})
