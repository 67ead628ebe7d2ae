/** A record that is false, or a rule that failed: never something a player did. */
export class MatchError extends Error {
  override name = 'MatchError'
}
