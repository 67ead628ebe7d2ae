/** What the routes work with. */
import type { Logger } from 'pino'
import type { Cups } from './cups/cups.ts'
import type { Limits } from './limits.ts'
import type { Chat } from './lobby/chat.ts'
import type { Lobby } from './lobby/lobby.ts'
import type { Metrics } from './metrics.ts'
import type { Outbox } from './notices/outbox.ts'
import type { Push } from './notices/senders.ts'
import type { Auth } from './people/auth.ts'
import type { Here } from './people/people-online.ts'
import type { Pictures } from './pictures/pictures.ts'
import type { Queue } from './queue/queue.ts'
import type { Ratings } from './rating/ratings.ts'
import type { Settings } from './settings.ts'
import type { Store } from './store/store.ts'
import type { Driver } from './table/driver.ts'
import type { Hall } from './table/hall.ts'
import type { Imports } from './table/imports.ts'
import type { Pool } from './table/pool.ts'
import type { Presence } from './table/presence.ts'
import type { Takebacks } from './table/takebacks.ts'

export interface Services {
  readonly settings: Settings
  readonly store: Store
  readonly limits: Limits
  readonly auth: Auth
  readonly pool: Pool
  /** For bots, who may take their time. */
  readonly bots: Pool
  /** For whole games that are played again: past positions, beginnings. */
  readonly archive: Pool
  readonly imports: Imports
  readonly hall: Hall
  readonly presence: Presence
  readonly here: Here
  readonly driver: Driver
  readonly takebacks: Takebacks
  readonly lobby: Lobby
  readonly queue: Queue
  readonly cups: Cups
  readonly chat: Chat
  readonly pictures: Pictures
  readonly outbox: Outbox
  readonly ratings: Ratings
  readonly push: Push
  readonly metrics: Metrics
  readonly log: Logger
}
