/** Every card says on its face what it does: in signs, or in two to six words that its full text bears out. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { leader, wonder } from '../../src/cards.ts'
import { CardFace } from '../card.tsx'
import { faceMessage } from '../face-words.ts'
import { allFaces, lookOf } from '../look.ts'
import en from '../messages.en.json' with { type: 'json' }
import it from '../messages.it.json' with { type: 'json' }
import ru from '../messages.ru.json' with { type: 'json' }
import type { Say } from '../part-props.ts'

const LANGUAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, ru, it }
const sayIn =
  (language: string): Say =>
  key =>
    LANGUAGES[language][key]
const MOST_LETTERS = 46

describe.each(Object.keys(LANGUAGES))('%s', language => {
  test('no card has an empty face', () => {
    const empty = allFaces().filter(({ id }) => {
      const drawn = renderToStaticMarkup(<CardFace id={id} say={sayIn(language)} size="row" />)
      return !/tta-amount|tta-card-face">[^<]/.test(drawn)
    })
    expect(empty.map(({ id }) => id)).toEqual([])
  })
  test('the words of a face are two to six, and fit', () => {
    for (const { id } of allFaces()) {
      const message = faceMessage(id)
      if (!message) continue
      const words = sayIn(language)(message)
      const count = words.split(' ').length
      expect(count >= 2 && count <= 6 && words.length <= MOST_LETTERS, `${id}: ${words}`).toBe(true)
    }
  })
  test('every number on a face stands in the full text', () => {
    const numbers = (text: string): readonly string[] => text.match(/\d+/g) ?? []
    for (const { id } of allFaces()) {
      const message = faceMessage(id)
      if (!message) continue
      const full = numbers(sayIn(language)(`cardtext.${id}`))
      for (const n of numbers(sayIn(language)(message))) expect(full, `${id}: ${n}`).toContain(n)
    }
  })
})

test('each leader and each wonder has a picture that no other card has', () => {
  const own = [...leader.ids, ...wonder.ids]
  const pictures = allFaces().map(face => ({ id: face.id, icon: lookOf(face).icon }))
  for (const id of own) {
    const { icon } = pictures.find(of => of.id === id) ?? { icon: '' }
    expect(icon, id).not.toBe('')
    expect(
      pictures.filter(of => of.icon === icon).map(of => of.id),
      id,
    ).toEqual([id])
  }
})

/** Where a leader or wonder is at home: its picture and its words; `npm run fix` writes them where they are read. */
test('the catalogues say of leaders and wonders what their homes say', () => {
  for (const kind of ['leaders', 'wonders']) {
    const folder = join(import.meta.dirname, '..', '..', 'src', 'effects', kind)
    const homes = readdirSync(folder).filter(name => name.endsWith('.json'))
    expect(homes.map(name => name.slice(0, -5))).toEqual([...(kind === 'leaders' ? leader : wonder).ids].toSorted())
    for (const home of homes) {
      const id = home.slice(0, -5)
      const words = JSON.parse(readFileSync(join(folder, home), 'utf8'))
      for (const [language, messages] of Object.entries(LANGUAGES)) {
        const { name, text, face } = words[language]
        const said = [messages[`card.${id}`], messages[`cardtext.${id}`], messages[`cardface.${id}`]]
        expect(said, `${language}: ${id}`).toEqual([name, text, face])
      }
    }
  }
})
