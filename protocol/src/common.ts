/** The words of every message: ids, actions, paces, table settings. */
import type * as kernel from '@ecumene/kernel'
import type { ActionJson, Json } from '@ecumene/kernel'
import { z } from 'zod'

export { PROTOCOL_VERSION } from './version.ts'
/** Nothing a client sends may be longer or nested deeper. */
export const MAX_BYTES = 64 * 1024
export const MAX_DEPTH = 12

export const Id = z.string().regex(/^[a-z0-9]{8,40}$/)
/** An account's id, as the account library writes it. */
export const UserId = z.string().regex(/^[\w-]{1,64}$/)
export const Key = z.string().regex(/^[\w:.-]{8,64}$/)
/** Milliseconds of a date that exists. */
export const Moment = z.int().min(0).max(8.64e15)
export const SeatNumber = z.int().min(0).max(7)
export const Seq = z.int().min(0).max(1_000_000)
/** Control characters and bidirectional overrides could make a text lie about what stands beside it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters we forbid
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/
/** Letters that show nothing: Hangul fillers, and the braille blank. */
const BLANK = /[\u115f\u1160\u2800\u3164\uffa0]/g
/** Something that can be seen. */
const isVisible = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(BLANK, ''))

/** What people write to each other; it may have several lines. */
export const prose = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine(text => text.isWellFormed() && !CONTROL.test(text), 'control characters')
    .refine(isVisible, 'nothing to see')
const JOINING = ['Arabic', 'Devanagari', 'Bengali', 'Malayalam', 'Sinhala']
/** Signs that show nothing and that some scripts, flags and pictures need: between letters of those alone. */
const NEEDED = new RegExp(
  [
    String.raw`(?<=[${JOINING.map(script => `\\p{Script=${script}}`).join('')}\p{M}])[\u200c\u200d](?=\p{L})`,
    String.raw`(?<=\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d(?=\p{Extended_Pictographic})`,
    String.raw`(?<=\p{Emoji})\ufe0f`,
    String.raw`(?<=\u{1f3f4})[\u{e0061}-\u{e007a}]{3,6}\u{e007f}`,
  ].join('|'),
  'gu',
)
/** With them inside, one name looks like another. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/u

/** One line that people read: a name, a title. */
export const plainText = (max: number) =>
  prose(max)
    .refine(text => !/[\t\n\u2028\u2029]/.test(text), 'more than one line')
    .refine(text => !UNSEEN.test(text.replace(NEEDED, '')), 'a letter that cannot be seen')
/** What bots are called at the tables, in the languages of the house. */
const LIKE_A_BOT = /^(bot|бот)[\s\p{P}]*\d*$/iu
/** What a person is called: nobody sits down as a bot. */
export const PersonName = plainText(40).refine(text => !LIKE_A_BOT.test(text.normalize('NFKC')), 'the name of a bot')

const nested = (v: unknown, depth: number): boolean =>
  typeof v !== 'object' || v === null || (depth > 0 && Object.values(v).every(x => nested(x, depth - 1)))
/** An action of some game: a verb and its parameters. What they mean is the game's to judge. */
export const Action = z.custom<ActionJson>(
  v =>
    typeof v === 'object' &&
    v !== null &&
    !Array.isArray(v) &&
    typeof (v as { verb?: unknown }).verb === 'string' &&
    (v as { verb: string }).verb.length <= 40 &&
    Object.keys(v).length <= 40 &&
    nested(v, 6),
  'not an action',
)

/** Hours of the day during which a slow clock stands still and no notice is sent, in the player's own time zone. */
export const Quiet = z
  .object({
    from: z.int().min(0).max(23),
    to: z.int().min(0).max(23),
    zone: z.string().max(60),
  })
  .refine(({ from, to }) => (to - from + 24) % 24 <= 12, 'no more than 12 quiet hours a day')
export type Quiet = z.infer<typeof Quiet>

export const Language = z.enum(['en', 'ru', 'it'])
export type Language = z.infer<typeof Language>

