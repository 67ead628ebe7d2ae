/** The form of the market: an offer names a card one has and a card one wants (TOY-8). */
import { type ActionJson, EVERYONE, type Form, NONE, refusal } from '@ecumene/kernel'
import type { E } from '../events.ts'
import { hand, KIND_COUNT, KINDS, type S } from '../state.ts'

const kindNamed = (name: unknown): number => KINDS.indexOf(name as (typeof KINDS)[number])

export const offer: Form<S, E> = {
  verb: 'offer',
  params: { give: KINDS, want: KINDS },
  check(s, seat, action) {
    const give = kindNamed(action.give)
    const want = kindNamed(action.want)
    if (give < 0 || want < 0 || Object.keys(action).length !== 3) return refusal('TOY-8', 'refuse.offer')
    if (give === want) return refusal('TOY-8', 'refuse.same')
    if (s.offers[seat * 2] !== NONE) return refusal('TOY-8', 'refuse.once')
    return s.hand[hand(seat, give)] > 0 ? null : refusal('TOY-8', 'refuse.lack', { kind: KINDS[give] })
  },
  apply(s, seat, action, world) {
    s.offers[seat * 2] = kindNamed(action.give)
    s.offers[seat * 2 + 1] = kindNamed(action.want)
    world.reveal(EVERYONE)
    if (world.live) world.emit({ type: 'offered', seat, give: String(action.give), want: String(action.want) })
  },
  sample(s, seat, rng) {
    const all = offer.suggest(s, seat)
    return all.length > 0 ? all[rng.below(all.length)] : null
  },
  suggest(s, seat) {
    const all: ActionJson[] = []
    if (s.offers[seat * 2] !== NONE) return all
    for (let give = 0; give < KIND_COUNT; give++)
      if (s.hand[hand(seat, give)] > 0)
        for (let want = 0; want < KIND_COUNT; want++)
          if (want !== give) all.push({ verb: 'offer', give: KINDS[give], want: KINDS[want] })
    return all
  },
}
