/** Which event sounds like what: by the words its name is made of, so that a new game is heard without a list. */
import type { GameEvent } from '@ecumene/kernel'
import type { Sound } from './sounds.ts'

const HEARD: readonly (readonly [RegExp, Sound])[] = [
  [/fight|fought|battle|attack|conflict|war|roll|dice|raid|barbar/i, 'dice'],
  [/pay|paid|tax|coin|income|bought|spent|sold|resource|treasury/i, 'coin'],
  [/round|phase|over|end|market|calamit|struck|succession|last/i, 'bell'],
  [/card|laid|drawn|draw|took|taken|hand|offer|swap|trade|hero|wonder|tech/i, 'card'],
  [/move|walk|sail|land|build|built|place|settle|grow|grew|found|ship|city|march|unit|token|cube/i, 'piece'],
]
export const soundOf = ({ type }: GameEvent): Sound | null => HEARD.find(([words]) => words.test(type))?.[1] ?? null

/** At most so many sounds for one move: the first of each kind. */
const MOST = 3
export function soundsOf(events: readonly GameEvent[], isMyTurnNow: boolean): readonly Sound[] {
  const found = new Set<Sound>()
  for (const event of events) {
    const sound = soundOf(event)
    if (sound) found.add(sound)
  }
  return [...[...found].slice(0, MOST), ...(isMyTurnNow ? (['turn'] as const) : [])]
}
