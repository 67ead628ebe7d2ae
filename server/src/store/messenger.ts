/** How servers tell each other what they did: by PostgreSQL itself (listener.ts), or by NATS (nats.ts). */
export interface Messenger {
  /**
   * Notes of a transaction are sent by the database with it. Where that is not so, they are told after it, and a server
   * that ends in between has told nothing.
   */
  readonly isTransactional: boolean
  /** Tells every server, this one included. */
  tell(notes: readonly string[]): Promise<void>
  /** Does it hear the other servers at this moment? */
  isUp(): boolean
  close(): Promise<void>
}
export interface Ears {
  onNote(text: string): void
  /** It hears again: notes may have been missed. */
  onAgain(): void
}
