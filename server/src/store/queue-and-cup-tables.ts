/** Tables of the database for who looks for a game, and for cups. */

/** Somebody waits for a game. `wish`: what they said; `wants`: what it comes to (queue/matching.ts); both JSON. */
export interface TicketRow {
  id: string
  user: string
  pace: 'live' | 'slow'
  wish: string
  wants: string
  since: number
  /** Live: they have to ask again before that. */
  expires_at: number
  offer: string | null
  accepted: number
}
/** A table some people are offered. `open`: they are asked; `agreed`: it is being made; `made`: its game has begun. */
export interface OfferRow {
  id: string
  match: string
  game: string
  pace: 'live' | 'slow'
  seats: number
  status: 'open' | 'agreed' | 'made'
  expires_at: number
}
export interface CupRow {
  id: string
  name: string
  owner: string
  game: string
  /** At each table. */
  seats: number
  pace: 'live' | 'slow'
  form: 'round-robin' | 'swiss'
  rounds: number
  /** 1: one key of chance for all tables of a round. */
  duplicate: number
  status: 'open' | 'running' | 'over' | 'gone'
  /** The one that is played; 0: none yet. */
  round: number
  starts_at: number
  created_at: number
}
/** `seats`: who sits where, as JSON, null for a bot. `key`: the round's key of chance, as secret as any. */
export interface CupTableRow {
  match: string
  cup: string
  round: number
  seats: string
  key: string | null
}
