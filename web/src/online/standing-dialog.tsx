/** Standing instructions: what is played for me when I am asked in other people's turns. */
import { type ActionJson, current } from '@ecumene/kernel'
import type { Instruction } from '@ecumene/protocol'
import { useState } from 'react'
import { aboutOf } from '../games.ts'
import { useWords } from '../speech.tsx'
import { Check } from '../ui/check.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FailureNote, useAct } from '../ui/use-act.tsx'
import { useAround } from './clock.tsx'
import type { OnlineTable } from './online-table.ts'
import { meantBy, type Offer, offerNow, offersOf, sayWish, upTo, withWishes } from './standing.ts'

export function StandingDialog({ table, onClose }: { table: OnlineTable; onClose: () => void }) {
  const w = useWords()
  const { instructions } = useAround(table)
  const [draft, setDraft] = useState<readonly Instruction[]>(() => instructions.filter(i => !i.dropped))
  const act = useAct(onClose)
  const offers = useOffers(table, draft)
  return (
    <Dialog
      title={w.say('online.standing')}
      onClose={onClose}
      foot={
        <button
          type="button"
          className="button primary"
          data-keep-standing
          onClick={() => act.run(() => table.instruct(draft))}
        >
          {w.say('online.standingKeep')}
        </button>
      }
    >
      <p className="soft">{w.say('online.standingHelp')}</p>
      {offers.length === 0 && <p>{w.say('online.standingNone')}</p>}
      {offers.map(offer => (
        <Choice
          key={offer.decision}
          table={table}
          offer={offer}
          now={draft.find(i => i.decision === offer.decision) ?? null}
          onChange={(wishes, once) => setDraft(withWishes(draft, offer.decision, wishes, once))}
        />
      ))}
      <FailureNote failure={act.failure} />
    </Dialog>
  )
}

/** What the game offers, what is asked now, and whatever stands already. */
function useOffers(table: OnlineTable, standing: readonly Instruction[]): readonly Offer[] {
  const snapshot = table.snapshot()
  const offers = [...offersOf(table.game, aboutOf(table.game.id)?.standingOrders)]
  const add = (offer: Offer): void => void (offers.some(o => o.decision === offer.decision) || offers.push(offer))
  const asked = snapshot?.prompt ? current(table.game, snapshot.view)?.name : undefined
  if (asked !== undefined && snapshot && snapshot.legal.length > 0) add(offerNow(asked, snapshot.legal))
  for (const i of standing) add({ decision: i.decision, kind: 'answer', wishes: i.prefer })
  return offers
}

interface ChoiceProps {
  readonly table: OnlineTable
  readonly offer: Offer
  readonly now: Instruction | null
  readonly onChange: (wishes: readonly ActionJson[], once: boolean) => void
}
function Choice({ table, offer, now, onChange }: ChoiceProps) {
  const w = useWords()
  const { decision, kind } = offer
  const chosen = now?.prefer ?? []
  const once = now?.once ?? false
  const keys = chosen.map(c => JSON.stringify(c))
  const label = (wish: ActionJson): string => sayWish(w, table.game, wish)
  const left = offer.wishes.filter(wish => !keys.includes(JSON.stringify(wish)))
  const said = [...new Set(chosen.map(label))]
  const unsaid = [...new Set(offer.wishes.map(label))].filter(text => !said.includes(text))
  const say = (texts: readonly string[]): void => onChange(meantBy(texts, offer.wishes, label), once)
  const title = w.say(`decision.${decision}`)
  return (
    <fieldset className="field standing" data-standing={decision}>
      <legend>{title}</legend>
      {kind === 'upTo' ? (
        <select
          className="input"
          aria-label={title}
          value={chosen.length === 0 ? '' : chosen.length - 1}
          onChange={e => onChange(e.target.value === '' ? [] : upTo(offer, Number(e.target.value)), once)}
        >
          <option value="">{w.say('online.standingAsk')}</option>
          {offer.wishes.map((wish, n) => (
            <option key={JSON.stringify(wish)} value={n}>
              {n === 0
                ? label(offer.wishes[offer.wishes.length - 1])
                : w.say('online.standingUpTo', {
                    what: label(offer.wishes[n - 1]),
                    last: label(offer.wishes[offer.wishes.length - 1]),
                  })}
            </option>
          ))}
        </select>
      ) : kind === 'answer' ? (
        <select
          className="input"
          aria-label={title}
          value={keys[0] ?? ''}
          onChange={e => onChange(e.target.value === '' ? [] : [JSON.parse(e.target.value)], once)}
        >
          <option value="">{w.say('online.standingAsk')}</option>
          {[...chosen.slice(0, 1), ...left].map(wish => (
            <option key={JSON.stringify(wish)} value={JSON.stringify(wish)}>
              {label(wish)}
            </option>
          ))}
        </select>
      ) : (
        <>
          {said.length === 0 && <p className="soft small-text">{w.say('online.standingAsk')}</p>}
          <ol className="standing-order">
            {said.map((text, i) => (
              <li key={text} className="row">
                <span>
                  {i + 1}. {text}
                </span>
                <button
                  type="button"
                  className="button quiet small square"
                  disabled={i === 0}
                  aria-label={w.say('online.standingUp', { what: text })}
                  onClick={() => say(swapped(said, i - 1))}
                >
                  <span aria-hidden="true">↑</span>
                </button>
                <button
                  type="button"
                  className="button quiet small square"
                  aria-label={w.say('online.standingDrop', { what: text })}
                  onClick={() => say(said.filter(other => other !== text))}
                >
                  <span aria-hidden="true">✕</span>
                </button>
              </li>
            ))}
          </ol>
          {unsaid.length > 0 && (
            <select
              className="input"
              aria-label={w.say('online.standingNext', { what: title })}
              value=""
              onChange={e => say([...said, e.target.value])}
            >
              <option value="">{w.say(said.length === 0 ? 'online.standingFirst' : 'online.standingThen')}</option>
              {unsaid.map(text => (
                <option key={text} value={text}>
                  {text}
                </option>
              ))}
            </select>
          )}
        </>
      )}
      {chosen.length > 0 && (
        <Check label={w.say('online.standingOnce')} isOn={once} onChange={isOn => onChange(chosen, isOn)} />
      )}
    </fieldset>
  )
}
const swapped = (list: readonly string[], i: number): readonly string[] =>
  list.map((text, j) => (j === i ? list[i + 1] : j === i + 1 ? list[i] : text))
