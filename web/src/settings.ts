/** What a person has chosen for this browser; kept in local storage, shared by all tabs. */
import { isLanguage, type Language, languageFor } from '@ecumene/words'
import { useSyncExternalStore } from 'react'
import type { Waits } from './local/protocol.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export const PACES = ['slow', 'normal', 'fast', 'instant'] as const
/** Milliseconds a bot waits before it moves, so that people can follow. */
export const PACE_MS: Readonly<Record<Pace, number>> = { slow: 1500, normal: 700, fast: 200, instant: 0 }
/** Milliseconds a bot waits before each step in a market where a person is. */
export const PATIENCES = ['brief', 'usual', 'long'] as const
const PATIENCE_MS: Readonly<Record<Patience, number>> = { brief: 700, usual: 2100, long: 6000 }
type Patience = (typeof PATIENCES)[number]
/** Who wants bots to move at once waits for them nowhere. */
export const waitsOf = ({ pace, patience }: Pick<Settings, 'pace' | 'patience'>): Waits => ({
  move: PACE_MS[pace],
  market: pace === 'instant' ? 0 : PATIENCE_MS[patience],
})
type Theme = (typeof THEMES)[number]
export type Pace = (typeof PACES)[number]

export interface Settings {
  readonly language: Language
  readonly theme: Theme
  readonly pace: Pace
  /** How much time bots leave people in a market. */
  readonly patience: Patience
  /** Calmer than the system asks for, if wanted. */
  readonly calm: boolean
  /** Single-key shortcuts; people who dictate switch them off. */
  readonly shortcuts: boolean
  /** A turn with nothing left to choose ends by itself, after a pause. */
  readonly byItself: boolean
  /** Questions with one answer are asked too. */
  readonly asksAll: boolean
  /** Who could win soon is told at tables in this browser. */
  readonly threats: boolean
  readonly name: string
  /** Whether the table is heard; off at first where a finger points: a phone is used among people. */
  readonly sound: boolean
  /** 0 to 1. */
  readonly volume: number
  /** Whether the panels beside the board stand open; null: where the window has room for them. */
  readonly panels: Readonly<Record<'players' | 'chronicle', boolean | null>>
}
const KEY = 'ecumene.settings'
const first: Settings = {
  language: languageFor(navigator.languages),
  theme: 'system',
  pace: 'normal',
  patience: 'usual',
  calm: false,
  shortcuts: true,
  byItself: false,
  asksAll: false,
  threats: true,
  name: '',
  sound: !matchMedia('(pointer: coarse)').matches,
  volume: 0.5,
  panels: { players: null, chronicle: null },
}

let now: Settings = read()
const listeners = new Set<() => void>()

export const settings = (): Settings => now
export function change(part: Partial<Settings>): void {
  now = { ...now, ...part }
  try {
    localStorage.setItem(KEY, JSON.stringify(now))
  } catch {
    // Storage may be switched off: the choice then lasts as long as the page.
  }
  announce()
}
export const useSettings = (): Settings => useSyncExternalStore(subscribe, settings)

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
function read(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    const k = kept as Partial<Settings>
    return {
      language: isLanguage(k.language) ? k.language : first.language,
      theme: THEMES.includes(k.theme as Theme) ? (k.theme as Theme) : first.theme,
      pace: PACES.includes(k.pace as Pace) ? (k.pace as Pace) : first.pace,
      patience: PATIENCES.includes(k.patience as Patience) ? (k.patience as Patience) : first.patience,
      calm: k.calm === true,
      shortcuts: k.shortcuts !== false,
      byItself: k.byItself === true,
      asksAll: k.asksAll === true,
      threats: k.threats !== false,
      name: typeof k.name === 'string' ? k.name.slice(0, 24) : '',
      sound: typeof k.sound === 'boolean' ? k.sound : first.sound,
      volume: typeof k.volume === 'number' ? Math.min(1, Math.max(0, k.volume)) : first.volume,
      panels: { players: k.panels?.players ?? null, chronicle: k.panels?.chronicle ?? null },
    }
  } catch {
    return first
  }
}
/** The document wears the settings: theme and motion are read by the style sheets. */
function announce(): void {
  const root = document.documentElement
  root.dataset.theme = now.theme
  root.dataset.motion = now.calm ? 'calm' : 'system'
  for (const listener of [...listeners]) listener()
}
addEventListener('storage', e => {
  if (e.key !== KEY) return
  now = read()
  announce()
})
announce()
