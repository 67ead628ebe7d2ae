/** A finished game as it is brought in from elsewhere. */
import type * as kernel from '@ecumene/kernel'
import { z } from 'zod'
import { Action, Id, Moment, plainText } from './common.ts'
import { Options } from './rest.ts'

const Entry = z.object({
  /** -1: the table itself. */
  seat: z.int().min(-1).max(7),
  action: Action.nullable(),
  auto: z.literal(true).optional(),
  draws: z.array(z.int().min(0)).max(10_000).optional(),
  hash: z.number(),
  at: Moment.optional(),
})
const hex64 = z.string().regex(/^[0-9a-f]{64}$/)
/** A finished game, as the kernel writes it. */
export const RecordBody = z.object({
  format: z.literal(1),
  game: z.string().max(40),
  version: z.int(),
  setup: z.object({ seats: z.int().min(1).max(8), variant: z.string().max(60), options: Options }),
  commitment: hex64,
  key: hex64,
  opening: z.object({ draws: z.array(z.int().min(0)).max(10_000), hash: z.number() }),
  entries: z.array(Entry).max(20_000),
}) satisfies z.ZodType<kernel.MatchRecord>
export const ImportBody = z.object({ title: plainText(80), record: RecordBody })
/** A game that somebody has brought in. */
export const ImportedRecord = z.object({
  id: Id,
  game: z.string(),
  title: z.string(),
  at: z.number(),
  lines: z.int(),
})
export type ImportedRecord = z.infer<typeof ImportedRecord>
