/**
 * Who has come, before the game. The person who opened the table gives seats to bots and puts people in their places.
 */
import { Shape } from '@ecumene/kit/shape.tsx'
import type { TableInfo } from '@ecumene/protocol'
import { useEffect, useState } from 'react'
import { botsOf } from '../local/bots.ts'
import { playerName } from '../names.ts'
import { loadPack } from '../pack.ts'
import { PlayerRating, shortStrength } from '../people/rating-mark.tsx'
import { useWords } from '../speech.tsx'
import type { Attempted } from '../ui/use-act.tsx'
import { changePlaces, freeSeat, seatBot } from './calls.ts'
import { playersOf } from './players-of.ts'
import { freeSeatName, HereMark } from './table-row.tsx'

interface WaitingSeatsProps {
  readonly info: TableInfo
  readonly isOwner: boolean
  readonly act: Attempted
}

/** The game is loaded meanwhile: it is at hand when it begins. */
function useBots(game: string): readonly string[] {
  const [bots, setBots] = useState<readonly string[]>([])
  useEffect(() => {
    let isCurrent = true
    loadPack(game).then(
      pack => isCurrent && pack && setBots(botsOf(pack.game)),
      () => {}, // without their names the seats stay free
    )
    return () => {
      isCurrent = false
    }
  }, [game])
  return bots
}

export function WaitingSeats({ info, isOwner, act }: WaitingSeatsProps) {
  const w = useWords()
  const bots = useBots(info.game)
  const players = playersOf(info)
  const { id, me } = info
  return (
    <ol className="waiting-seats">
      {info.seats.map((s, seat) => {
        const isFree = s.user === null && s.bot === null
        const name = isFree ? freeSeatName(w, s) : playerName(w, players, seat)
        const freeing = s.kept
          ? w.say('online.keepNoLonger', { name: s.kept.name ?? '–' })
          : w.say('online.remove', { name })
        return (
          <li key={s.seat} className={isFree ? 'waiting-seat soft' : 'waiting-seat'} data-seat={seat}>
            <Shape colour={seat} initial={isFree ? '' : name.slice(0, 1)} size={30} />
            <span className="waiting-name">
              <span className="waiting-who">{name}</span>
              {!isFree && <PlayerRating game={info.game} player={players[seat]} />}
              {s.user !== null && <HereMark isHere={s.here} name={name} />}
              {seat === me && <span className="soft small-text">({w.say('others.you')})</span>}
              {s.bot !== null && !isOwner && (
                <span className="soft small-text">({w.say('others.bot', { bot: s.bot })})</span>
              )}
            </span>
            <span className="row waiting-tools">
              {isOwner && s.user === null && s.kept === null && (
                <label>
                  <span className="hidden-text">{w.say('new.who', { n: seat + 1 })}</span>
                  <select
                    className="input"
                    data-seat-bot={seat}
                    value={s.bot ?? ''}
                    disabled={act.isBusy}
                    onChange={e => act.run(() => seatBot(id, seat, e.target.value || null))}
                  >
                    <option value="">{w.say('online.freeSeat')}</option>
                    {(bots.length > 0 ? bots : [s.bot].filter(b => b !== null)).map(b => (
                      <option key={b} value={b}>
                        {w.say('new.bot', { bot: b, rating: shortStrength(info.game, b) })}
                      </option>
                    ))}
                  </select>
                </label>
              )}
              {me !== null && !isOwner && isFree && !s.kept && (
                <button
                  type="button"
                  className="button small"
                  data-move={seat}
                  disabled={act.isBusy}
                  onClick={() => act.run(() => changePlaces(id, me, seat))}
                >
                  {w.say('friends.moveHere')}
                </button>
              )}
              {isOwner && seat > 0 && (
                <button
                  type="button"
                  className="button quiet small square"
                  data-earlier={seat}
                  disabled={act.isBusy}
                  aria-label={w.say('friends.earlier', { name, n: seat })}
                  title={w.say('friends.earlier', { name, n: seat })}
                  onClick={() => act.run(() => changePlaces(id, seat, seat - 1))}
                >
                  <span aria-hidden="true">▲</span>
                </button>
              )}
              {isOwner && (s.user !== null || s.kept !== null) && seat !== me && (
                <button
                  type="button"
                  className="button quiet small square"
                  data-free={seat}
                  disabled={act.isBusy}
                  aria-label={freeing}
                  title={freeing}
                  onClick={() => act.run(() => freeSeat(id, seat))}
                >
                  <span aria-hidden="true">✕</span>
                </button>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
