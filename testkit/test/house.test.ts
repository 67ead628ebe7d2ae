/** The checks of a game's folder find what they promise: each is shown a small folder with one thing wrong. */
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setupOf } from '@ecumene/kernel'
import { cataloguesOf, messages, rulesInSource, skeleton, told, toy } from '@ecumene/testkit'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ecumene-house-'))
  cpSync(join(import.meta.dirname, '..', 'toy'), root, { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))
const change = (file: string, from: string | RegExp, to: string): void => {
  const text = readFileSync(join(root, file), 'utf8')
  expect(text.replace(from, to)).not.toBe(text)
  writeFileSync(join(root, file), text.replace(from, to))
}
const move = (from: string, to: string): void => renameSync(join(root, from), join(root, to))

describe('skeleton', () => {
  test('the toy has it', () => expect(skeleton(toy, root)).toEqual([]))
  test('a part under another name is missing', () => {
    move('src/determinize.ts', 'src/imagine.ts')
    expect(skeleton(toy, root)).toContain('src/determinize.ts is missing')
  })
  test('query may be a folder, scoring may not', () => {
    cpSync(join(root, 'src/query.ts'), join(root, 'src/query/living.ts'))
    rmSync(join(root, 'src/query.ts'))
    cpSync(join(root, 'src/scoring.ts'), join(root, 'src/scoring/coins.ts'))
    rmSync(join(root, 'src/scoring.ts'))
    expect(skeleton(toy, root)).toEqual(['src/scoring.ts is missing'])
  })
  test('a decision has a file of its name, and decisions/ holds nothing else', () => {
    move('src/decisions/lose.ts', 'src/decisions/losses.ts')
    expect(skeleton(toy, root)).toEqual([
      'src/decisions/lose.ts is missing',
      'src/decisions/losses.ts: there is no decision of that name',
    ])
  })
})

describe('rules in sources', () => {
  test('the toy names all of them', () => expect(rulesInSource(root)).toEqual([]))
  test('a rule that no source names is told', () => {
    change('src/effects/draw.ts', 'TOY-7', 'TOY-1')
    change('src/events.ts', 'TOY-7', 'TOY-1')
    expect(rulesInSource(root)).toEqual(['TOY-7: no source names it'])
  })
  test.each(['TOY-1 to 6', 'TOY-1 to TOY-6', 'TOY-1–6'])('a range (%s) is told', range => {
    change('src/scoring.ts', '(TOY-9)', `(TOY-9, ${range})`)
    expect(rulesInSource(root)).toEqual([`src/scoring.ts:1: ${range}: name each rule`])
  })
  test('information and examples need no source', () => {
    for (const language of ['en', 'ru', 'it'])
      change(
        `rules/${language}.md`,
        /$/,
        '- [TOY-10] The agora was a market place. {info}\n- [TOY-11] Six figs. {example}\n',
      )
    expect(rulesInSource(root)).toEqual([])
  })
})

describe('messages', () => {
  test('those of the toy are complete', () => expect(messages(toy, root)).toEqual([]))
  test('a key that rules name and nobody says', () => {
    change('src/decisions/bid.ts', 'refuse.coins', 'refuse.purse')
    expect(messages(toy, root)).toContain('refuse.purse is not said')
  })
  test('a key that one language lacks', () => {
    change('ui/messages.ru.json', '"verb.work"', '"verb.toil"')
    expect(messages(toy, root)).toEqual(expect.arrayContaining(['ru lacks verb.work', 'only ru has verb.toil']))
  })
  test('a value without a name', () => {
    for (const language of ['en', 'ru', 'it']) change(`ui/messages.${language}.json`, '"kind.figs"', '"kind.dates"')
    expect(messages(toy, root)).toContain('it: kind.figs has no name')
  })
  test('an argument that the verb does not have', () => {
    change('ui/messages.it.json', /"verb.raid": "[^"]*"/, '"verb.raid": "{victim}"')
    expect(messages(toy, root)).toContain('it verb.raid: there is no {victim}')
  })
  test('an event that is hidden in part and tells it to all', () => {
    change('ui/messages.en.json', /"event.drew.hidden": "[^"]*"/, '"event.drew.hidden": "{seat} {kind}"')
    expect(messages(toy, root)).toContain('en event.drew.hidden: there is no {kind}')
  })
  test('a played game shows the words that no list names', () => {
    const all = cataloguesOf(root)
    expect(told(toy, setupOf(toy, 3), all)).toEqual([])
    const { 'kind.coin': _, ...en } = all.en
    expect(told(toy, setupOf(toy, 3), { ...all, en })).toEqual(['en: what.coin has no name'])
  })
})
