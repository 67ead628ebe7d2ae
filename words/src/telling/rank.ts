import type { EventSpec, GameEvent, Rank } from '@ecumene/kernel'

/** What is not declared is bookkeeping. */
export const rankOf = (game: { readonly events: Readonly<Record<string, EventSpec>> }, { type }: GameEvent): Rank =>
  game.events[type]?.rank ?? 'detail'
