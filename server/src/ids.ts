import { createHash, randomBytes } from 'node:crypto'

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789' // 32 of them, none mistaken for another
/** A name nobody can guess. */
export const newId = (length = 16): string => Array.from(randomBytes(length), b => LETTERS[b & 31]).join('')
export const newKey = (): string => randomBytes(32).toString('hex')
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
