/** `import map from './map.json.br'`: JSON that nobody reads is kept packed by Brotli and unpacked for the build. */
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { Plugin } from 'vite'

export const packedJson = (): Plugin => ({
  name: 'packed-json',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('.json.br')) return null
    return `export default JSON.parse(${JSON.stringify(brotliDecompressSync(readFileSync(id)).toString().trim())})`
  },
})
