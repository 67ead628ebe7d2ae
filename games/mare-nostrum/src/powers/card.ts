/** What a hero or wonder looks like, and what is said of it: a card lacks none of this, or it does not compile. */
export interface PowerCard {
  /** The name of its picture on game-icons.net. */
  readonly icon: string
  readonly en: PowerWords
  readonly ru: PowerWords
  readonly it: PowerWords
}
export interface PowerWords {
  /** At the head of the card. */
  readonly title: string
  /** Within a sentence: "used this round already: the Colossus of Rhodes". */
  readonly name: string
  /** As the object of a sentence: "you do not own …". */
  readonly object: string
  /** The button that buys it. */
  readonly hire: string
  /** What somebody did: "hires Circe". */
  readonly hired: string
  /** What it does, in one sentence on the card. */
  readonly effect: string
  /** The buttons of its own verbs, where it has an action. */
  readonly verbs?: Readonly<Record<string, string>>
}
