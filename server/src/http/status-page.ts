/** How this process does, as a page. */
export interface StatusFacts {
  readonly isReady: boolean
  readonly since: number
  readonly roles: readonly string[]
  readonly database: string
  readonly protocol: number
  readonly sockets: number
  readonly tables: number
}
export function statusPage(facts: StatusFacts, now: number): string {
  const rows = {
    Takes: facts.isReady
      ? 'everybody'
      : 'nobody new: it restarts, or its database, its disk or the other servers fail it',
    Runs: `for ${lasted(now - facts.since)}`,
    Does: facts.roles.join(', '),
    Keeps: `its games in ${facts.database}`,
    Speaks: `version ${facts.protocol} of the protocol`,
    Serves: `${facts.sockets} connections, ${facts.tables} tables`,
  }
  const state = facts.isReady ? 'well' : 'not well'
  const lines = Object.entries(rows).map(([what, says]) => `<tr><th scope="row">${what}</th><td>${says}</td></tr>`)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Ecumene: ${state}</title>
<style>body{font:16px sans-serif;margin:2rem;color-scheme:light dark}th{text-align:left;padding-right:1rem}</style>
</head><body><h1>This server is ${state}</h1><table>${lines.join('')}</table></body></html>
`
}
function lasted(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 120) return `${minutes} minutes`
  return minutes < 2880 ? `${Math.floor(minutes / 60)} hours` : `${Math.floor(minutes / 1440)} days`
}
