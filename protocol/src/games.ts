/** What a program asks of a game before it plays: how it is set up, and what its actions and positions look like. */
import { z } from 'zod'

const Range = z.tuple([z.int(), z.int()]).describe('the least and the most')
const Value = z.union([z.boolean(), z.number(), z.string()])
const Numbers = z.object({ min: z.int(), max: z.int() })
/** One of these names, or a whole number in this range. */
const Domain = z.union([z.array(z.string()).describe('one of these names'), Numbers.describe('a whole number')])

export const GameInfo = z.object({
  id: z.string(),
  version: z.int().describe('raised by every change of rules or of the fields of a view'),
  seats: Range,
  variants: z
    .array(z.object({ id: z.string(), seats: Range, options: z.record(z.string(), Value) }))
    .describe('the first is the default; its options stand before the defaults below'),
  options: z.array(
    z.object({
      name: z.string(),
      rule: z.string().optional().describe('the rule that says what it is'),
      values: z.union([z.literal('flag').describe('true or false'), Domain]),
      default: Value,
    }),
  ),
  bots: z.array(z.string()).describe('who can sit down or stand in: the levels from the weakest, then simple players'),
  standIn: z.string().describe('the bot that stands in unless a table says otherwise'),
})
export type GameInfo = z.infer<typeof GameInfo>

export const GameShape = z.object({
  id: z.string(),
  version: z.int(),
  seats: z.int(),
  actions: z
    .array(z.object({ verb: z.string(), fields: z.record(z.string(), Domain) }))
    .describe('an action is {"verb": …} with each of these fields'),
  forms: z
    .array(z.object({ verb: z.string(), decision: z.string(), fields: z.record(z.string(), z.unknown()) }))
    .describe('actions with parameters of their own, which cannot all be listed: what each may hold'),
  view: z
    .array(
      z.object({
        name: z.string(),
        dimensions: z
          .array(z.int())
          .describe('none: one number; else one flat list, the last dimension running fastest'),
        values: Numbers,
        sees: z
          .enum(['all', 'owner', 'none'])
          .describe('owner: row i of the first dimension is for seat i alone; none: nobody, it only keeps its place'),
        hidden: z.int().describe('what stands where the viewer may not look'),
      }),
    )
    .describe('the fields of a view, in its order'),
})
export type GameShape = z.infer<typeof GameShape>
