/** A failure that knows its own words. */
export class Said extends Error {
  override name = 'Said'
  readonly key: string
  constructor(key: string) {
    super(key)
    this.key = key
  }
}
