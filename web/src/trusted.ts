/**
 * Trusted Types: the page's own policy (`require-trusted-types-for 'script'`) refuses every text that would become a
 * script, the address of one, or HTML. This lets through the addresses of our own workers and nothing else; no text is
 * ever HTML. Loaded before anything that could start a worker.
 */
interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(address: string): string | null }): unknown
}
const OWN = /^\/(sw\.js|assets\/[\w.-]+\.js)$/

/** The address if it is one of a worker of ours, else null: the browser refuses it. */
export function ownScript(address: string, page: string): string | null {
  const { origin, pathname, search } = new URL(address, page)
  return origin === new URL(page).origin && OWN.test(pathname) && search === '' ? address : null
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
// While one works on the app (`npm run dev`) no such policy is sent, and workers have other addresses.
if (import.meta.env.PROD)
  trustedTypes?.createPolicy('default', { createScriptURL: address => ownScript(address, location.href) })
