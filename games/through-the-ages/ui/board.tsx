/**
 * The table: the card row or the question of the moment, my figures, my civilization. The hand lies below, in its own
 * part.
 */

import type { ActionJson, GameEvent, Seat } from '@ecumene/kernel'
import { Flights } from '@ecumene/kit/flights.tsx'
import { useNextFocus } from '@ecumene/kit/focus.ts'
import type { BoardProps } from '@ecumene/kit/seam.ts'
import { Shape } from '@ecumene/kit/shape.tsx'
import { Tips } from '@ecumene/kit/tip.tsx'
import { useCallback, useMemo } from 'react'
import type { S } from '../src/state.ts'
import { choicesOf, victimOf } from './choices.ts'
import { Civilization } from './civilization.tsx'
import { withoutEnd } from './ends.ts'
import { EventsPage } from './events.tsx'
import { explain } from './explain.tsx'
import { flightOf } from './flights.tsx'
import { EndOfTurn } from './forecast.tsx'
import { asksGoods, GoodsBar } from './goods.tsx'
import { Happening } from './happening.tsx'
import { StagedWord } from './joint-answer.tsx'
import type { AgesMessage } from './message.ts'
import { MyFigures } from './my-figures.tsx'
import type { PhonePage } from './phone.ts'
import { PoliticsBar, PoliticsOver } from './politics.tsx'
import { mineOf } from './position.ts'
import { ActionRow } from './price.tsx'
import { asksApart, isSeen, Question } from './question.tsx'
import { Row } from './row.tsx'
import './style/index.css'

export function Board(p: BoardProps<S, AgesMessage>) {
  const choices = useMemo(() => choicesOf(p), [p])
  const me = mineOf(p.view, p.seat)
  useNextFocus(p.view, p.legal.length > 0 ? '.tta [data-action]' : null)
  const plan = useCallback((event: GameEvent) => flightOf(p, event), [p])
  // A phone shows one page at a time; the figures stand on each.
  const isPhone = p.page !== undefined
  const isGoods = !isPhone && p.legal.length > 0 && asksGoods(choices.decision)
  const isApart = asksApart(choices.decision) && !isGoods
  const loose = withoutEnd(choices.loose)
  const victim = victimOf(p)
  const shows = (page: PhonePage): boolean => !isPhone || p.page === page
  // Politics leaves the row in sight on a desk: its cards are those in hand.
  const isPolitics = !isPhone && choices.decision === 'politics'
  const hasQuestion = isApart && !isPolitics && shows('events') && isSeen(p)
  const isMyPolitics = isPolitics && isSeen(p)
  return (
    <Tips className={p.page ? `tta is-${p.page}-page` : 'tta'} explain={word => explain(p, word)}>
      {hasQuestion ? (
        <Question p={p} choices={choices} isPhone={isPhone} />
      ) : (
        shows('row') && <Row p={p} choices={choices} />
      )}
      {!isApart && !isGoods && loose.length > 0 && <Loose p={p} actions={loose} />}
      <div className="tta-bar">
        {p.seat === 'table' && <Whose p={p} seat={me} />}
        <MyFigures p={p} seat={me} events={p.motion ? p.events : NOTHING} />
        <EndOfTurn p={p} />
        {isMyPolitics && <PoliticsBar p={p} />}
        {isGoods && <GoodsBar p={p} choices={choices} />}
      </div>
      {p.page === 'events' && !hasQuestion && <EventsPage p={p} />}
      {victim !== null && (
        <h3 className="tta-victim">
          {p.say(choices.at.size > 0 ? 'ui.boardOf' : 'ui.boardSeen', { name: p.seats[victim].name })}
        </h3>
      )}
      {(hasQuestion || shows('mine')) && (
        <Civilization p={p} seat={victim ?? me} choices={choices} over={isMyPolitics && <PoliticsOver p={p} />} />
      )}
      <StagedWord p={p} isPhone={isPhone} />
      <Happening p={p} />
      <Flights events={p.events} motion={p.motion} plan={plan} />
    </Tips>
  )
}

const NOTHING: readonly GameEvent[] = []

/** Who looks on sees the civilization of the player on turn: whose it is stands beside its figures. */
function Whose({ p, seat }: { p: BoardProps<S, AgesMessage>; seat: Seat }) {
  const { colour, initial, name } = p.seats[seat]
  return (
    <h3 className="tta-whose" data-whose={seat}>
      <Shape colour={colour} initial={initial} size={22} /> {name}
    </h3>
  )
}

/** What may be done and belongs to no thing on the table. */
function Loose({ p, actions }: { p: BoardProps<S, AgesMessage>; actions: readonly ActionJson[] }) {
  return (
    <div className="tta-answers tta-loose">
      {actions.map(action => (
        <ActionRow key={JSON.stringify(action)} p={p} action={action} />
      ))}
    </div>
  )
}
