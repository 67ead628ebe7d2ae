import { gameIcons } from '@ecumene/kit/build/icons.ts'
import { packedJson } from '@ecumene/kit/build/packed-json.ts'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'
import { offline } from './build/offline.ts'
import { withToy } from './build/toy.ts'

/** The server for online tables, when `npm run dev` has started one. */
const behind = process.env.ECUMENE_SERVER

export default defineConfig(({ command, mode }) => ({
  root: import.meta.dirname,
  plugins: [react(), gameIcons(), packedJson(), ...toyIn(command, mode), offline()],
  worker: {
    format: 'es',
    plugins: () => [gameIcons(), ...toyIn(command, mode)],
    rollupOptions: { output: { chunkFileNames } },
  },
  build: {
    target: 'es2024',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        chunkFileNames,
        // A file of its own: what is fetched first can be counted with the languages apart.
        codeSplitting: { groups: [{ name: 'shell-en', test: /\/web\/src\/messages\/en\.json/ }] },
      },
    },
  },
  server: { fs: { allow: ['..'] }, ...(behind ? { proxy: { '/api': { target: behind, ws: true } } } : {}) },
}))

/** Rules of older versions, and what bots have learned, stand apart from what every browser fetches ahead. */
function chunkFileNames({ moduleIds }: { moduleIds: readonly string[] }): string {
  if (moduleIds.at(-1)?.endsWith('.network.json')) return 'learned/[name]-[hash].js'
  const [, game, version] = /\/([^/]+)\/released\/(\d+)\.[^/]+$/.exec(moduleIds.at(-1) ?? '') ?? []
  return game ? `released/${game}-${version}-[hash].js` : 'assets/[name]-[hash].js'
}

/** The toy stands on the shelf while one works on the app, and in the build that the browser tests drive. */
const toyIn = (command: string, mode: string): Plugin[] =>
  command === 'serve' || mode.startsWith('toy') ? [withToy(mode === 'toy-next')] : []
