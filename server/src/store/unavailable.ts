/**
 * The database could not be asked: no connection was free in time, none could be made, one broke, none answered, or its
 * disk takes nothing.
 */

/** What the library says without a code: no connection was to be had, it broke, it did not answer. */
const WAITED = /^(timeout exceeded when trying to connect|Connection terminated|timeout expired|Query read timeout)/
const NETWORK = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN']
/** PostgreSQL's own: lost, disk full, too many, too long, shutting down, crashed, starting, a copy that only reads. */
const POSTGRES = /^(08...|53100|53300|57014|57P0[123]|25006)$/
/** SQLite's: another connection writes for long, the disk fails, or is full. */
const SQLITE = [5, 6, 10, 13]

/** A temporary failure: trying again later may work. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode, cause } = error as { code?: unknown; errcode?: unknown; cause?: unknown }
  if (typeof errcode === 'number' && SQLITE.includes(errcode & 0xff)) return true
  if (typeof code === 'string' && (NETWORK.includes(code) || POSTGRES.test(code))) return true
  return WAITED.test(error.message) || (cause !== undefined && isUnavailable(cause))
}
