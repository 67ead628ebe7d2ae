/** Every game there is, in the order of the shelf. Terminal, server, browser and bench read this list and no other. */
import type { About } from '@ecumene/contract'
import { about as advancedCivilization } from './advanced-civilization/about.ts'
import { about as bronze } from './bronze/about.ts'
import { about as civilization } from './civilization/about.ts'
import { about as mareNostrum } from './mare-nostrum/about.ts'
import { about as throughTheAges } from './through-the-ages/about.ts'

export { strengthOf } from './strengths.ts'
export const games: readonly About[] = [bronze, civilization, advancedCivilization, mareNostrum, throughTheAges]
