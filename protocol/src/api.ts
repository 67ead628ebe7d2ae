/** A server's routes, for browsers and programs. */
import type { MatchRecord } from '@ecumene/kernel'
import type { Instruction, Trouble } from './common.ts'
import type { LobbyLook, NewTable, PositionBody, TableInfo } from './rest.ts'
import type { ChatLine } from './socket.ts'

/** The server said no. */
export class ApiError extends Error {
  override name = 'ApiError'
  /** One of ERROR_CODES, or a code of the account library. */
  readonly code: string
  /** Of the HTTP answer; 0: it came over the socket. */
  readonly status: number
  /** What the rules said, if it was they. */
  readonly refusal: Trouble['refusal'] | null
  constructor(trouble: { code: string; message: string; refusal?: Trouble['refusal'] }, status = 0) {
    super(trouble.message)
    this.code = trouble.code
    this.status = status
    this.refusal = trouble.refusal ?? null
  }
}
export interface ApiOptions {
  /** Where the server is; the page's own address unless said. */
  readonly base?: string
  /** A personal token, for programs. Browsers use their cookie. */
  readonly token?: string
  readonly fetch?: typeof fetch
}

export class Api {
  protected readonly base: string
  readonly #options: ApiOptions

  constructor(options: ApiOptions = {}) {
    this.#options = options
    this.base = (options.base ?? globalThis.location?.origin ?? '').replace(/\/$/, '')
  }

  /** Any route of /api. Throws a ApiError with the server's reason. */
  async call<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<T> {
    const response = await (this.#options.fetch ?? fetch)(`${this.base}/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: {
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
        ...(this.#options.token ? { authorization: `Bearer ${this.#options.token}` } : {}),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    })
    const value = (await response.json().catch(() => null)) as {
      error?: Trouble
      code?: string
      message?: string
    } | null
    if (response.ok) return value as T
    throw new ApiError(
      value?.error ?? {
        code: value?.code ?? 'internal',
        message: value?.message ?? `the server answered ${response.status}`,
      },
      response.status,
    )
  }
  me(): Promise<{ user: string | null; name?: string; guest?: boolean; language?: string | null }> {
    return this.call('GET', '/me')
  }
  /** Come in without an account; does nothing for who is in already. */
  async asGuest(): Promise<void> {
    if ((await this.me()).user === null) await this.call('POST', '/auth/sign-in/anonymous')
  }
  tables(filter: Record<string, string> = {}): Promise<TableInfo[]> {
    return this.call('GET', `/matches?${new URLSearchParams(filter)}`)
  }
  lobby(filter: Record<string, string> = {}): Promise<LobbyLook> {
    return this.call('GET', `/lobby?${new URLSearchParams(filter)}`)
  }
  myTables(): Promise<TableInfo[]> {
    return this.call('GET', '/me/matches')
  }
  table(id: string): Promise<TableInfo> {
    return this.call('GET', `/matches/${id}`)
  }
  create(table: Omit<NewTable, 'autoStart'> & { autoStart?: boolean }): Promise<TableInfo> {
    return this.call('POST', '/matches', table)
  }
  join(id: string, seat?: number): Promise<TableInfo> {
    return this.call('POST', `/matches/${id}/join`, seat === undefined ? {} : { seat })
  }
  leave(id: string): Promise<void> {
    return this.call('POST', `/matches/${id}/leave`)
  }
  start(id: string): Promise<TableInfo> {
    return this.call('POST', `/matches/${id}/start`)
  }
  rematch(id: string): Promise<TableInfo> {
    return this.call('POST', `/matches/${id}/rematch`)
  }
  invite(id: string, seat?: number): Promise<{ code: string; expiresAt: number }> {
    return this.call('POST', `/matches/${id}/invites`, seat === undefined ? {} : { seat })
  }
  accept(code: string): Promise<TableInfo> {
    return this.call('POST', `/invites/${encodeURIComponent(code)}`)
  }
  position(id: string, at?: number): Promise<PositionBody> {
    return this.call('GET', `/matches/${id}/position${at === undefined ? '' : `?at=${at}`}`)
  }
  record(id: string): Promise<MatchRecord> {
    return this.call('GET', `/matches/${id}/record`)
  }
  chat(id: string): Promise<ChatLine[]> {
    return this.call('GET', `/matches/${id}/chat`)
  }
  setInstructions(id: string, list: readonly Instruction[]): Promise<void> {
    return this.call('PUT', `/matches/${id}/instructions`, list)
  }
  say(id: string, text: string): Promise<ChatLine> {
    return this.call('POST', `/matches/${id}/chat`, { text })
  }
}
