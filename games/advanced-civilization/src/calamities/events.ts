/** Events of the calamities and of Monotheism that plain Civilization does not know. */
import type { EventSpec } from '@ecumene/kernel'

// biome-ignore lint/suspicious/noEmptyInterface: the calamities are still to come
export interface CalamityEvents {}
export const calamityEvents: Readonly<Record<keyof CalamityEvents, EventSpec>> = {}
