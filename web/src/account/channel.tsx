/** A way to be told, as the server lists it, and the button that tries it. */

import { Failure } from '../failure.ts'
import { server } from '../online/session.ts'
import { useWords } from '../speech.tsx'
import type { Attempted } from '../ui/use-act.tsx'

export interface Channel {
  readonly id: string
  readonly kind: string
  readonly target: string
}

export function TestButton({ channel, act }: { channel: Channel; act: Attempted }) {
  const w = useWords()
  const send = (): Promise<boolean> =>
    act.run(async () => {
      await server.call('POST', `/me/channels/${channel.id}/test`).catch(() => {
        throw new Failure('notice.testFailed')
      })
    }, 'notice.tested')
  return (
    <button type="button" className="button small" disabled={act.isBusy} onClick={send} data-test="test-channel">
      {w.say('notice.test')}
    </button>
  )
}
