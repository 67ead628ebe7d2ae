/**
 * Is there a server behind this page? A copy of the app on plain file hosting has none, and then nothing is said of it.
 */
import type { GameInfo } from '@ecumene/protocol'
import { useEffect, useState } from 'react'

let asked: Promise<readonly string[]> | null = null

/** The ids of the games the server knows; none without a server. */
const onlineGames = (): Promise<readonly string[]> => {
  asked ??= ask().catch(() => {
    asked = null // it may be there the next time
    return []
  })
  return asked
}
async function ask(): Promise<readonly string[]> {
  if (!navigator.onLine) throw new Error('offline')
  const response = await fetch('/api/games', { cache: 'no-store' })
  // File hosting may answer anything with the app's own page.
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) throw new Error('no server')
  const infos = (await response.json()) as readonly Pick<GameInfo, 'id'>[]
  return infos.map(({ id }) => id)
}

export function useOnlineGames(): readonly string[] {
  const [ids, setIds] = useState<readonly string[]>([])
  useEffect(() => {
    let isCurrent = true
    onlineGames().then(found => isCurrent && setIds(found))
    return () => {
      isCurrent = false
    }
  }, [])
  return ids
}
