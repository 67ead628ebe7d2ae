/** The messages that this game's drawings may say. */
export type AgesMessage = string
