/** Why a database cannot be used, in a sentence for the person who starts the server. */
export class CannotOpen extends Error {
  override name = 'CannotOpen'
}
/** What SQLite says when the disk is full, broken or not ours to write. */
const READ_ONLY = 8
const INPUT_OUTPUT = 10
const FULL = 13
const NOT_OPENED = 14

export function whyNot(file: string, error: unknown): unknown {
  const { errcode, message } = error as { errcode?: number; message?: string }
  // The lower byte is the kind, what is above it tells more.
  if (errcode === undefined || ![READ_ONLY, INPUT_OUTPUT, FULL, NOT_OPENED].includes(errcode & 0xff)) return error
  return new CannotOpen(`${file} cannot be written (${message}): is the disk full, is the folder yours?`)
}
