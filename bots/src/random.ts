import { byChance } from '@ecumene/contract'
import { current } from '@ecumene/kernel'
import type { Bot } from './bot.ts'

/** Any legal action; where there is a form, now and then one of that. */
export const random: Bot = {
  name: 'random',
  choose({ game, view, seat, legal, rng }) {
    const form = current(game, view)?.form
    if (form && (legal.n === 0 || rng.below(3) === 0)) {
      const action = form.sample(view, seat, rng)
      if (action) return action
    }
    return byChance(game, legal, rng)
  },
}
