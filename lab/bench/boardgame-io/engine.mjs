// boardgame.io publishes its reducer as CommonJS.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
export const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal')
export const MAKE_MOVE = 'MAKE_MOVE'
