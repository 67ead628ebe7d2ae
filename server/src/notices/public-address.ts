/**
 * Addresses that users give us must not lead into our own network. Checked where the connection is made, so that a name
 * cannot change its mind.
 */
import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { Problem } from '../problem.ts'

const closed = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed.addSubnet(net, bits, 'ipv4')
// What is not global unicast (2000::/3) is not for us; within it, the tunnels that hold an IPv4 address are not either.
const globalSix = new BlockList()
globalSix.addSubnet('2000::', 3, 'ipv6')
const tunnels = new BlockList()
for (const [net, bits] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  tunnels.addSubnet(net, bits, 'ipv6')

export function isPublicAddress(address: string): boolean {
  const kind = isIP(address)
  if (kind === 4) return !closed.check(address, 'ipv4')
  if (kind !== 6) return false
  return globalSix.check(address, 'ipv6') && !tunnels.check(address, 'ipv6')
}

/** For http(s).request: resolves a name, and fails unless every address of it is public. */
export const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const addresses = found as LookupAddress[]
    if (error) done(error, '', 0)
    else if (addresses.length === 0 || addresses.some(a => !isPublicAddress(a.address)))
      done(Object.assign(new Error(`${host} is not a public address`), { code: 'EPRIVATE' }), '', 0)
    else if (options.all) (done as unknown as (e: null, a: LookupAddress[]) => void)(null, addresses)
    else done(null, addresses[0].address, addresses[0].family)
  })
}

/** Throws unless the address may be called at all: https, the usual port, a name or a public address. */
export function checkUrl(text: string, open: boolean): URL {
  const url = new URL(text)
  if (url.username || url.password) throw new Problem('malformed', 'no name and password in the address')
  if (open) {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Problem('malformed', 'only http addresses')
    return url
  }
  if (url.protocol !== 'https:') throw new Problem('malformed', 'only https addresses')
  if (url.port !== '') throw new Problem('malformed', 'only the usual port')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (
    isIP(host) !== 0
      ? !isPublicAddress(host)
      : !host.includes('.') || /\.(local|internal|localhost|home|lan)$/i.test(host)
  )
    throw new Problem('malformed', 'not a public address')
  return url
}
