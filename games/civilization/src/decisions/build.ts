/** Phase 7, City construction: asked at the same time of everybody who can build a city somewhere. */
import { canBuildSomewhere, makeBuild } from '@ecumene/civilization-family/src/decisions/build.ts'
import { askTogether } from '@ecumene/civilization-family/src/simultaneous.ts'
import type { Common } from '@ecumene/civilization-family/src/state.ts'
import { DECISIONS, VERBS } from '../verbs.ts'

export const build = makeBuild(VERBS, { any: () => false, list() {}, apply() {}, why: () => null })
export function beginBuilding(s: Common): void {
  let mask = 0
  for (let seat = 0; seat < s.seats; seat++) if (canBuildSomewhere(s, seat)) mask |= 1 << seat
  askTogether(s, DECISIONS.build, mask)
}
