/**
 * What each player has let the others see of their trade cards: read from the chronicle, so that a reload forgets
 * nothing.
 */
import type { GameEvent, Seat, Viewer } from '@ecumene/kernel'
import { useMemo } from 'react'
import type { MarketOf, Part } from './edition.ts'
import type { ShownHand, ShownRound } from './parts/market/models.ts'

export interface ShownOfHand {
  readonly round: number
  readonly event: GameEvent
}
/** By seat, oldest first. What the viewer received in a swap, their partner has shown to them alone. */
export function shownBy(
  events: readonly GameEvent[],
  viewer: Viewer,
  showing: MarketOf['showing'],
): ReadonlyMap<number, readonly ShownOfHand[]> {
  const shown = new Map<number, ShownOfHand[]>()
  let round = 0
  let partners: readonly number[] = []
  const tell = (seat: Seat, event: GameEvent): void => {
    const told = shown.get(seat)
    if (told) told.push({ round, event })
    else shown.set(seat, [{ round, event }])
  }
  for (const event of events) {
    const e = event as unknown as Readonly<Record<string, unknown>>
    if (event.type === 'roundBegan') round = Number(e.round)
    if (event.type === 'swapped') partners = [Number(e.seat), Number(e.with)]
    if (event.type === 'received' && e.seat === viewer)
      for (const seat of partners) if (seat !== viewer) tell(seat, event)
    for (const param of showing[event.type] ?? []) tell(Number(e[param]), event)
  }
  return shown
}

/** The same in words, for everybody but the viewer; the newest round first. */
export function useShown(p: Pick<Part, 'chronicle' | 'sayEvent' | 'seat' | 'seats' | 'edition'>): readonly ShownHand[] {
  const { chronicle, sayEvent, seat: viewer, seats } = p
  const { showing } = p.edition.market
  return useMemo(() => {
    const shown = shownBy(chronicle(), viewer, showing)
    return seats.flatMap((look, seat): ShownHand[] => {
      const told = shown.get(seat)
      if (!told || seat === viewer) return []
      const rounds = new Map<number, string[]>()
      for (const { round, event } of told) rounds.set(round, [...(rounds.get(round) ?? []), sayEvent(event)])
      const list: ShownRound[] = [...rounds].map(([round, lines]) => ({ round, lines })).reverse()
      return [{ seat, name: look.name, rounds: list }]
    })
  }, [chronicle, sayEvent, viewer, seats, showing])
}
