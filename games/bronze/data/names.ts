/** A thing's name in the three languages of the game. */
export interface Names {
  readonly en: string
  readonly ru: string
  readonly it: string
}
