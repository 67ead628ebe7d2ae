/** How a table begins in the database. */
import type { GameDef, Setup } from '@ecumene/kernel'
import type { TableSettings } from '@ecumene/protocol'
import type { MatchRow } from '../store/schema.ts'

/** The row of a table that is open, but for who proposes it and how it begins. */
export const proposal = (
  id: string,
  game: GameDef,
  setup: Setup,
  settings: TableSettings,
  now: number,
  expires: number,
): Omit<MatchRow, 'title' | 'owner' | 'auto_start' | 'origin'> => ({
  id,
  game: game.id,
  version: game.version,
  setup: JSON.stringify(setup),
  key: null,
  commitment: null,
  opening: null,
  status: 'open',
  settings: JSON.stringify(settings),
  pace: settings.pace.kind,
  listed: settings.listed ? 1 : 0,
  seats: setup.seats,
  outcome: null,
  created_at: now,
  started_at: null,
  ended_at: null,
  expires_at: expires,
  rematch: null,
  takeback: null,
})
