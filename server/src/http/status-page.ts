/** How this process does, as a page. */
export interface StatusFacts {
  readonly isReady: boolean
  readonly since: number
  readonly protocol: number
  /** For its operators alone; null: somebody else asks. */
  readonly inside: {
    readonly roles: readonly string[]
    readonly database: string
    readonly sockets: number
    readonly tables: number
  } | null
}
export function statusPage(facts: StatusFacts, now: number): string {
  const rows = {
    Takes: facts.isReady
      ? 'everybody'
      : 'nobody new: it restarts, or its database, its disk or the other servers fail it',
    Runs: `for ${lasted(now - facts.since)}`,
    Speaks: `version ${facts.protocol} of the protocol`,
    ...(facts.inside && {
      Does: facts.inside.roles.join(', '),
      Keeps: `its games in ${facts.inside.database}`,
      Serves: `${facts.inside.sockets} connections, ${facts.inside.tables} tables`,
    }),
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
