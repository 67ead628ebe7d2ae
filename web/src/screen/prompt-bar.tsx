/** Whose decision it is, what is asked, how to take the last step back, and the word that ends it. */

import { has, type RuleId, type Seat, TABLE_RULE } from '@ecumene/kernel'
import { moveFocus } from '@ecumene/kit/focus.ts'
import { useKept } from '@ecumene/kit/moment.ts'
import { Shape } from '@ecumene/kit/shape.tsx'
import type { Words } from '@ecumene/words'
import { useEffect, useRef } from 'react'
import { useWords } from '../speech.tsx'
import { Hurry } from './bot-thinking.tsx'
import { DoneButton, heldText, useSecondsTo } from './done-button.tsx'
import { HintButton } from './hint.tsx'
import { LatestDeed } from './latest-deed.tsx'
import { Step } from './replay.tsx'
import { Judged } from './turning-points.tsx'
import type { TableView } from './view.ts'

export function PromptBar({ view }: { view: TableView }) {
  const { setWord, setCount } = view.beside
  const w = useWords()
  const { snapshot, moment, table, parts } = view
  const { undo, outcome, viewer, held, dropped, answered } = snapshot
  // Between the actions of one press nothing new is asked.
  const prompt = useKept(snapshot.prompt, view.beside.isSending)
  const heading = useFocusThatFollows(snapshot.seq)
  const seconds = useSecondsTo(held?.endsAt ?? null)
  const waiting = table.players.flatMap((_, seat) => (has(snapshot.owed, seat) && seat !== viewer ? [seat] : []))
  const people = table.players.filter(p => p.kind === 'human').length
  const others = table.isOnline ? [] : waiting.filter(seat => table.players[seat].kind === 'human')

  if (moment)
    return (
      <div className="prompt past">
        <h2 tabIndex={-1} ref={heading}>
          {w.say('replay.past', { seq: moment.seq })}
        </h2>
        <Judged view={view} seq={moment.seq} />
        <Step view={view} by={-1} />
        <Step view={view} by={1} />
        <button type="button" className="button primary" onClick={() => view.jump(null)}>
          {w.say('replay.back')}
        </button>
      </div>
    )
  return (
    <div className={prompt ? 'prompt mine' : 'prompt'} data-sending={view.beside.isSending || undefined}>
      <div className="prompt-text" data-question>
        {viewer !== 'table' && prompt && (
          <Shape colour={parts.seats[viewer].colour} initial={parts.seats[viewer].initial} size={34} />
        )}
        <div>
          <h2 tabIndex={-1} ref={heading} data-testid="prompt">
            {outcome
              ? w.say(outcome.ending)
              : held
                ? w.say('held.step', { action: w.action(held.action) })
                : prompt
                  ? w.prompt(prompt)
                  : waitingText(w, snapshot, waiting)}
          </h2>
          <p className="soft small-text">
            {prompt &&
              viewer !== 'table' &&
              people > 1 &&
              !table.isOnline &&
              `${w.say('prompt.yours', { name: w.player(viewer) })} `}
            {held && `${heldText(w, seconds)} `}
            {answered && `${w.say('prompt.answered', { action: w.action(answered) })} `}
            <span className="prompt-count" ref={setCount} />
            <HintButton view={view} />
            {!prompt && !outcome && <LatestDeed view={view} />}
            {!prompt && !outcome && <Hurry table={table} />}
            {prompt && <RuleButton rule={prompt.rule} onOpen={view.openRule} />}
            {outcome && <RuleButton rule={outcome.rule} onOpen={view.openRule} />}
          </p>
        </div>
      </div>
      {viewer !== 'table' && (
        <div className="prompt-tools">
          <button
            type="button"
            className="button small"
            data-undo
            aria-disabled={!undo.can}
            aria-describedby="undo-why"
            onClick={() => undo.can && view.undo()}
          >
            {w.say('undo')}
          </button>
          <span id="undo-why" className="soft small-text undo-why">
            {undo.closed ? w.say(`closed.${undo.closed}`) : ''}
          </span>
          <span className="prompt-word" ref={setWord} />
          {view.word && <DoneButton key={held ? 'held' : 'free'} word={view.word} seconds={seconds} />}
          {prompt &&
            !held &&
            others.map(seat => (
              <button key={seat} type="button" className="button small" onClick={() => table.hotSeat?.pass(seat)}>
                {w.say('prompt.pass', { name: w.player(seat) })}
              </button>
            ))}
        </div>
      )}
      {dropped && (
        <p className="notice refused" role="alert">
          {dropped.why === 'illegal' && dropped.refusal
            ? w.say('held.illegal', { reason: w.prompt(dropped.refusal) })
            : w.say(dropped.why === 'lost' ? 'held.lost' : 'held.late')}
        </p>
      )}
      {view.refused && (
        <p className="notice bad refused" role="alert">
          {w.prompt(view.refused)} <RuleButton rule={view.refused.rule} onOpen={view.openRule} />
        </p>
      )}
    </div>
  )
}

/** Who is waited for, and what they are deciding. */
function waitingText(w: Words, { path }: TableView['snapshot'], seats: readonly Seat[]): string {
  const names = new Intl.ListFormat(w.language).format(seats.map(w.player))
  const decision = `decision.${path.at(-1)}`
  return w.has(decision)
    ? w.say('prompt.waitingAt', { names, what: w.say(decision) })
    : w.say('prompt.waiting', { names })
}

/** Opens the rule behind a sentence. What comes from the table itself has none. */
function RuleButton({ rule, onOpen }: { rule: RuleId; onOpen(rule: RuleId): void }) {
  const w = useWords()
  if (rule === TABLE_RULE) return null
  return (
    <button
      type="button"
      className="link rule-id"
      onClick={() => onOpen(rule)}
      aria-label={w.say('prompt.rule', { rule })}
    >
      {rule}
    </button>
  )
}

/** When the button that was pressed is gone, focus goes to the question, not to nowhere. */
function useFocusThatFollows(seq: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position is the reason
  useEffect(() => {
    moveFocus(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost) heading.current?.focus({ preventScroll: true })
    })
  }, [seq])
  return heading
}
