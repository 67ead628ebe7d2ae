/** Taking a move back by consent: asking for it, and answering beside the question. */
import { has } from '@ecumene/kernel'
import { useState, useSyncExternalStore } from 'react'
import { useWords } from '../speech.tsx'
import { Lines } from '../table/lines.ts'
import type { Snapshot } from '../table/table.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FailureNote, useAct } from '../ui/use-act.tsx'
import { answerTakeback, askTakeback, withdrawTakeback } from './calls.ts'
import { useAround } from './clock.tsx'
import type { OnlineTable } from './online-table.ts'
import { type Back, backAt, backsOf } from './takeback.ts'

interface Props {
  readonly table: OnlineTable
  readonly onChange: () => Promise<void>
}
const useSnapshot = (table: OnlineTable): Snapshot | null =>
  useSyncExternalStore(
    changed => table.subscribe(changed),
    () => table.snapshot(),
  )
const useTell = () => {
  const w = useWords()
  return ({ line }: Back): string => line.events.map(e => w.event(e)).join(' · ')
}

/** What is asked of me, what I wait for, or that I can ask. */
export function Takeback({ table, onChange }: Props) {
  const w = useWords()
  const tell = useTell()
  const snapshot = useSnapshot(table)
  const { info } = useAround(table)
  const act = useAct(onChange)
  const { me, id, takeback } = info
  if (me === null || info.status !== 'live' || !snapshot) return null
  if (!takeback?.isOpen) {
    const { last } = backsOf(snapshot.lines, me)
    // One request a move, also if it was agreed to or withdrawn.
    const hasAsked = takeback?.seat === me && (last?.line.seq ?? 0) <= takeback.own
    return (
      <>
        {hasAsked && takeback.refusedBy !== null && (
          <p className="takeback-said" role="status">
            {w.say('takeback.refused', { seat: takeback.refusedBy })} {w.say('takeback.later')}
          </p>
        )}
        {!hasAsked && info.settings.takebacks && last && !snapshot.undo.can && (
          <AskLink table={table} onChange={onChange} />
        )}
      </>
    )
  }
  const open = info.seats.flatMap(s => (has(takeback.asked & ~takeback.agreed, s.seat) ? [s.seat] : []))
  const names = new Intl.ListFormat(w.language).format(open.map(w.player))
  const back = backAt(snapshot.lines, takeback.line)
  const what = back ? tell(back) : ''
  const { seat } = takeback
  return (
    <div className="notice takeback" role="status" data-takeback={seat}>
      {open.includes(me) ? (
        <>
          <p>{what ? w.say('takeback.asks', { seat, what }) : w.say('takeback.asksPlain', { seat })}</p>
          <p className="soft small-text">{w.say('takeback.seen', { n: (back?.after ?? 0) + 1 })}</p>
          <div className="row">
            <button
              type="button"
              className="button small primary"
              data-takeback-agree
              onClick={() => act.run(() => answerTakeback(id, true))}
            >
              {w.say('takeback.agree')}
            </button>
            <button
              type="button"
              className="button small"
              data-takeback-refuse
              onClick={() => act.run(() => answerTakeback(id, false))}
            >
              {w.say('takeback.refuse')}
            </button>
          </div>
        </>
      ) : (
        <div className="row">
          <span>{w.say(seat === me ? 'takeback.waiting' : 'takeback.agreed', { names })}</span>
          {seat === me && (
            <button
              type="button"
              className="button small"
              data-takeback-withdraw
              onClick={() => act.run(() => withdrawTakeback(id))}
            >
              {w.say('takeback.withdraw')}
            </button>
          )}
        </div>
      )}
      <FailureNote failure={act.failure} />
    </div>
  )
}

function AskLink(props: Props) {
  const w = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <p className="takeback-ask small-text soft">
      <button type="button" className="link" data-takeback-ask onClick={() => setOpen(true)}>
        {w.say('takeback.ask')}
      </button>
      {isOpen && <AskDialog {...props} onClose={() => setOpen(false)} />}
    </p>
  )
}

function AskDialog({ table, onChange, onClose }: Props & { onClose: () => void }) {
  const w = useWords()
  const tell = useTell()
  const snapshot = useSnapshot(table)
  const { info } = useAround(table)
  const [isTurn, setTurn] = useState(false)
  const act = useAct(async () => {
    await onChange()
    onClose()
  })
  const { last, turn } = backsOf(snapshot?.lines ?? Lines.none, info.me ?? -1)
  const chosen = (isTurn && turn) || last
  return (
    <Dialog
      title={w.say('takeback.title')}
      onClose={onClose}
      foot={
        <button
          type="button"
          className="button primary"
          data-takeback-send
          disabled={!chosen || act.isBusy}
          onClick={() => chosen && act.run(() => askTakeback(table.id, chosen.line.seq))}
        >
          {w.say('takeback.send')}
        </button>
      }
    >
      <p>{w.say('takeback.help')}</p>
      {[last, turn].map(
        back =>
          back && (
            <label key={back.line.seq} className="check">
              <input
                type="radio"
                name="takeback-from"
                value={back === turn ? 'turn' : 'last'}
                checked={chosen === back || chosen?.line.seq === back.line.seq}
                onChange={() => setTurn(back === turn)}
              />
              <span>
                {w.say(back === turn ? 'takeback.turn' : 'takeback.last')}: {tell(back)}
                <span className="takeback-lines soft small-text">{w.say('takeback.lines', { n: back.after + 1 })}</span>
              </span>
            </label>
          ),
      )}
      <FailureNote failure={act.failure} />
    </Dialog>
  )
}
