/**
 * Where other devices of the house find this server: the page's own address leads nowhere from there, if it is local.
 */
import { useEffect, useState } from 'react'
import { server } from '../online/session.ts'

const isLocal = (): boolean => /^(localhost|127\.|\[::1\])/.test(location.hostname)

/** `isOpen` false: only this device can follow its links. */
export function useHouseAddress(): { readonly origin: string; readonly isOpen: boolean } {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!isLocal()) return
    let isCurrent = true
    server.call<{ address: string | null }>('GET', '/house').then(
      found => isCurrent && setAddress(found.address),
      () => {}, // the page's own address stands
    )
    return () => {
      isCurrent = false
    }
  }, [])
  return { origin: address ?? location.origin, isOpen: address !== null || !isLocal() }
}
