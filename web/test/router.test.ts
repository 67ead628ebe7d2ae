import { expect, test } from 'vitest'
import { placeOf } from '../src/router.ts'

test('addresses lead to places, and nonsense to nowhere', () => {
  expect(placeOf('/')).toEqual({ at: 'shelf' })
  expect(placeOf('/table/ab12')).toEqual({ at: 'table', id: 'ab12' })
  expect(placeOf('/rules/bronze', '#BRZ-SET-1')).toEqual({ at: 'rules', game: 'bronze', rule: 'BRZ-SET-1' })
  expect(placeOf('/learn/civilization', '#nomads')).toEqual({ at: 'learn', game: 'civilization', chapter: 'nomads' })
  expect(placeOf('/challenge/bronze', '#routes')).toEqual({ at: 'challenge', game: 'bronze', challenge: 'routes' })
  expect(placeOf('/online')).toEqual({ at: 'lobby' })
  expect(placeOf('/online/ab12')).toEqual({ at: 'match', id: 'ab12' })
  expect(placeOf('/invite/xyz9')).toEqual({ at: 'invite', code: 'xyz9' })
  expect(placeOf('/account')).toEqual({ at: 'account', part: 'you' })
  expect(placeOf('/account/notices')).toEqual({ at: 'account', part: 'notices' })
  expect(placeOf('/account/nonsense')).toEqual({ at: 'nowhere' })
  expect(placeOf('/fair')).toEqual({ at: 'fair', id: '' })
  expect(placeOf('/fair/ab12')).toEqual({ at: 'fair', id: 'ab12' })
  expect(placeOf('/people/me')).toEqual({ at: 'person', user: 'me' })
  expect(placeOf('/cups')).toEqual({ at: 'cups' })
  expect(placeOf('/cups/ab12')).toEqual({ at: 'cup', id: 'ab12' })
  expect(placeOf('/table')).toEqual({ at: 'nowhere' })
  expect(placeOf('/table/a/b')).toEqual({ at: 'nowhere' })
})
