/** The messages that this game's drawings may say: those of its catalogue. */
import type en from './messages.en.json'

export type BronzeMessage = keyof typeof en
