import { type About, anyGame } from '@ecumene/contract'
import { about as before } from '../about.ts'
import { toyNext } from './game.ts'

export const about: About = { ...before, load: async () => anyGame(toyNext) }
