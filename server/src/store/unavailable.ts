/** The database could not be asked: no connection was free in time, none could be made, one broke, or none answered. */

/** What the library says without a code: no connection was to be had, it broke, it did not answer. */
const WAITED = /^(timeout exceeded when trying to connect|Connection terminated|timeout expired|Query read timeout)/
const NETWORK = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN']
/** PostgreSQL's own: lost, too many, took too long, shutting down, crashed, starting, a copy that only reads. */
const POSTGRES = /^(08...|53300|57014|57P0[123]|25006)$/

/** A temporary failure: trying again later may work. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  if (typeof code === 'string' && (NETWORK.includes(code) || POSTGRES.test(code))) return true
  return WAITED.test(error.message) || (cause !== undefined && isUnavailable(cause))
}
