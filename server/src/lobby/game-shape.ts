/** What a game says of itself to programs, from the declarations its rules are played by. */
import { botNames, usualBot } from '@ecumene/bots'
import { type GameDef, layoutFor, type OptionSpec, type Setup, SetupError, setupOf } from '@ecumene/kernel'
import type { GameInfo, GameShape } from '@ecumene/protocol'
import { Problem } from '../problem.ts'

const seatsOf = ({ variants }: GameDef): [min: number, max: number] => [
  Math.min(...variants.map(v => v.seats[0])),
  Math.max(...variants.map(v => v.seats[1])),
]

export const infoOf = (game: GameDef): GameInfo => ({
  id: game.id,
  version: game.version,
  seats: seatsOf(game),
  variants: game.variants.map(({ id, seats: [min, max], options }) => ({ id, seats: [min, max], options })),
  options: game.options.map(({ name, rule, values, init }) => ({
    name,
    ...(rule === undefined ? {} : { rule }),
    values: valuesOf(values),
    default: init,
  })),
  bots: [...botNames(game)],
  standIn: usualBot(game),
})
const valuesOf = (values: OptionSpec['values']): GameInfo['options'][number]['values'] =>
  values === 'flag' ? values : 'min' in values ? { min: values.min, max: values.max } : [...values]

/** Actions and positions of a table of so many; of the fewest players unless said. */
export function shapeOf(game: GameDef, seats = seatsOf(game)[0]): GameShape {
  const { places } = layoutFor(game, setupFor(game, seats))
  return {
    id: game.id,
    version: game.version,
    seats,
    actions: Object.entries(game.verbs.specs).map(([verb, fields]) => ({
      verb,
      fields: Object.fromEntries(Object.entries(fields).map(([name, domain]) => [name, domainOf(domain)])),
    })),
    forms: game.decisions.flatMap(({ name, form }) =>
      form ? [{ verb: form.verb, decision: name, fields: { ...form.params } }] : [],
    ),
    view: places.map(({ name, field: { dims, min, max, sees, blank } }) => ({
      name,
      dimensions: [...(dims ?? [])],
      values: { min, max },
      sees,
      hidden: blank,
    })),
  }
}
type Domain = GameDef['verbs']['specs'][string][string]
function domainOf(domain: Domain): GameShape['actions'][number]['fields'][string] {
  if (typeof domain === 'number') return { min: 0, max: domain - 1 }
  return 'min' in domain ? { min: domain.min, max: domain.max } : [...domain]
}
function setupFor(game: GameDef, seats: number): Setup {
  const variant = game.variants.find(({ seats: [min, max] }) => seats >= min && seats <= max)
  try {
    return setupOf(game, seats, variant?.id)
  } catch (error) {
    if (error instanceof SetupError) throw new Problem('malformed', error.message)
    throw error
  }
}
