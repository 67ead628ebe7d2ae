/**
 * Who may do what with a table, for every route of the API and every message of a socket. The test asks everything as
 * everybody and compares; what is not in this list fails it.
 */
export const ROLES = [
  'stranger',
  'guest',
  'member',
  'blocked',
  'operator',
  'leaver',
  'host',
  'player',
  'program',
  'reader',
] as const
/**
 * `member` has an account; `blocked` is somebody with whom a player of the table does not want to play; `host` proposed
 * the table and sits elsewhere; `leaver` had a seat of it; `program` holds the player's seat by a token of every scope,
 * `reader` by one that only reads.
 */
export type Role = (typeof ROLES)[number]
/** Running, with spectators or without; or waiting for its players. */
export const TABLES = ['watched', 'closed', 'waiting'] as const
export type TableKind = (typeof TABLES)[number]

const SEATED: readonly Role[] = ['player', 'program', 'reader']
/** Who has no seat and may take one. */
const FREE_TO_SIT: readonly Role[] = ['guest', 'member', 'operator', 'leaver', 'host']
const BY_SESSION: readonly Role[] = ['guest', 'member', 'blocked', 'operator', 'leaver', 'host', 'player']
const ALL_BUT_READER = ROLES.filter(role => role !== 'reader')
const of =
  (...roles: readonly Role[]) =>
  (role: Role) =>
    roles.includes(role)

export const RIGHTS = {
  everybody: () => true,
  /** Those who have said who they are, by a session or by a token of the right scope. */
  known: of(...ALL_BUT_READER.filter(role => role !== 'stranger')),
  reads: role => role !== 'stranger',
  /** By a session alone: a token never does it. */
  session: of(...BY_SESSION),
  /** With an account: guests are asked to make one first. */
  members: of('member'),
  operators: of('operator'),
  /** Anybody where there are spectators, else who sits there. */
  looks: (role, table) => table === 'watched' || table === 'waiting' || SEATED.includes(role),
  /** What stands on a picture for links. */
  shown: (_, table) => table !== 'closed',
  talks: (role, table) => role !== 'stranger' && role !== 'reader' && (table !== 'closed' || SEATED.includes(role)),
  sits: of('player', 'program'),
  sitsAndReads: of(...SEATED),
  /** A game that runs is not for this; while a table waits, its host does it. */
  hostBefore: (role, table) => table === 'waiting' && role === 'host',
  host: of('host'),
  /** While seats are free; who sits there has one. */
  joins: (role, table) => table === 'waiting' && FREE_TO_SIT.includes(role),
  /** Who proposed the table takes it back by leaving. */
  leaves: (role, table) => role === 'player' || role === 'program' || (table === 'waiting' && role === 'host'),
  /** One's own place for a free one; who proposed the table exchanges any two. */
  moves: (role, table) => table === 'waiting' && (role === 'host' || role === 'player' || role === 'program'),
  /** The seat of somebody who left, by a person who has none. */
  adopts: (role, table) => table !== 'waiting' && FREE_TO_SIT.includes(role),
  hostOrSits: of('host', 'player', 'program'),
  /** A thing of somebody else: to all others there is no such thing. */
  nobody: () => false,
} as const satisfies Readonly<Record<string, (role: Role, table: TableKind) => boolean>>
export type RightName = keyof typeof RIGHTS

