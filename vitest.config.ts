import { defineConfig } from 'vitest/config'
import { gameIcons } from './kit/build/icons.ts'

export default defineConfig({
  plugins: [gameIcons()],
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'web/e2e/**'],
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
})
