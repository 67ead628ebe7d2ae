/** The words and rule texts of versions that are not played any more, as `npm run release-rules` kept them. */
import type { Catalogue } from '@ecumene/words'

/** As in game-files.ts: written out in both, so that a build can leave the toy away. */
const withToy: boolean = import.meta.env.DEV || import.meta.env.MODE.startsWith('toy')

type Lazy<T> = Record<string, () => Promise<T>>
export const messages = {
  ...import.meta.glob('../../games/*/released/*.json', { import: 'default' }),
  ...(withToy ? import.meta.glob('../../testkit/toy/released/*.json', { import: 'default' }) : {}),
} as Lazy<Catalogue>
export const rules = {
  ...import.meta.glob('../../games/*/released/*.md', { import: 'default', query: '?raw' }),
  ...(withToy ? import.meta.glob('../../testkit/toy/released/*.md', { import: 'default', query: '?raw' }) : {}),
} as Lazy<string>
