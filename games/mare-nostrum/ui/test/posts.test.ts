/** Posts are said by name: "the legion on the market", never "slot 3". */
import type { Language } from '@ecumene/words'
import { words } from '@ecumene/words'
import { expect, test } from 'vitest'
import { DECISIONS } from '../../src/verbs.ts'
import { bare, built, control, EGYPT, legions, ROME, standing } from '../../test/table.ts'
import { named, slotOfPost } from '../action-names.ts'
import en from '../messages.en.json' with { type: 'json' }
import it from '../messages.it.json' with { type: 'json' }
import ru from '../messages.ru.json' with { type: 'json' }
import { PROVINCE_IDS } from '../rules.ts'

const SPEECH = { en: words('en', en), ru: words('ru', ru), it: words('it', it) } as const
const LANGUAGES: readonly Language[] = ['en', 'ru', 'it']
const CYRENAICA = PROVINCE_IDS.indexOf('cyrenaica')

/** Rome stands on the market of Cyrenaica, with one more legion there. */
function onMarket() {
  const m = control(legions(bare(), ROME, 'cyrenaica', 2), EGYPT, 'cyrenaica')
  standing(built(m, 'cyrenaica-market'), ROME, 'cyrenaica-market')
  m.s.active = ROME
  return m
}
test('MN-R-92a a march names the slot its legion stands on, in three languages', () => {
  const m = onMarket()
  m.at(DECISIONS.march, ROME)
  const post = m.legal(ROME).find(a => a.verb === 'march' && a.to === 'aegyptus' && String(a.post).startsWith('slot'))
  expect(post).toBeDefined()
  if (!post) return
  expect(LANGUAGES.map(language => SPEECH[language].action(named(m.s, post)))).toEqual([
    'March with the legion on the market in Cyrenaica from Cyrenaica to Lower Egypt',
    'Перевести легион (рынок в Киренаике) из Киренаики в Нижний Египет',
    'Porta la legione (il mercato in Cirenaica) dalla Cirenaica nel Basso Egitto',
  ])
  const free = m.legal(ROME).find(a => a.post === 'free')
  expect(free && named(m.s, free)).toBe(free)
})
test('MN-R-45 a loss names it too: the province is that of the battle', () => {
  const m = onMarket()
  m.at(DECISIONS.lose, ROME, CYRENAICA, ROME, 1, EGYPT)
  const losses = m.legal(ROME).map(a => SPEECH.en.action(named(m.s, a)))
  expect(losses).toEqual(['Lose the legion on the market in Cyrenaica', 'Lose: a free legion'])
})
test('slots that a province does not have are no posts of it', () => {
  expect(slotOfPost(CYRENAICA, 'slot1')).toBe('cyrenaica-papyrus')
  expect(slotOfPost(CYRENAICA, 'slot6')).toBe(undefined)
  expect(slotOfPost(CYRENAICA, 'fortress')).toBe(undefined)
})
