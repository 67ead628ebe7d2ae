/**
 * No message of the shell is missing, and none is kept that nobody says. Those of a game are checked by its conformance
 * test.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { literalsOf, prefixesOf, sameInAllLanguages } from '@ecumene/testkit'
import { type Catalogue, LANGUAGES, type Language } from '@ecumene/words'
import { describe, expect, test } from 'vitest'
import { boxesIn } from '../src/shelf/boxes.ts'

const root = new URL('../../', import.meta.url).pathname
const read = (path: string): Catalogue => JSON.parse(readFileSync(join(root, path), 'utf8'))
const sourcesOf = (folder: string, without = '\0'): string =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(f => /\.tsx?$/.test(f) && !f.includes('.test.') && !f.startsWith(without))
    .map(f => readFileSync(join(root, folder, f), 'utf8'))
    .join('\n')

describe('the shell', () => {
  const all = Object.fromEntries(
    LANGUAGES.map(l => [l, { ...read(`web/src/messages/${l}.json`), ...boxesIn(l) }]),
  ) as Record<Language, Catalogue>
  const common = read('words/messages/en.json')
  const source = sourcesOf('web/src', 'dev/') + sourcesOf('kit/src')
  const literals = literalsOf(source)
  const prefixes = prefixesOf(source)

  test('says the same things in every language', () => expect(sameInAllLanguages(all)).toEqual([]))
  test('so do the words of the table', () => {
    const table = Object.fromEntries(LANGUAGES.map(l => [l, read(`words/messages/${l}.json`)])) as Record<
      Language,
      Catalogue
    >
    expect(sameInAllLanguages(table)).toEqual([])
  })
  test('numbers called as players are called in rules are players: only these messages mean any', () => {
    const players = Object.entries(all.en).filter(([, text]) => /\{(seat|target|from|with|by)\b/.test(text))
    expect(players.map(([key]) => key)).toEqual(['takeback.asks', 'takeback.asksPlain', 'takeback.refused'])
  })
  test('no message is missing', () => {
    const said = [...source.matchAll(/\bsay\(\s*'([^']+)'/g)].map(m => m[1])
    const spaces = new Set(Object.keys(all.en).flatMap(k => (k.includes('.') ? [k.split('.')[0]] : [])))
    const inSpace = [...literals].filter(
      l => l.includes('.') && spaces.has(l.split('.')[0]) && !/\.(ts|tsx|json)$/.test(l),
    )
    expect(said.length).toBeGreaterThan(50)
    expect([...said, ...inSpace].filter(k => !(k in all.en) && !(k in common))).toEqual([])
    const open = [
      'verb.',
      'event.',
      'decision.',
      'chapter.',
      'figure.',
      'variant.',
      'option.',
      'part.',
      'param.',
      'kind.',
      'ui.guide.',
      'ui.challenge.',
    ]
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

/** Words that the glossaries replace, by catalogue: mended once, they do not come back. */
interface Replaced {
  readonly games: readonly string[] | 'all'
  readonly words: Readonly<Partial<Record<Language, readonly RegExp[]>>>
  /** Keys where the word may stand: a story may speak of a people. */
  readonly except?: RegExp
}
const SHELL = 'shell'
const GAMES = ['civilization', 'advanced-civilization', 'bronze', 'mare-nostrum', 'through-the-ages']
const BOTH_CIVILIZATIONS = ['civilization', 'advanced-civilization']
const REPLACED: readonly Replaced[] = [
  {
    games: 'all',
    words: {
      en: [/plainest/i, /who finds it/i, /gains 1 resources/, /\} of 2\b.*tokens/],
      ru: [
        /под земл(ёй|ю)/i,
        /Иконоборство/,
        /Машиностроение/,
        /жетон налогом/,
        /зерно случая/i,
        /извещ/i,
        /[^\d,] …$/,
      ],
      it: [/Apparecchio/, /con verità/, /\bcostui\b/, /speciali a Alfabet/, /\p{L}'\p{L}/u, /[^\d,] …$/],
    },
  },
  {
    // A game is what stands on the shelf; what is played of it is «партия».
    games: [SHELL],
    words: {
      ru: [
        /(?<!\p{L})игра (начн|счит|не счит|идёт на)/iu,
        /(оконченн\p{L}+|последние|десяти|ищем|найти мне) (игр(а|у|ы|ах)?|игре)(?!\p{L})(?! можно)/iu,
        /кубк(а|ов|и|у)(?!\p{L})/iu,
      ],
      it: [/\bDì\b/],
    },
  },
  {
    // A finger does not click.
    games: 'all',
    words: { en: [/\bclick/i], ru: [/(?<!\p{L})(клик|щёлк|щелк|щелч)/iu], it: [/\bclic/i] },
  },
  {
    games: [SHELL, ...BOTH_CIVILIZATIONS, 'bronze'],
    words: { ru: [/Ваше поле/, /Шкалы/], it: [/La tua area/, /turno altrui/] },
  },
  {
    games: BOTH_CIVILIZATIONS,
    except: /^ui\.guide\.|^event\.rebelled/,
    words: {
      ru: [/народ/i, /позици/i, /на карте(?!\p{L})/iu],
      it: [/\bpopol[oi]\b/i, /posizion/i, /sulla mappa/],
    },
  },
  {
    games: BOTH_CIVILIZATIONS,
    words: {
      ru: [/жертв/i, /Специя/, /столкновен/i, /равнин/i, /Каменный век/, /мореход/i, /преемственн/i, /на доске/],
      it: [
        /\bare[ae]\b/i,
        /sostegno/i,
        /\bmazz[oi]\b/i,
        /\bpian[ae]\b/i,
        /alluvioni?\b/i,
        /\bnominat[ao]\b|nominando/i,
      ],
    },
  },
  {
    games: BOTH_CIVILIZATIONS,
    words: {
      ru: [
        /начальн\p{L}+ област/iu,
        /(чёрное|белое|нет) места? (для )?города/iu,
        /место для города/i,
        /Беспоряд/,
        /устран[её]/i,
        /обретает/i,
      ],
      it: [/segnalin[oi] città/i, /scambiabil/i, /Dramma e Poesia/, /ed Eresia/, /Età del (Bronzo|Ferro)/],
    },
  },
  {
    games: BOTH_CIVILIZATIONS,
    words: {
      ru: [/(?<!\p{L})(запас|казн)(а|е|у|ы|ой|ом)?(?!\p{L})/u],
      it: [/\b(riserva|tesoro)\b/],
    },
  },
  {
    games: ['bronze'],
    words: {
      ru: [/Обычная игра/, /Запас:/],
      it: [/\bposa(la|lo|re|ta)?\b/i, /popola/i, /rivale/i, /Matrice tecnologica/, /\bpunta un/i],
    },
  },
]
const fileOf = (catalogue: string, language: Language): readonly string[] =>
  catalogue === SHELL
    ? [`web/src/messages/${language}.json`, `words/messages/${language}.json`]
    : [`games/${catalogue}/ui/messages.${language}.json`]
