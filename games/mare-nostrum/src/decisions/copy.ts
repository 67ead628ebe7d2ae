import { type Decision, done, refusal } from '@ecumene/kernel'
import type { E } from '../events.ts'
import { HERO_COUNT, HERO_IDS, TOKEN_POWERS } from '../powers/tokens.ts'
import { canCopy } from '../query/powers.ts'
import type { S } from '../state.ts'
import { VERBS } from '../verbs.ts'

/** Castor and Pollux choose a hero of another player and have that power from now on (MN-H-CASTOR-1). */
export const copy: Decision<S, E> = {
  name: 'copy',
  rule: 'MN-H-CASTOR-1',
  mode: 'one',
  legal(s, seat, out) {
    for (let token = 0; token < HERO_COUNT; token++) if (canCopy(s, seat, token)) out.put(VERBS.copy.code(token))
  },
  apply(s, seat, code, world) {
    done(s)
    s.copied = VERBS.copy.arg.hero(code)
    if (world.live) world.emit({ type: 'copied', seat, hero: HERO_IDS[s.copied] })
  },
  why: (_, __, code) => {
    if (!VERBS.copy.is(code)) return null
    const token = VERBS.copy.arg.hero(code)
    return TOKEN_POWERS[token].cannotBeCopied
      ? refusal('MN-H-PERSEUS-3', 'refuse.copyPerseus')
      : refusal('MN-R-56a', 'refuse.copy', { hero: HERO_IDS[token] })
  },
  fallback(s, seat) {
    let token = 0
    while (!canCopy(s, seat, token)) token++
    return VERBS.copy.code(token)
  },
  prompt: () => ({ key: 'prompt.copy', rule: 'MN-H-CASTOR-1' }),
}
