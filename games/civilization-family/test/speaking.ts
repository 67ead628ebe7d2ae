/** Words of a game: functions whose first argument is the position. Those that arrange give the position back. */
type Words<P> = Readonly<Record<string, (p: P, ...args: never[]) => unknown>>
/** A position that is arranged in the game's own words, one after the other: `table(4).city(0, 'memphis')`. */
export type Speaking<P, W> = P & {
  readonly [Name in keyof W]: W[Name] extends (p: never, ...args: infer Args) => infer Result
    ? (...args: Args) => P extends Result ? Speaking<P, W> : Result
    : never
}
export function speaking<P extends object, const W extends Words<P>>(p: P, words: W): Speaking<P, W> {
  for (const [name, word] of Object.entries(words))
    Object.defineProperty(p, name, { value: (...args: never[]) => word(p, ...args) })
  return p as Speaking<P, W>
}
