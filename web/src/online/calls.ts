/** What a person can ask of a table on the server, beside playing. */
import type { Instruction, InviteInfo, TableInfo } from '@ecumene/protocol'
import { sayFor } from '../failure.ts'
import { server } from './session.ts'

export const adopt = (id: string, seat: number): Promise<TableInfo> =>
  server.call('POST', `/matches/${id}/adopt`, { seat })
/** Who proposed the table sends somebody away before the game begins. */
export const freeSeat = (id: string, seat: number): Promise<TableInfo> =>
  server.call('POST', `/matches/${id}/remove`, { seat })
/** Who proposed the table gives a free seat to a bot, or takes it back. */
export const seatBot = (id: string, seat: number, bot: string | null): Promise<TableInfo> =>
  server.call('POST', `/matches/${id}/seat`, { seat, bot })
/** One moves to a free seat; who proposed the table exchanges any two. */
export const changePlaces = (id: string, seat: number, other: number): Promise<TableInfo> =>
  server.call('POST', `/matches/${id}/places`, { seat, other })
/** The bot that stood in stops. */
export const comeBack = (id: string): Promise<void> => server.call('POST', `/matches/${id}/return`)
/** Ask for a pause or agree to one; false: take that back, or go on. */
export const wishPause = (id: string, wish: boolean): Promise<void> =>
  server.call('POST', `/matches/${id}/pause`, { wish })
/** Agree to play on by today's rules; false: take that back. */
export const agreeToNewerRules = (id: string, wish: boolean): Promise<{ version: number }> =>
  server.call('POST', `/matches/${id}/rules`, { wish })

/** Ask to take back this line of mine and all after it; agree to another's request or refuse it; withdraw mine. */
export const askTakeback = (id: string, line: number): Promise<void> =>
  server
    .call<void>('POST', `/matches/${id}/takeback`, { line })
    .catch(sayFor('slow-down', 'takeback.once'))
    .catch(sayFor('forbidden', 'takeback.nobody'))
    .catch(sayFor('conflict', 'takeback.already'))
    .catch(sayFor('refused', 'table.takeBack'))
export const answerTakeback = (id: string, wish: boolean): Promise<void> =>
  server.call('POST', `/matches/${id}/takeback/answer`, { wish })
export const withdrawTakeback = (id: string): Promise<void> => server.call('DELETE', `/matches/${id}/takeback`)

/** One's own note, which nobody else reads. */
export const noteOf = (id: string): Promise<{ text: string }> => server.call('GET', `/matches/${id}/note`)
export const writeNote = (id: string, text: string): Promise<void> =>
  server.call('PUT', `/matches/${id}/note`, { text })

export const marksOf = (id: string): Promise<{ marks: readonly string[] }> => server.call('GET', `/matches/${id}/marks`)
export const writeMarks = (id: string, marks: readonly string[]): Promise<void> =>
  server.call('PUT', `/matches/${id}/marks`, { marks })

export const invitesOf = (id: string): Promise<readonly InviteInfo[]> => server.call('GET', `/matches/${id}/invites`)
export const revoke = (id: string, invite: string): Promise<void> =>
  server.call('DELETE', `/matches/${id}/invites/${invite}`)
export const invitation = (code: string): Promise<TableInfo> =>
  server.call('GET', `/invites/${encodeURIComponent(code)}`)

export const instructionsOf = (id: string): Promise<readonly Instruction[]> =>
  server.call('GET', `/matches/${id}/instructions`)

export const silence = (user: string, kind: 'mute' | 'block'): Promise<void> =>
  server.call('POST', '/me/relations', { user, kind })
export interface Report {
  readonly match: string
  readonly user: string
  readonly chat?: string
  readonly text: string
}
export const report = (about: Report): Promise<void> => server.call('POST', '/reports', about)
