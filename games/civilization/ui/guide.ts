/** A guided first game: three rounds for two, from one token to a city and the first trade card; then the player goes on alone. */
import type { ActionJson } from '@ecumene/kernel'
import type { Guide, GuideStep } from '../../../web/src/seam.ts'

const found = (nation: string, area: string): ActionJson => ({ verb: 'found', nation, area })
const walk = (area: string, to: string, tokens: number): ActionJson => ({ verb: 'walk', area, to, tokens })
const build = (area: string): ActionJson => ({ verb: 'build', area })
const done: ActionJson = { verb: 'done' }

const read = (name: string, point?: string): GuideStep => ({ message: `ui.guide.${name}`, point })
const act = (name: string, action: ActionJson, then: readonly ActionJson[] = [], point?: string): GuideStep => ({
  message: `ui.guide.${name}`,
  action,
  then,
  point,
})

export const guide: Guide = {
  seed: '0005'.padStart(64, '0'),
  seats: 2,
  steps: [
    read('welcome'),
    read('map', 'at:thapsus'),
    act('found', found('africa', 'tunisia'), [found('italy', 'etruria'), done], 'at:tunisia'),
    act('grow', done, [done, done], 'stack:tunisia:0'),
    act('walk', walk('tunisia', 'thapsus', 2), [], 'stack:tunisia:0'),
    act('done1', done, [walk('etruria', 'rome', 2), done]),
    act('ships', done, [done]),
    act('walk2', walk('tunisia', 'thapsus', 2), [], 'stack:tunisia:0'),
    act('done2', done, [walk('etruria', 'rome', 2), done]),
    act('build', build('thapsus'), [build('rome'), done, done], 'at:thapsus'),
    read('card'),
    act('buyNothing', done),
    act('keep', done, [done]),
    read('support'),
    read('trade'),
    read('end'),
  ],
}