export const ROUTE_RIGHTS: Readonly<Record<string, RightName>> = {
  'GET /api/games': 'everybody',
  'GET /api/games/{game}': 'everybody',
  'GET /api/games/{game}/picture': 'everybody',
  'GET /api/lobby': 'everybody',
  'GET /api/matches': 'everybody',
  'POST /api/matches': 'known',
  'GET /api/me/matches': 'reads',
  'GET /api/matches/{id}': 'everybody',
  'GET /api/matches/{id}/position': 'looks',
  'GET /api/matches/{id}/stream': 'looks',
  'GET /api/matches/{id}/chat': 'looks',
  'POST /api/matches/{id}/chat': 'talks',
  'GET /api/matches/{id}/record': 'nobody',
  'GET /api/matches/{id}/ratings': 'looks',
  'GET /api/matches/{id}/picture': 'shown',
  'POST /api/matches/{id}/actions': 'sits',
  'POST /api/matches/{id}/undo': 'sits',
  'POST /api/matches/{id}/pause': 'sits',
  'POST /api/matches/{id}/takeback': 'sits',
  'DELETE /api/matches/{id}/takeback': 'sits',
  'POST /api/matches/{id}/takeback/answer': 'sits',
  'POST /api/matches/{id}/rules': 'sits',
  'POST /api/matches/{id}/return': 'sits',
  'GET /api/matches/{id}/instructions': 'sits',
  'PUT /api/matches/{id}/instructions': 'sits',
  'GET /api/matches/{id}/note': 'sitsAndReads',
  'PUT /api/matches/{id}/note': 'sits',
  'GET /api/matches/{id}/marks': 'sitsAndReads',
  'PUT /api/matches/{id}/marks': 'sits',
  'POST /api/matches/{id}/last-round': 'host',
  'POST /api/matches/{id}/invites': 'hostOrSits',
  'GET /api/matches/{id}/invites': 'known',
  // The last: nobody plays at the table afterwards.
  'POST /api/matches/{id}/close': 'operators',
}
/** They change who sits at the table: whose asking does so. */
export const LOBBY_RIGHTS: Readonly<Record<string, RightName>> = {
  'POST /api/matches/{id}/join': 'joins',
  'POST /api/matches/{id}/leave': 'leaves',
  'POST /api/matches/{id}/remove': 'hostBefore',
  'POST /api/matches/{id}/seat': 'hostBefore',
  'POST /api/matches/{id}/places': 'moves',
  // A table that waits for somebody is not begun (`lobby`), and one that runs is not begun again.
  'POST /api/matches/{id}/start': 'nobody',
  'POST /api/matches/{id}/adopt': 'adopts',
  // Only when the game is over (`rematch`).
  'POST /api/matches/{id}/rematch': 'nobody',
}
/** Routes that lead to no table: of the person who asks, or to things by an id that nobody guesses. */
export const PERSONAL: Readonly<Record<string, RightName>> = {
  'GET /api/me': 'everybody',
  'GET /api/server': 'everybody',
  'GET /api/house': 'everybody',
  'GET /api/push-key': 'everybody',
  'GET /api/cups': 'everybody',
  'GET /api/cups/{id}': 'nobody',
  'GET /api/invites/{code}': 'nobody',
  'POST /api/invites/{code}': 'nobody',
  'GET /api/people/{user}': 'everybody',
  'GET /api/leaders/{game}/{pace}': 'everybody',
  'POST /api/letters/stop': 'everybody',
  'GET /api/me/stream': 'reads',
  'GET /api/me/profile': 'reads',
  'GET /api/me/records': 'reads',
  'POST /api/records': 'known',
  'GET /api/queue': 'known',
  'POST /api/queue': 'known',
  'DELETE /api/queue': 'known',
  'POST /api/queue/answer': 'known',
  'POST /api/cups': 'members',
  'POST /api/cups/{id}/enter': 'nobody',
  'POST /api/cups/{id}/leave': 'nobody',
  'POST /api/cups/{id}/call-off': 'nobody',
  'DELETE /api/me/records/{id}': 'nobody',
  'DELETE /api/matches/{id}/invites/{invite}': 'nobody',
  'GET /api/me/tokens': 'session',
  'POST /api/me/tokens': 'session',
  'DELETE /api/me/tokens/{id}': 'session',
  'PUT /api/me/profile': 'session',
  'PUT /api/me/language': 'session',
  'GET /api/me/channels': 'session',
  'POST /api/me/channels': 'session',
  'DELETE /api/me/channels/{id}': 'session',
  'POST /api/me/channels/{id}/test': 'nobody',
  'GET /api/me/relations': 'session',
  'POST /api/me/relations': 'session',
  'DELETE /api/me/relations': 'session',
  'POST /api/reports': 'session',
  'GET /api/me/reports': 'session',
  'GET /api/me/everything': 'session',
  'GET /api/reports': 'operators',
  'POST /api/reports/{id}/resolve': 'nobody',
  'GET /api/moderation/people': 'operators',
  'GET /api/moderation/log': 'operators',
  'POST /api/users/{id}/silence': 'operators',
  'POST /api/users/{id}/name': 'operators',
  'POST /api/users/{id}/ban': 'operators',
  'DELETE /api/users/{id}/ban': 'operators',
  'POST /api/talk/{id}/remove': 'nobody',
  'POST /api/me/measures/{id}/seen': 'session',
}
/** What a socket is asked about a table. */
export const MESSAGE_RIGHTS: Readonly<Record<string, RightName>> = {
  hello: 'everybody',
  ping: 'everybody',
  open: 'looks',
  play: 'sits',
  undo: 'sits',
  say: 'talks',
  close: 'everybody',
}
