/**
 * Four ways in which friends play, with everything filled in: an evening, a move a day, no clock, around this screen.
 */
import { usualBot } from '@ecumene/bots'
import type { About } from '@ecumene/contract'
import type { GameDef } from '@ecumene/kernel'
import type { Pace, TableSettings } from '@ecumene/protocol'

export const PRESETS = ['evening', 'daily', 'calm', 'room'] as const
export type Preset = (typeof PRESETS)[number]

/** How many of us, usually; and the variant that an evening has time for. */
const USUAL: Readonly<Record<string, { readonly players: number; readonly evening?: string }>> = {
  civilization: { players: 4, evening: 'short' },
  'advanced-civilization': { players: 4 },
  'mare-nostrum': { players: 4 },
  'through-the-ages': { players: 3, evening: 'short' },
  bronze: { players: 3 },
}
export const usualPlayers = (game: string): number => USUAL[game]?.players ?? 3
export const variantFor = (game: GameDef, preset: Preset): string => {
  const wanted = preset === 'evening' ? USUAL[game.id]?.evening : undefined
  return (game.variants.find(v => v.id === wanted) ?? game.variants[0]).id
}

const DAY = 24 * 3600
function paceFor({ id, minutes }: Pick<About, 'id' | 'minutes'>, preset: Preset): Pace {
  if (preset === 'calm' || preset === 'room') return { kind: 'none' }
  if (preset === 'daily') return { kind: 'slow', each: DAY }
  // Everybody's share of the shorter of the times on the box, in steps of five minutes.
  const share = Math.ceil(minutes[0] / usualPlayers(id) / 5) * 5
  return { kind: 'live', bank: Math.min(90, Math.max(20, share)) * 60, increment: 30 }
}
/** Among friends: found by its link alone, looked on and talked about freely, and nothing counts. */
export const termsFor = (game: GameDef, about: Pick<About, 'id' | 'minutes'>, preset: Preset): TableSettings => ({
  pace: paceFor(about, preset),
  bell: { seconds: 300, hours: 24 },
  expiry: 'fallback',
  standIn: usualBot(game),
  listed: false,
  watchers: true,
  delay: 0,
  hushWatchers: false,
  rated: false,
  hints: false,
  takebacks: true,
  ...(preset === 'room' ? { middle: true } : {}),
})
/** A slow game begins by itself when the last has come: nobody waits at the screen for that. */
export const startsAlone = (preset: Preset): boolean => preset === 'daily'
