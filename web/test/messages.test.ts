/** No message is missing, and none is kept that nobody says: of the shell, and of every game that can be played. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { answer, random } from '@ecumene/bots'
import { games } from '@ecumene/games'
import { FastRng, keyOf, Match, rulesIndex, setupOf } from '@ecumene/kernel'
import { about as toy } from '@ecumene/testkit/toy/about'
import { type Catalogue, LANGUAGES, type Language, message, words } from '@ecumene/words'
import { describe, expect, test } from 'vitest'
import { messagesOf, rulesOf, uiOf } from '../src/games.ts'
import { botFor, botsOf } from '../src/local/bots.ts'
import { boxesIn } from '../src/shelf/boxes.ts'

const root = new URL('../../', import.meta.url).pathname
const read = (path: string): Catalogue => JSON.parse(readFileSync(join(root, path), 'utf8'))
const sourcesOf = (folder: string, without = '\0'): string =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(f => /\.tsx?$/.test(f) && !f.includes('.test.') && !f.startsWith(without))
    .map(f => readFileSync(join(root, folder, f), 'utf8'))
    .join('\n')
/** Every quoted text, and every beginning of a text that is completed at run time. */
const literalsOf = (source: string): ReadonlySet<string> =>
  new Set([...source.matchAll(/['"`]([\w-]+(?:\.[\w-]+)*)['"`]/g)].map(m => m[1]))
const prefixesOf = (source: string): readonly string[] => [
  ...new Set([...source.matchAll(/`([\w-]+\.(?:[\w-]+\.)*)\$\{/g)].map(m => m[1])),
]
const argumentsOf = (text: string, language: Language): readonly string[] => message(text, language).needs

function sameInAllLanguages(all: Readonly<Record<Language, Catalogue>>): void {
  for (const language of LANGUAGES) {
    const forms = (key: string): boolean => key in all.en || Object.keys(all.en).some(k => key.startsWith(`${k}.`))
    expect(
      Object.keys(all.en).filter(k => !(k in all[language])),
      `missing in ${language}`,
    ).toEqual([])
    expect(
      Object.keys(all[language]).filter(k => !forms(k)),
      `only in ${language}`,
    ).toEqual([])
    for (const [key, text] of Object.entries(all[language])) {
      const english = all.en[key]
      if (english === undefined || key.startsWith('param.')) continue
      const known = argumentsOf(english, 'en').map(plain)
      expect(
        argumentsOf(text, language).filter(a => !known.includes(plain(a))),
        `${language} ${key}: arguments that English has not`,
      ).toEqual([])
    }
  }
}
const plain = (argument: string): string => argument.replace(/_[a-z]+$/, '')

describe('the shell', () => {
  const all = Object.fromEntries(
    LANGUAGES.map(l => [l, { ...read(`web/src/messages/${l}.json`), ...boxesIn(l) }]),
  ) as Record<Language, Catalogue>
  const common = read('words/messages/en.json')
  const source = sourcesOf('web/src', 'dev/') + sourcesOf('kit/src')
  const literals = literalsOf(source)
  const prefixes = prefixesOf(source)

  test('says the same things in every language', () => sameInAllLanguages(all))
  test('so do the words of the table', () =>
    sameInAllLanguages(
      Object.fromEntries(LANGUAGES.map(l => [l, read(`words/messages/${l}.json`)])) as Record<Language, Catalogue>,
    ))
  test('no message is missing', () => {
    const said = [...source.matchAll(/\bsay\(\s*'([^']+)'/g)].map(m => m[1])
    const spaces = new Set(Object.keys(all.en).flatMap(k => (k.includes('.') ? [k.split('.')[0]] : [])))
    const inSpace = [...literals].filter(
      l => l.includes('.') && spaces.has(l.split('.')[0]) && !/\.(ts|tsx|json)$/.test(l),
    )
    expect(said.length).toBeGreaterThan(50)
    expect([...said, ...inSpace].filter(k => !(k in all.en) && !(k in common))).toEqual([])
    const open = ['verb.', 'event.', 'decision.', 'variant.', 'option.', 'part.', 'param.', 'kind.', 'ui.guide.']
    expect(
      prefixes.filter(p => !open.includes(p) && !Object.keys({ ...all.en, ...common }).some(k => k.startsWith(p))),
    ).toEqual([])
  })
  test('no message is left over', () => {
    const looked = ['bot.'] // the name of a bot is an argument
    const isUsed = (key: string): boolean => literals.has(key) || [...prefixes, ...looked].some(p => key.startsWith(p))
    expect(Object.keys(all.en).filter(k => !isUsed(k))).toEqual([])
  })
})

/** The games of the list, and the toy. */
const all = [...games, toy]
/** Rooms under games/ that a game stands on, by its package: what it shares with another game. */
const familyOf = (id: string): string[] =>
  id === 'toy'
    ? []
    : Object.keys((read(`games/${id}/package.json`) as unknown as { dependencies: object }).dependencies)
        .map(name => name.replace('@ecumene/', ''))
        .filter(name => existsSync(join(root, 'games', name)))
describe.each(all.map(g => [g.id, g] as const))('%s', (id, about) => {
  const load = async () => {
    const game = await about.load()
    const all = Object.fromEntries(
      await Promise.all(LANGUAGES.map(async l => [l, (await messagesOf(id, l)) ?? {}])),
    ) as Record<Language, Catalogue>
    const source =
      id === 'toy'
        ? sourcesOf('testkit/toy')
        : [id, ...familyOf(id)].map(room => sourcesOf(`games/${room}/src`)).join('\n')
    // A game that stands on another says that game's words, and may say them otherwise.
    const own = id === 'toy' ? all.en : read(`games/${id}/ui/messages.en.json`)
    const under = own.extends ? await messagesOf(own.extends, 'en') : null
    const rooms = [id, ...familyOf(id), ...(own.extends ? [own.extends] : [])].flatMap(g => [
      `games/${g}/src`,
      `games/${g}/data`,
      `games/${g}/ui`,
    ])
    const drawn = id === 'toy' ? source : rooms.map(r => sourcesOf(r)).join('\n')
    return { game, all, own, under, source, drawn }
  }
  test('says the same things in every language', async () => sameInAllLanguages((await load()).all))

  test('no message is missing', async () => {
    const { game, all, source } = await load()
    const literals = [...literalsOf(source)].filter(l => /^(prompt|refuse|ending)\./.test(l))
    const needed = [
      ...Object.keys(game.verbs.specs).map(v => `verb.${v}`),
      ...game.decisions.flatMap(d => [`decision.${d.name}`, ...(d.form ? [`verb.${d.form.verb}`] : [])]),
      ...game.programs.map(p => `program.${p.name}`),
      ...game.variants.map(v => `variant.${v.id}`),
      ...game.options.flatMap(o => [
        `option.${o.name}`,
        ...(typeof o.values === 'object' && !('min' in o.values)
          ? o.values.map(v => (`${o.name}.${v}` in all.en ? `${o.name}.${v}` : `option.${o.name}.${v}`))
          : []),
      ]),
      ...Object.keys(game.events).map(e => `event.${e}`),
      ...literals,
    ]
    expect(needed.filter(k => !(k in all.en))).toEqual([])
    // An event of which a part is hidden needs words for those who may not see it.
    const halfSeen = Object.entries(game.events).filter(([type, spec]) =>
      argumentsOf(all.en[`event.${type}`], 'en').some(a => (spec.sees[a] ?? spec.sees[plain(a)]) !== 'all'),
    )
    expect(halfSeen.map(([type]) => `event.${type}.hidden`).filter(k => !(k in all.en))).toEqual([])
  })

  test('no message is left over', async () => {
    const { game, all, own, under, drawn } = await load()
    if ((await uiOf(id)) === null) return // words for a drawing that is still to come
    const literals = literalsOf(drawn)
    const prefixes = prefixesOf(drawn)
    const shown = new Set(Object.values(all.en).flatMap(text => argumentsOf(text, 'en').map(plain)))
    const aliases = Object.entries(all.en).flatMap(([k, v]) => (k.startsWith('param.') ? v.split(' ') : []))
    const declared = [...Object.values(game.verbs.specs), ...Object.values(game.events).map(e => e.sees)].flatMap(
      Object.keys,
    )
    const names = new Set([
      ...shown,
      ...aliases,
      ...declared,
      ...game.options.map(o => o.name),
      'verb',
      'event',
      'decision',
      'program',
      'variant',
      'option',
      'part',
      'bot',
    ])
    const known = new Set(
      ['verb', 'event'].flatMap(space =>
        (space === 'verb'
          ? [...Object.keys(game.verbs.specs), ...game.decisions.flatMap(d => d.form?.verb ?? [])]
          : Object.keys(game.events)
        ).map(n => `${space}.${n}`),
      ),
    )
    const isUsed = (key: string): boolean => {
      if (literals.has(key) || prefixes.some(p => key.startsWith(p))) return true
      const [space, name] = key.split('.')
      if (space === 'verb' || space === 'event') return known.has(`${space}.${name}`)
      return names.has(space) || (space === 'param' && shown.has(name))
    }
    expect(Object.keys(own).filter(k => k !== 'extends' && !isUsed(k))).toEqual([])
    expect(Object.keys(own).filter(k => under?.[k] === own[k])).toEqual([]) // said twice
  })

  test('a whole game is told without a bare key or an unnamed thing', { timeout: 60_000 }, async () => {
    const { game, all } = await load()
    const w = words('en', all.en)
    const match = new Match(game, setupOf(game, about.players[0]), keyOf('messages'))
    // Good players get far, and a random move now and then leads to the rare words.
    const best = botFor(game, botsOf(game)[0])
    const rng = new FastRng(1)
    const bare = new Set<string>()
    const check = (key: string, args: Readonly<Record<string, unknown>>, said: string): void => {
      if (said.startsWith(key)) bare.add(key)
      const text = all.en[key]
      if (text === undefined) return
      for (const a of argumentsOf(text, 'en')) {
        const value = args[plain(a)]
        if (typeof value === 'string' && /\p{L}/u.test(value) && !w.isNamed(plain(a), value))
          bare.add(`${plain(a)}.${value}`)
      }
    }
    for (let i = 0; i < 1500 && match.owed(); i++) {
      const seat = 31 - Math.clz32(match.owed())
      const prompt = match.prompt(seat)
      if (prompt) check(prompt.key, prompt.args ?? {}, w.prompt(prompt))
      if (i % 10 === 0) for (const a of match.legal(seat)) check(`verb.${a.verb}`, a, w.action(a))
      match.play(seat, answer(match, seat, i % 3 === 0 ? random : best, rng, 0))
    }
    for (const line of match.chronicle(0)) for (const e of line.events) check(`event.${e.type}`, e, w.event(e))
    const outcome = match.outcome()
    for (const part of Object.keys(outcome?.parts ?? {})) check(`part.${part}`, {}, w.say(`part.${part}`))
    expect([...bare]).toEqual([])
  })

  test('the rule lens finds every rule that is named', async () => {
    const { game } = await load()
    for (const language of LANGUAGES) {
      const text = await rulesOf(id, language)
      if (text === null) continue // English stands in for it
      const book = rulesIndex(text)
      const named = [...game.decisions, ...game.programs, ...Object.values(game.events)].map(x => x.rule)
      expect(
        [...new Set(named)].filter(r => !book.byId(r)),
        language,
      ).toEqual([])
    }
  })
})
