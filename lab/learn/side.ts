/** Who plays in a match: `master`, or `master:network=FILE:effort=48:far=2`; `network=none` has learned nothing. */
import { readFileSync } from 'node:fs'
import { type Bot, botNamed, Network, numbersOf } from '@ecumene/bots'
import type { GameDef } from '@ecumene/kernel'

export function sideOf(game: GameDef, text: string): Bot {
  const [name, ...flags] = text.split(':')
  const known = new Map(flags.map(flag => flag.split('=') as [string, string]))
  const bot = botNamed(game, name)
  const file = known.get('network')
  const network = file === undefined ? undefined : file === 'none' ? null : networkFrom(file)
  const effort = known.get('effort')
  const far = known.get('far')
  return {
    name: text,
    choose: question =>
      bot.choose({
        ...question,
        ...(network === undefined ? {} : { network }),
        ...(effort === undefined ? {} : { effort: Number(effort) }),
        ...(far === undefined ? {} : { far: far.split('+').map(Number) }),
      }),
  }
}
export function networkFrom(path: string): Network {
  const file = JSON.parse(readFileSync(path, 'utf8'))
  return new Network(numbersOf(file), file.layers)
}
