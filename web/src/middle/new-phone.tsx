/** A player has lost their phone: the screen in the middle shows a code that gives their seat to another one, once. */
import { useEffect, useState } from 'react'
import { QrCode } from '../online/qr-code.tsx'
import { server } from '../online/session.ts'
import { useWords } from '../speech.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FailureNote, useAct } from '../ui/use-act.tsx'
import { useHouseAddress } from './address.ts'

interface NewPhoneProps {
  readonly match: string
  readonly seat: number
  readonly name: string
  readonly onClose: () => void
}

export function NewPhone({ match, seat, name, onClose }: NewPhoneProps) {
  const w = useWords()
  const act = useAct()
  const { origin } = useHouseAddress()
  const [code, setCode] = useState<string | null>(null)
  const { run } = act
  useEffect(() => {
    void run(async () => setCode((await server.invite(match, seat)).code))
  }, [match, seat, run])
  return (
    <Dialog title={w.say('middle.newPhone', { name })} onClose={onClose}>
      <p>{w.say('middle.newPhoneHelp', { name })}</p>
      {code && (
        <div className="middle-new-phone">
          <QrCode text={`${origin}/invite/${code}?hand`} label={w.say('friends.code')} />
        </div>
      )}
      <FailureNote failure={act.failure} />
    </Dialog>
  )
}