/** How much time players have. Times in seconds. */
export const Pace = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  /** A bank for the whole game, and something back for every decision finished. */
  z.object({ kind: z.literal('live'), bank: z.int().min(10).max(86_400), increment: z.int().min(0).max(3_600) }),
  /** So much for each decision. */
  z.object({
    kind: z.literal('slow'),
    each: z
      .int()
      .min(60)
      .max(30 * 86_400),
  }),
])
export type Pace = z.infer<typeof Pace>

/** How long a market lasts: seconds where the clocks are live, hours where they are slow (CIV-R-35, CIV-R-107). */
export const Bell = z.object({
  seconds: z.int().min(60).max(600).default(300),
  hours: z.int().min(1).max(72).default(24),
})
export type Bell = z.infer<typeof Bell>

export const TableSettings = z.object({
  pace: Pace.default({ kind: 'none' }),
  bell: Bell.default({ seconds: 300, hours: 24 }),
  /** Whose time is up: the rules' fallback is played once, or a bot takes the seat until its player comes back. */
  expiry: z.enum(['fallback', 'bot']).default('fallback'),
  /** The bot that stands in. */
  standIn: z.string().max(40).default('random'),
  /** Listed in the lobby, or found by its link alone. */
  listed: z.boolean().default(true),
  watchers: z.boolean().default(true),
  /** Spectators see the table this many seconds late. */
  delay: z.int().min(0).max(86_400).default(0),
  /** Spectators' chat is hidden from the players until the game is over. */
  hushWatchers: z.boolean().default(true),
  /** Its outcome counts for the ratings of the people in it. */
  rated: z.boolean().default(true),
  /** Players may ask for advice; such a game counts for nobody's rating. */
  hints: z.boolean().default(false),
  /** False: who could win is not told beside the board; absent: it is. */
  threats: z.boolean().optional(),
  /** Moves are taken back if everybody agrees. */
  takebacks: z.boolean().default(true),
  /**
   * The board lies on a screen in the middle, and a phone is each player's hand: who opened the table without sitting
   * at it may give a seat to another phone, should the first be lost.
   */
  middle: z.boolean().optional(),
})
export type TableSettings = z.infer<typeof TableSettings>

export const SCOPES = ['read', 'play', 'lobby', 'chat'] as const
export const Scope = z.enum(SCOPES)
export type Scope = z.infer<typeof Scope>

/** Something went wrong: a code for programs, and for refusals of a game the rule and the message of it. */
export const ERROR_CODES = [
  'malformed',
  'oversized',
  'unauthenticated',
  'forbidden',
  'scope',
  'origin',
  'unknown',
  'foreign-seat',
  'not-owed',
  'stale',
  'refused',
  'conflict',
  'busy',
  'over',
  'unfinished',
  'full',
  'kept',
  'unready',
  'unconfirmed',
  'too-many',
  'blocked',
  'silenced',
  'banned',
  'paused',
  'slow-down',
  'broken',
  'internal',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]
/** A question to a seat, or the reason of a refusal: a message key, its arguments and the rule behind it. */
export const Prompt = z.object({
  key: z.string(),
  rule: z.string(),
  args: z.record(z.string(), z.union([z.number(), z.string()])).optional(),
}) satisfies z.ZodType<kernel.Prompt>
/**
 * Played for a seat whenever it is asked this decision: the first of these that is legal. Parameters left out match
 * anything.
 */
export const Instruction = z.object({
  decision: z.string().max(60),
  prefer: z.array(Action).min(1).max(60),
  /** Gone once it was used; or once it was asked for and nothing of it was possible. */
  once: z.boolean().default(false),
  /** It was asked for and could not be played: why. Only the server writes it; it is not played any more. */
  dropped: Prompt.optional(),
})
export type Instruction = z.infer<typeof Instruction>

export const Trouble = z.object({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  refusal: Prompt.optional(),
})
export type Trouble = z.infer<typeof Trouble>
export type { ActionJson, Json }
