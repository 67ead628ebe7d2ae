/**
 * Catalogues that stand on another game's: `"extends": "civilization"` says where a key is looked up that is not in the
 * catalogue itself.
 */
import type { Catalogue } from './words.ts'

/** The whole catalogue of a game, what it stands on included; null if there is none. */
export async function layered(id: string, read: (id: string) => Promise<Catalogue | null>): Promise<Catalogue | null> {
  const own = await read(id)
  if (own?.extends === undefined) return own
  const { extends: under, ...rest } = own
  return { ...(await layered(under, read)), ...rest }
}
