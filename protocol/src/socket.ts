/**
 * What goes over the socket. The client speaks `Ask`, the server `Tell`; every line is one JSON object with a type `t`.
 */
import type * as kernel from '@ecumene/kernel'
import { z } from 'zod'
import { Action, Id, Key, PROTOCOL_VERSION, Prompt, prose, Seq, Trouble } from './common.ts'

const Ref = z
  .int()
  .min(0)
  .max(2 ** 31)
export const Ask = z.discriminatedUnion('t', [
  z.object({ t: z.literal('hello'), v: z.literal(PROTOCOL_VERSION) }),
  /**
   * Follow a table: as the seat one holds, or as a spectator; `watch`: as a spectator in any case. `since`: the last
   * position already known.
   */
  z.object({
    t: z.literal('open'),
    match: Id,
    since: Seq.optional(),
    legal: z.boolean().optional(),
    watch: z.boolean().optional(),
  }),
  z.object({ t: z.literal('close'), match: Id }),
  /** Play an action chosen looking at position `seq`. The same key again gives the same answer. */
  z.object({ t: z.literal('play'), ref: Ref, match: Id, seq: Seq, key: Key, action: Action }),
  z.object({ t: z.literal('undo'), ref: Ref, match: Id, seq: Seq, key: Key }),
  z.object({ t: z.literal('say'), ref: Ref, match: Id, text: prose(1000) }),
  z.object({ t: z.literal('ping') }),
])
export type Ask = z.infer<typeof Ask>

const SeatMask = z.int().min(0).max(255)
/** The kernel's line of the chronicle, and when it was played. */
export const WireLine = z.object({
  seq: Seq,
  seat: z.int().min(-1).max(7),
  auto: z.boolean(),
  at: z.number().nullable(),
  events: z.array(z.custom<kernel.GameEvent>(v => typeof (v as { type?: unknown })?.type === 'string')).readonly(),
}) satisfies z.ZodType<kernel.Line>
export type WireLine = z.infer<typeof WireLine>
export const WireClock = z.object({
  /** Server time of this message. */
  now: z.number(),
  running: SeatMask,
  /** Milliseconds left by seat; null: no limit. */
  left: z.array(z.number().nullable()),
  paused: z.boolean(),
  pauseAsked: SeatMask,
  /** Milliseconds until a bell ends the market that is open; null: none is. */
  bell: z.number().nullable(),
  /** Milliseconds until the table makes the round that is played the last; null: it has no such time. */
  limit: z.number().nullable(),
})
export type WireClock = z.infer<typeof WireClock>
const numbers = z.array(z.number()).readonly()
export const Outcome = z.object({
  places: numbers,
  scores: numbers,
  parts: z.record(z.string(), numbers),
  rule: z.string(),
  ending: z.string(),
}) satisfies z.ZodType<kernel.Outcome>

/** A position as one viewer may know it, from the one they knew. */
export const Update = z.object({
  t: z.literal('update'),
  match: Id,
  viewer: z.union([z.int(), z.literal('table')]),
  /** The position this builds on; null: on a fresh state of the layout. */
  base: Seq.nullable(),
  seq: Seq,
  /** Lines after this one that the client holds were taken back. */
  keep: z.int(),
  /** Changed words, base64. */
  patch: z.string(),
  lines: z.array(WireLine),
  owed: SeatMask,
  /** Why the viewer cannot undo; null: they can. */
  undo: z.string().nullable(),
  outcome: Outcome.nullable(),
  /** What bots say to the viewer's offer in a market that they leave. */
  talk: z
    .array(Prompt.omit({ rule: true }).extend({ seat: z.int() }))
    .readonly()
    .optional(),
  /** Only for clients that asked for it: what the viewer's seat is asked and may play. */
  prompt: Prompt.nullable().optional(),
  legal: z.array(Action).readonly().optional(),
  clock: WireClock.nullable().optional(),
})
export type Update = z.infer<typeof Update>

export const ChatLine = z.object({
  id: z.string(),
  at: z.number(),
  user: z.string(),
  name: z.string(),
  seat: z.int().nullable(),
  room: z.enum(['table', 'watchers']),
  text: z.string(),
  /** An operator took it away: its text is empty. */
  removed: z.literal(true).optional(),
})
export type ChatLine = z.infer<typeof ChatLine>

export const Tell = z.discriminatedUnion('t', [
  z.object({ t: z.literal('welcome'), v: z.literal(PROTOCOL_VERSION), user: z.string().nullable(), now: z.number() }),
  Update,
  /**
   * The answer to `play` and `undo`: accepted and stored for good. No hash of the state: it would tell what is hidden
   * to who can guess.
   */
  z.object({ t: z.literal('ok'), ref: Ref, match: Id, seq: Seq }),
  z.object({ t: z.literal('no'), ref: Ref.nullable(), match: z.string().nullable(), trouble: Trouble }),
  z.object({ t: z.literal('chat'), match: Id, line: ChatLine }),
  /** Who sits where, who is there; sent when it changes. */
  z.object({ t: z.literal('people'), match: Id, present: SeatMask, watchers: z.int() }),
  /** Something about the table other than the game changed: read it again. */
  z.object({ t: z.literal('table'), match: Id }),
  z.object({ t: z.literal('closed'), match: Id }),
  z.object({ t: z.literal('pong'), now: z.number() }),
])
export type Tell = z.infer<typeof Tell>
