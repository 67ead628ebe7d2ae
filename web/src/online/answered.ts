/** What a server answers to a move: accepted, or refused with the rule that says so. */
import { type Refusal, type Result, TABLE_RULE } from '@ecumene/kernel'
import { type Accepted, ApiError } from '@ecumene/protocol/client'
import { failureOf } from '../failure.ts'

export async function answered(asked: Promise<Accepted>): Promise<Result<null>> {
  try {
    await asked
    return { ok: true, value: null }
  } catch (error) {
    const said = error instanceof ApiError ? error : null
    const { key } = failureOf(error)
    return { ok: false, refusal: (said?.refusal as Refusal | null) ?? { rule: TABLE_RULE, key } }
  }
}
