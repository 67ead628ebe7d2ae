/** What the market fills in by itself: the name that others ask for. */
import { expect, test } from 'vitest'
import type { MessageId } from '../message.ts'
import type { OfferModel } from '../parts/market/models.ts'
import { askedFor, chosenNames, namings } from '../parts/market/namings.ts'

const GOODS: readonly MessageId<'trade'>[] = ['hides', 'iron', 'salt', 'cloth', 'epidemic']
const VALUE: Readonly<Record<string, number>> = { hides: 1, iron: 2, salt: 3, cloth: 5, epidemic: 0 }
const offerBy = (seat: number, wants: string | null, isMine = false): OfferModel =>
  ({ seat, wants, isMine, named: [], to: null }) as unknown as OfferModel
const stall = (names: number) => ({
  nameable: GOODS,
  names,
  sets: GOODS.map(id => ({ id, value: VALUE[id] })) as never,
  mayName: (counts: Readonly<Record<string, number>>, named: readonly string[]) =>
    named.every(kind => named.filter(other => other === kind).length <= (counts[kind] ?? 0)),
})
const nameIn = (
  counts: Record<string, number>,
  asked: readonly MessageId<'trade'>[],
  names = 1,
): readonly string[] | null => chosenNames(namings(stall(names), counts, asked), [])

test('CIV-16.3b what is asked for is named, though it is neither the most nor the cheapest', () => {
  const asked = askedFor([offerBy(1, 'hides'), offerBy(2, 'cloth')], 2)
  expect(asked).toEqual(['cloth', 'hides'])
  expect(nameIn({ iron: 2, cloth: 1 }, asked)).toEqual(['cloth'])
  expect(nameIn({ iron: 2, hides: 1 }, asked)).toEqual(['hides'])
})
test('CIV-16.3b otherwise that of which there is most, of equals the dearest, a calamity last', () => {
  expect(nameIn({ iron: 1, cloth: 1, epidemic: 1 }, [])).toEqual(['cloth'])
  expect(nameIn({ iron: 2, cloth: 1 }, ['salt'])).toEqual(['iron'])
  expect(nameIn({ iron: 1, salt: 1, epidemic: 1 }, ['iron'], 2)).toEqual(['iron', 'salt'])
})
test('CIV-16.3c what I ask for myself is nobody’s wish', () => {
  expect(askedFor([offerBy(0, 'salt', true), offerBy(1, null)], null)).toEqual([])
})
