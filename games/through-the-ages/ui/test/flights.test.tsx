import { motionsOf } from '@ecumene/kit/flights.tsx'
import { expect, test } from 'vitest'
import { tableOf } from '../../test/table.ts'
import { flightOf } from '../flights.tsx'
import type { Part } from '../part-props.ts'

const part = { seat: 0, view: tableOf(2).s, say: (key: string) => key } as unknown as Part
const took = (seat: number, card: string, space: number) => ({ type: 'took', seat, card, actions: 1, space })

test('TTA-ACT-TAKE-2 the card itself flies from its space of the row to the one who takes it', () => {
  expect(flightOf(part, took(1, 'iron', 4))).toMatchObject({ from: 'row:3', to: 'seat:1' })
  expect(flightOf(part, took(0, 'iron', 13))).toMatchObject({ from: 'row:12', to: 'hand:iron' })
  const ghost = JSON.stringify(flightOf(part, took(1, 'iron', 4))?.ghost)
  expect(ghost).toContain('"id":"iron"')
  expect(ghost).toContain('"size":"row"')
})
test('TTA-ACT-WON-3 a wonder flies to its building site', () => {
  expect(flightOf(part, took(0, 'colossus', 1))).toMatchObject({ from: 'row:0', to: 'wonder:building' })
})
test('TTA-TACT-5 a tactic that somebody copies flies from the common ones', () => {
  expect(flightOf(part, { type: 'copied', seat: 1, card: 'legion' })).toMatchObject({
    from: 'tactic:legion',
    to: 'seat:1',
  })
})

test('TTA-ACT-BUILD-1, TTA-ACT-STAGE-2, TTA-TACT-5 what others build and play rises as its card over their strip', () => {
  const built = { type: 'built', seat: 1, card: 'iron', resources: 5 }
  for (const [event, token] of [
    [built, 'yellow'],
    [{ type: 'upgraded', seat: 1, old: 'bronze', card: 'iron', resources: 3 }, 'yellow'],
    [{ type: 'staged', seat: 1, card: 'iron', count: 1, resources: 3 }, 'blue'],
    [{ type: 'tactic', seat: 1, card: 'iron' }, null],
  ] as const) {
    const flight = flightOf(part, event)
    expect(flight).toMatchObject({ from: 'seat:1', to: 'seat:1' })
    expect(JSON.stringify(flight?.ghost)).toContain('"id":"iron"')
    expect(JSON.stringify(flight?.ghost).includes('tta-flying-token'), event.type).toBe(token !== null)
    if (token) expect(JSON.stringify(flight?.ghost)).toContain(`"of":"${token}"`)
  }
  expect(flightOf(part, { ...built, seat: 0 })).toMatchObject({ from: 'pool:0', to: 'work:iron' })
})
test('two buildings of a kind, and two workers, are one motion each; another player is another', () => {
  const event = (type: string, seat: number) => ({ type, seat, card: 'iron', resources: 5, food: 2 })
  const flights = [event('built', 1), event('grew', 1), event('built', 1), event('grew', 1), event('built', 2)].flatMap(
    e => flightOf(part, e) ?? [],
  )
  expect(motionsOf(flights).map(({ to, times }) => [to, times])).toEqual([
    ['seat:1', 2],
    ['seat:1', 2],
    ['seat:2', 1],
  ])
})
