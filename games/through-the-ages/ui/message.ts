/** The messages that this game's drawings may say: those of its catalogue. */
import type en from './messages.en.json'

export type AgesMessage = keyof typeof en
