/** The words every room shares. */
export type Seat = number // 0..7
export type SeatMask = number // bit i = seat i
export type Viewer = Seat | 'table' // 'table' = a spectator: public knowledge only
export type RuleId = string // 'CIV-11.6.2'
export type Code = number // a listed action, packed by its game's verbs

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
/** What a message can carry: numbers, and names that the catalogues translate. */
export type Args = { readonly [name: string]: number | string }
/** An action as it is sent, stored and read by people. */
export type ActionJson = { readonly verb: string; readonly [param: string]: Json }

/** A sentence: a message key and its arguments. */
export interface Said {
  readonly key: string
  readonly args?: Args
}
/** A question to a seat; a refusal with its reason: a message key, its arguments and the rule behind it. */
export interface Prompt extends Said {
  readonly rule: RuleId
}
export type Refusal = Prompt
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal }

/** Something that happened. Its type names the message; `seat`, where present, is its owner. */
export type GameEvent = { readonly type: string; readonly [param: string]: Json }

/** No seat, no card, no area: what a field or an index holds where there is nothing. */
export const NONE = -1

export const bit = (seat: Seat): SeatMask => 1 << seat
export const has = (mask: SeatMask, seat: Seat): boolean => ((mask >> seat) & 1) === 1
export const everyone = (seats: number): SeatMask => (1 << seats) - 1
/** All seats and the table's spectators: for `reveal`. */
export const EVERYONE: SeatMask = 0x1ff

export const ok = <T>(value: T): Result<T> => ({ ok: true, value })
/** A refusal in words: the rule that forbids it, the message and its arguments. */
export const refusal = (rule: RuleId, key: string, args?: Args): Refusal => (args ? { rule, key, args } : { rule, key })
export const refuse = (rule: RuleId, key: string, args?: Args): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal: refusal(rule, key, args),
})

/**
 * The list a decision writes its legal actions into. One is made per caller and used again: listing allocates nothing.
 */
export class Codes {
  n = 0
  readonly at: Int32Array
  constructor(capacity = 4096) {
    this.at = new Int32Array(capacity)
  }
  put(code: Code): void {
    if (this.n >= this.at.length) throw new Error(`more than ${this.at.length} legal actions`)
    this.at[this.n++] = code
  }
  clear(): void {
    this.n = 0
  }
  has(code: Code): boolean {
    for (let i = 0; i < this.n; i++) if (this.at[i] === code) return true
    return false
  }
}
