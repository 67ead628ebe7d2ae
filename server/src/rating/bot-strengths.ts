/** Bots are as strong as they are made: their skill is fixed, and a game changes only that of the people in it. */
import { strengthOf } from '@ecumene/games'
import type { Skill } from './plackett-luce.ts'

const CERTAIN = 1
export const botSkill = (game: string, bot: string): Skill => ({ mu: strengthOf(game, bot).mu, sigma: CERTAIN })
