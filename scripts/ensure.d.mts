export class Missing extends Error {}
interface System {
  canInstall(): boolean
  mayInstall(names: readonly string[]): Promise<boolean>
  install(names: readonly string[]): void
}
export function ensureServers(missing?: () => readonly string[], on?: System): Promise<void>
