/** What operators do about people, lines and tables, each time with a reason that the person concerned reads. */
import { z } from 'zod'
import { Moment, PersonName, prose } from './common.ts'

const Reason = prose(500)
export const MEASURES = ['silence', 'speak', 'line', 'close', 'rename', 'ban', 'lift'] as const
export type MeasureKind = (typeof MEASURES)[number]

/** Hours of silence; 0 ends it. */
export const SilenceBody = z.object({
  hours: z
    .int()
    .min(0)
    .max(24 * 365),
  reason: Reason,
})
export const BanBody = z.object({ until: Moment, reason: Reason })
export const RenameBody = z.object({ name: PersonName, reason: Reason })
export const ReasonBody = z.object({ reason: Reason })

/** As it is told to the person concerned, who does not learn by whom. */
export const ToldMeasure = z.object({
  id: z.string(),
  at: z.number(),
  kind: z.enum(MEASURES),
  reason: z.string(),
  /** A silence and a ban end then. */
  until: z.number().nullable(),
  /** The line that was removed, or the name they had. */
  before: z.string().nullable(),
})
export type ToldMeasure = z.infer<typeof ToldMeasure>
/** As operators read it in the log. */
export const MeasureInfo = ToldMeasure.extend({
  by: z.object({ user: z.string(), name: z.string().nullable() }),
  about: z.object({ user: z.string(), name: z.string().nullable() }).nullable(),
  match: z.string().nullable(),
})
export type MeasureInfo = z.infer<typeof MeasureInfo>
export const Ban = z.object({ until: z.number(), reason: z.string() })
export type Ban = z.infer<typeof Ban>

/** Somebody as operators find them. */
export const FoundPerson = z.object({
  user: z.string(),
  name: z.string(),
  isGuest: z.boolean(),
  silencedUntil: z.number().nullable(),
  bannedUntil: z.number().nullable(),
})
export type FoundPerson = z.infer<typeof FoundPerson>
export const PersonQuery = z.object({ name: z.string().trim().max(64).default('') })
