import { gameIcons } from '@ecumene/kit/build/icons.ts'
import { packedJson } from '@ecumene/kit/build/packed-json.ts'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { withToy } from './build/toy.ts'

/** The server for online tables, when `npm run dev` has started one. */
const behind = process.env.ECUMENE_SERVER

export default defineConfig(({ command, mode }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    gameIcons(),
    packedJson(),
    ...toyIn(command, mode),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      includeAssets: ['icon.svg', 'icon-192.png', 'icon-512.png'],
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,json}'],
        globIgnores: ['notices-worker.js', 'released/**', 'learned/**'],
        // Rules of older versions are fetched when such a game is opened, and kept from then on.
        runtimeCaching: [
          { urlPattern: /\/released\//, handler: 'CacheFirst', options: { cacheName: 'released-rules' } },
          // What bots have learned is larger than their rules: it is fetched when the first of them thinks, and kept.
          { urlPattern: /\/learned\//, handler: 'CacheFirst', options: { cacheName: 'learned-by-bots' } },
        ],
        importScripts: ['/notices-worker.js'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api(\/|$)/, /^\/socket/],
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
      manifest: {
        name: 'Ecumene',
        short_name: 'Ecumene',
        description: 'Five civilization board games, played exactly by the rules.',
        start_url: '/',
        display: 'standalone',
        background_color: '#fbf7ec',
        theme_color: '#173848',
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
    }),
  ],
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