const textsOf = (catalogues: readonly string[], language: Language): readonly (readonly [string, string])[] =>
  catalogues.flatMap(catalogue =>
    fileOf(catalogue, language).flatMap(file =>
      Object.entries(read(file))
        .filter(([key]) => !key.startsWith('param.'))
        .map(([key, text]) => [`${catalogue} ${key}`, String(text)] as const),
    ),
  )
/** The text without the names of its arguments. */
const prose = (text: string): string => text.replaceAll(/\{\w+/g, '{')
test.each(LANGUAGES)('%s: no word stands that the glossaries replace', language => {
  const found = REPLACED.flatMap(({ games, words, except }) =>
    textsOf(games === 'all' ? [SHELL, ...GAMES] : games, language).filter(
      ([key, text]) => !except?.test(key.split(' ')[1]) && words[language]?.some(word => word.test(prose(text))),
    ),
  )
  expect(found).toEqual([])
  const boxes = Object.entries(boxesIn(language)).filter(([, text]) => language === 'it' && /\p{L}'\p{L}/u.test(text))
  expect(boxes).toEqual([])
})

test.each(LANGUAGES)('%s: what is said to a finger speaks of no pointer', language => {
  const said = textsOf(GAMES, language).filter(([key]) => key.endsWith('.touch'))
  expect(said.length).toBeGreaterThan(0)
  expect(said.filter(([, text]) => /\bpoint|puntator|курсор|навед/i.test(text))).toEqual([])
})

/** The same in the rules, as they stand in the app. */
const IN_RULES: readonly Replaced[] = [
  { games: 'all', words: { en: [/\p{L}'(\p{L}| )/u], it: [/\p{L}'(\p{L}| )/u] } },
  {
    games: BOTH_CIVILIZATIONS,
    words: { ru: [/(?<!в печатных правилах — )кредит/i, /разреш(ени|ён|ен|ается|аются)/] },
  },
]
test.each(LANGUAGES)('%s: no rule has a word that the glossaries replace', language => {
  const found = IN_RULES.flatMap(({ games, words }) =>
    (games === 'all' ? GAMES : games).flatMap(game =>
      readFileSync(join(root, `games/${game}/rules/${language}.md`), 'utf8')
        .split('\n')
        .filter(line => words[language]?.some(word => word.test(line)))
        .map(line => `${game} ${line}`),
    ),
  )
  expect(found).toEqual([])
})

/** Limits and prices of the rules are never 1; every other number may be, and then its noun is singular. */
const NEVER_ONE = ['most', 'least', 'needed', 'price', 'cost', 'of', 'all', 'done']
const PLURALS: Readonly<Partial<Record<Language, string>>> = {
  en: 'tokens|cities|cards|points|resources|actions|settlements|cubes|ships|areas|legions|triremes|coins|stages',
  it: 'pedine|carte|punti|risorse|azioni|insediamenti|cubetti|navi|regioni|legioni|triremi|monete|stadi',
}
test.each(['en', 'it'] as const)(
  '%s: a number that may be 1 has a noun that knows it ("gains 1 resources")',
  language => {
    const bare = new RegExp(`\\{(?!(?:${NEVER_ONE.join('|')})\\})\\w+\\} (?:${PLURALS[language]})\\b`)
    expect(textsOf([SHELL, ...GAMES], language).filter(([, text]) => bare.test(text))).toEqual([])
  },
)

test('it: a verb before a number that may be 1 knows it ("restano 1 azione")', () => {
  // Two things joined by "e" are several, whatever the first number is.
  const bare = /\brestano \{\w+, plural, (?:\w+ \{[^}]*\} ?)+\}(?! e \{)/
  expect(textsOf(GAMES, 'it').filter(([, text]) => bare.test(text))).toEqual([])
})
