/** Bots are as strong as they are made: their skill is fixed, and a game changes only that of the people in it. */
import type { Skill } from './plackett-luce.ts'

const CERTAIN = 1
const STRENGTHS: Readonly<Record<string, number>> = {
  random: 5,
  novice: 15,
  citizen: 21,
  strategist: 26,
  master: 29,
}
/** Policies under names of their own play like a citizen. */
export const botSkill = (bot: string): Skill => ({ mu: STRENGTHS[bot] ?? STRENGTHS.citizen, sigma: CERTAIN })
