/** The id among these that a text names, such as the end of an address; undefined: none. */
export const namedIn = <Id extends string>(ids: readonly Id[], text: unknown): Id | undefined =>
  ids.find(id => id === text)
