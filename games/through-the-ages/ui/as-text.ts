/** A position of Through the Ages in words: the card row, one's own board and hand, and the others' figures. */
import type { Seat } from '@ecumene/kernel'
import type { AsText, TextProps } from '@ecumene/kit/seam.ts'
import { AGES } from '../data/board.ts'
import { populationCost } from '../src/query/costs.ts'
import type { S } from '../src/state.ts'
import { rowOf } from './card-row.ts'
import type { AgesMessage } from './message.ts'
import {
  coloniesOf,
  columnsOf,
  figuresOf,
  governmentOf,
  handOf,
  leaderOf,
  militaryOf,
  specialsOf,
  tacticOf,
  wondersOf,
} from './position.ts'

type Text = TextProps<S, AgesMessage>

export const asText: AsText<S, AgesMessage> = p => [
  `${p.say('ui.round')} ${p.view.round} · ${p.say('ui.index.ofAge', { age: AGES[p.view.age] })}`,
  '',
  ...rowLines(p),
  ...Array.from({ length: p.view.seats }, (_, seat) => ['', ...playerLines(p, seat)]).flat(),
  ...handLines(p),
]

/** The cards of the row by what they cost this player now. */
function rowLines({ view: s, seat, say }: Text): readonly string[] {
  const spaces = rowOf(s, seat).filter(space => space.card !== null)
  const prices = [...new Set(spaces.map(space => space.price))].toSorted((a, b) => a - b)
  return [
    `${say('ui.row')}:`,
    ...prices.map(price => {
      const cards = spaces.flatMap(space => (space.card && space.price === price ? [say(`card.${space.card}`)] : []))
      return `    ${say('ui.zone', { price })}: ${cards.join(', ')}`
    }),
  ]
}

const signed = (n: number): string => (n < 0 ? String(n) : `+${n}`)
function playerLines(p: Text, seat: Seat): readonly string[] {
  const { view: s, say } = p
  const f = figuresOf(s, seat)
  const figures = [
    `${say('ui.count.culture')} ${f.culture} (${signed(f.cultureRate)})`,
    `${say('ui.count.science')} ${f.science} (${signed(f.scienceRate)})`,
    `${say('ui.count.food')} ${f.food} (${signed(f.foodRate)})`,
    `${say('ui.count.resources')} ${f.resources} (${signed(f.resourceRate)})`,
    `${say('ui.count.strength')} ${f.strength}`,
    `${say('ui.count.happiness')} ${f.happiness}/${f.needed}`,
  ]
  const cubes = [
    say('ui.cubes.civil', { left: f.civil, all: f.civilTotal }),
    say('ui.cubes.military', { left: f.military, all: f.militaryTotal }),
    say('ui.yellowTip', {
      left: f.yellow,
      price: populationCost(s, seat),
      consumption: f.consumption,
      needed: f.needed,
    }),
    say('ui.blueTip', { left: f.blue, corruption: f.corruption }),
  ]
  const leader = leaderOf(s, seat)
  const tactic = tacticOf(s, seat)
  const wonders = wondersOf(s, seat).map(wonder =>
    wonder.state === 'building'
      ? say('ui.buildingSpoken', { name: say(`card.${wonder.id}`), done: wonder.done, all: wonder.stages.length })
      : say(`card.${wonder.id}`),
  )
  const cards = [governmentOf(s, seat), ...(leader ? [leader] : []), ...specialsOf(s, seat), ...coloniesOf(s, seat)]
  return [
    `${p.player(seat)}: ${figures.join(' · ')}`,
    ...(seat === p.seat ? cubes.map(line => `    ${line}`) : []),
    `    ${[...cards.map(id => say(`card.${id}`)), ...wonders, ...(tactic ? [say(`card.${tactic}`)] : [])].join(', ')}`,
    ...worksOf(p, seat),
  ]
}
function worksOf({ view: s, say }: Text, seat: Seat): readonly string[] {
  const works = columnsOf(s, seat).flatMap(column => column.works)
  return works.length === 0
    ? []
    : [
        `    ${works
          .map(({ id, workers, tokens }) => say('ui.workSpoken', { name: say(`card.${id}`), workers, tokens }))
          .join('; ')}`,
      ]
}

/** Civil cards lie open; of the military ones, one's own. */
function handLines({ view: s, seat, say }: Text): readonly string[] {
  const civil = handOf(s, seat).map(card => say(`card.${card.id}`))
  const military = militaryOf(s, seat).flatMap(id => (id === null ? [] : [say(`card.${id}`)]))
  const list = (cards: readonly string[]): string => (cards.length > 0 ? cards.join(', ') : say('ui.emptyHand'))
  return ['', `${say('ui.civilHand')}: ${list(civil)}`, `${say('ui.militaryHand')}: ${list(military)}`]
}
