import { canBuildSomewhere, makeBuild } from '@ecumene/civilization-family/src/decisions/build.ts'
import { askTogether } from '@ecumene/civilization-family/src/simultaneous.ts'
import type { Common } from '@ecumene/civilization-family/src/state.ts'
import { D } from '../verbs.ts'

export const build = makeBuild({ any: () => false, list() {}, apply() {}, why: () => null })
export function beginBuilding(s: Common): void {
  let mask = 0
  for (let p = 0; p < s.seats; p++) if (canBuildSomewhere(s, p)) mask |= 1 << p
  askTogether(s, D.build, mask)
}
