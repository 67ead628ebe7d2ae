/** Cities that a calamity takes, reduces or gives to others: what is settled unasked, and what is announced. */
import { describe, expect, test } from 'vitest'
import { cities, reduce, strike } from './calamity-table.ts'
import { city, put, suffers, table, tokens } from './table.ts'

describe('cities', () => {
  test('ADV-16.1.2 an eruption tells the tokens and the city that go, and nobody who has nothing there', () => {
    const p = strike(suffers(city(put(table(), 0, 'campania', 2), 1, 'neapolis'), 1, 'volcano'))
    expect(p.seen('erupted')).toMatchObject([{ seat: 1, volcano: 'vesuvius' }])
    expect(p.seen('lost')).toEqual([{ type: 'lost', seat: 0, area: 'campania', tokens: 2 }])
    expect(p.seen('lostCity')).toEqual([{ type: 'lostCity', seat: 1, area: 'neapolis' }])
  })
  test('ADV-16.6.1 ADV-16.6.3 a Slave Revolt tells how many tokens give no support; an only city is reduced at once', () => {
    const p = strike(suffers(put(cities(table(), 0, 1), 0, 'dacia', 5), 0, 'slave-revolt'))
    expect(p.seen('idled')).toEqual([{ type: 'idled', seat: 0, tokens: 5 }])
    expect([p.asked, p.s.cities[0], tokens(p, 0, 'rome')]).toEqual([null, 0, 2])
  })
  test('ADV-16.10.1 ADV-16.11.1 who has no city is not told to reduce any: the calamity is without effect', () => {
    for (const id of ['civil-disorder', 'iconoclasm'] as const) {
      const p = strike(suffers(put(table(), 0, 'dacia', 5), 0, id))
      expect([p.asked, p.seen('mustReduce')], id).toEqual([null, []])
      expect(p.seen('harmless')).toEqual([{ type: 'harmless', seat: 0, calamity: id }])
    }
  })
  test('ADV-25.6 ADV-16.11.3 where the victim picks and no other has a city, they are not asked', () => {
    const p = cities(table(), 0, 2)
    p.s.victimPicks = 1
    strike(suffers(p, 0, 'iconoclasm'))
    expect([p.asked, p.s.cities[0]]).toEqual([null, 0])
  })
  test('ADV-16.12.2 Piracy that strikes only others is not without effect', () => {
    const p = strike(suffers(city(table(), 2, 'corinth'), 0, 'piracy', 1))
    expect([p.asked, p.owing, p.seen('harmless')]).toEqual(['raid', [0], []])
    const q = strike(suffers(table(), 0, 'piracy', 1))
    expect([q.asked, q.seen('harmless')]).toEqual([null, [{ type: 'harmless', seat: 0, calamity: 'piracy' }]])
  })
})

test('ADV-16.2.1 ADV-16.2.2 Treachery: a city that goes over is told with its new owner, one without a piece as lost', () => {
  const p = strike(suffers(city(table(), 0, 'rome'), 0, 'treachery', 2))
  p.play(2, { verb: 'betray', area: 'rome' })
  expect(p.seen('betrayed')).toEqual([{ type: 'betrayed', seat: 0, area: 'rome', by: 2 }])
  const q = strike(suffers(city(cities(table(), 2, 9), 0, 'carthage'), 0, 'treachery', 2))
  q.play(2, { verb: 'betray', area: 'carthage' })
  expect([q.seen('betrayed'), q.seen('lostCity')]).toEqual([[], [{ type: 'lostCity', seat: 0, area: 'carthage' }]])
})

test('ADV-16.6.1 ADV-16.6.3 Slave Revolt: without effect it says so; of the cities only their own may be named', () => {
  const p = strike(suffers(put(cities(table(), 0, 1), 0, 'dacia', 30), 0, 'slave-revolt'))
  expect([p.seen('harmless').length, p.seen('idled')]).toEqual([1, []])
  const q = strike(suffers(city(put(cities(table(), 0, 3), 0, 'dacia', 15), 1, 'tyre'), 0, 'slave-revolt'))
  expect(q.refusal(0, reduce('tyre'))).toMatchObject({ rule: 'ADV-16.6.3', key: 'refuse.notYourCity' })
  expect(q.refusal(0, { verb: 'done' })?.key).toMatch(/^table\./)
})

test('ADV-16.12.1 ADV-16.12.3 Piracy asks first for the victim’s cities, then for those of others', () => {
  const p = city(city(city(city(table(), 0, 'tyre'), 0, 'sidon'), 0, 'athens'), 2, 'corinth')
  strike(suffers(city(city(p, 3, 'carthage'), 4, 'rhodes'), 0, 'piracy', 1))
  expect(p.prompt(1)).toMatchObject({ key: 'prompt.raidVictim', rule: 'ADV-16.12.1', args: { target: 0, cities: 2 } })
  p.play(1, { verb: 'raid', area: 'tyre' }).play(1, { verb: 'raid', area: 'sidon' })
  expect(p.prompt(p.owing[0])).toMatchObject({ key: 'prompt.raidOthers', rule: 'ADV-16.12.3', args: { cities: 2 } })
})
