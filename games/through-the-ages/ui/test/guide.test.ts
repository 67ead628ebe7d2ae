/** The guide can be followed, whatever is chosen on the way. */
import { guideSuite } from '@ecumene/kit/test/guide-suite.ts'
import { expect, test } from 'vitest'
import { throughTheAges } from '../../src/game.ts'
import { guide } from '../guide.ts'
import en from '../messages.en.json' with { type: 'json' }
import it from '../messages.it.json' with { type: 'json' }
import ru from '../messages.ru.json' with { type: 'json' }

guideSuite({ game: throughTheAges, guide, catalogues: [en, ru, it] })

test('seven chapters, in the order of the matters of the game', () => {
  expect(guide.chapters.map(c => c.id)).toEqual(['row', 'workers', 'science', 'politics', 'armies', 'colonies', 'ages'])
})
