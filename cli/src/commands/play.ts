import { existsSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { answer, type Bot, botNamed } from '@ecumene/bots'
import {
  type About,
  type ActionJson,
  FastRng,
  type GameDef,
  has,
  type Json,
  keyOf,
  Match,
  type RulesIndex,
  rulesIndex,
  type Seat,
} from '@ecumene/kernel'
import { type Catalogue, isLanguage, type Language, languageFor, layered, type Words, words } from '@ecumene/words'
import { type Flags, flagsOf, UsageError } from '../args.ts'
import { gameNamed, inFolder, tableOf } from '../games.ts'
import { line } from '../terminal.ts'

/**
 * ecumene play [ID] [--seats N] [--bots random,…] [--variant V] [--seed N] [--lang L]: the plain list, in a
 * terminal. You sit first.
 */
export async function play(args: readonly string[]): Promise<number> {
  const flags = flagsOf(args, {
    game: 'text',
    seats: 'text',
    bots: 'text',
    variant: 'text',
    seed: 'text',
    lang: 'text',
  })
  const about = gameNamed(flags.text('game') ?? flags.words[0] ?? 'bronze')
  const game = await about.load()
  const setup = tableOf(game, flags)
  const bots = botsOf(game, flags, setup.seats)
  const seed =
    flags.text('seed') === undefined ? String(Date.now()) : String(flags.number('seed', { min: 0, max: 2 ** 31 }, 1))
  const language = languageOf(flags)
  const table = new Terminal(
    about,
    new Match(game, setup, keyOf(seed)),
    bots,
    language,
    (await catalogueOf(about.id, language)) ?? {},
  )
  return table.run()
}

/** Seat 0 is yours; the bots take the others, going round where there are fewer names. */
function botsOf(game: GameDef, flags: Flags, seats: number): readonly (Bot | null)[] {
  const own = Object.keys(game.policies)
  const names = (flags.text('bots') ?? own[0] ?? 'random').split(',')
  return Array.from({ length: seats }, (_, seat) => {
    if (seat === 0) return null
    try {
      return botNamed(game, names[(seat - 1) % names.length])
    } catch (error) {
      throw new UsageError((error as Error).message)
    }
  })
}
function languageOf(flags: Flags): Language {
  const wish = flags.text('lang')
  if (wish === undefined) return languageFor([process.env.LANG ?? 'en'])
  if (!isLanguage(wish)) throw new UsageError('--lang is en, ru or it')
  return wish
}

const textOf = (about: About, path: string): string =>
  existsSync(inFolder(about, path)) ? readFileSync(inFolder(about, path), 'utf8') : ''
const catalogueOf = (game: string, language: Language): Promise<Catalogue | null> =>
  layered(
    game,
    async id => JSON.parse(textOf(gameNamed(id), `ui/messages.${language}.json`) || 'null') as Catalogue | null,
  )

const SHOWN = 40
const ME: Seat = 0

class Terminal {
  readonly #match: Match
  readonly #bots: readonly (Bot | null)[]
  readonly #words: Words
  readonly #rules: RulesIndex
  readonly #rng = new FastRng(Date.now())
  #read = -1 // the last line of the chronicle that was shown

  constructor(about: About, match: Match, bots: readonly (Bot | null)[], language: Language, catalogue: Catalogue) {
    this.#match = match
    this.#bots = bots
    this.#words = words(language, catalogue, COMMANDS[language]).seated(
      bots.map((b, seat) => (b ? `${b.name} ${seat + 1}` : COMMANDS[language].you)),
    )
    this.#rules = rulesIndex(textOf(about, `rules/${language}.md`))
  }

  async run(): Promise<number> {
    const input = createInterface({
      input: process.stdin,
      output: process.stdout,
      terminal: process.stdin.isTTY === true,
    })
    const lines = input[Symbol.asyncIterator]()
    try {
      while (this.#match.outcome() === null) {
        this.#news()
        if (!has(this.#match.owed(), ME)) this.#botPlays()
        else if (!(await this.#ask(lines))) return 0
      }
      this.#news()
      this.#result()
      return 0
    } finally {
      input.close()
    }
  }

  #botPlays(): void {
    const seat = this.#bots.findIndex((bot, p) => bot !== null && has(this.#match.owed(), p))
    const bot = this.#bots[seat]
    if (!bot) throw new Error('nobody can answer')
    const result = this.#match.play(seat, answer(this.#match, seat, bot, this.#rng, { budget: 500 }))
    if (!result.ok) throw new Error(`${bot.name}: ${result.refusal.key}`)
  }
  /** Shows the question and takes one answer. False: the player leaves. */
  async #ask(lines: AsyncIterator<string>): Promise<boolean> {
    const prompt = this.#match.prompt(ME)
    if (prompt) line(`\n${this.#words.prompt(prompt)}  [${prompt.rule}]`)
    let actions = this.#match.legal(ME)
    this.#list(actions)
    for (;;) {
      process.stdout.write('> ')
      const next = await lines.next()
      if (next.done) return false
      const said = next.value.trim()
      if (/^\d+$/.test(said) && actions[Number(said) - 1]) {
        this.#play(actions[Number(said) - 1])
        return true
      }
      const [word, ...rest] = said.split(/\s+/)
      const typed = actionSaid(this.#match.game, word, rest)
      if (typed) {
        if (this.#play(typed)) return true
        continue
      }
      if (word === 'q') return false
      if (word === 'u') {
        const undone = this.#match.undo(ME)
        if (undone.ok) return true
        line(this.#words.prompt(undone.refusal))
      } else if (word === 'c') this.#chronicle(-1)
      else if (word === 'r') this.#rule(rest[0] ?? prompt?.rule ?? '')
      else if (word === '/') {
        const wanted = rest.join(' ').toLowerCase()
        const all = this.#match.legal(ME)
        const fitting = all.filter(a => this.#words.action(a).toLowerCase().includes(wanted))
        if (fitting.length === 0) line(this.#words.say('terminal.none', { wanted }))
        actions = fitting.length > 0 ? fitting : all
        this.#list(actions)
      } else line(this.#words.say('terminal.help'))
    }
  }
  #list(actions: readonly ActionJson[]): void {
    for (const [i, a] of actions.slice(0, SHOWN).entries())
      line(`${String(i + 1).padStart(3)}  ${this.#words.action(a)}`)
    if (actions.length > SHOWN) line(this.#words.say('terminal.more', { n: actions.length - SHOWN }))
  }
  /** False: refused, with the reason. */
  #play(action: ActionJson): boolean {
    const result = this.#match.play(ME, action)
    if (!result.ok) line(`${this.#words.prompt(result.refusal)}  [${result.refusal.rule}]`)
    return result.ok
  }
  #news(): void {
    this.#chronicle(this.#read)
    this.#read = this.#match.seq
  }
  #chronicle(since: number): void {
    for (const { events } of this.#match.chronicle(ME, since))
      for (const e of events) {
        const said = this.#words.event(e)
        if (said) line(`  · ${said}`)
      }
  }
  #rule(id: string): void {
    const rule = this.#rules.byId(id)
    line(rule ? `${rule.id}  ${rule.text}` : this.#words.say('terminal.noRule', { id }))
  }
  #result(): void {
    const outcome = this.#match.outcome()
    if (!outcome) return
    line(`\n${this.#words.say(outcome.ending)}`)
    const order = outcome.places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place)
    for (const { place, seat } of order) line(`${place}. ${this.#words.player(seat)}: ${outcome.scores[seat]}`)
  }
}

/**
 * An action in words: `offer cards=salt:2,wine:1 wants=cloth`. Numbers are numbers, `a:2,b` counts things, everything
 * else is a name. Null: the first word is no verb of the game.
 */
function actionSaid(game: GameDef, verb: string, rest: readonly string[]): ActionJson | null {
  const isVerb = verb in game.verbs.specs || game.decisions.some(d => d.form?.verb === verb)
  if (!isVerb) return null
  const action: Record<string, Json> = { verb }
  for (const part of rest) {
    const cut = part.indexOf('=')
    if (cut <= 0) return null
    action[part.slice(0, cut)] = valueSaid(part.slice(cut + 1))
  }
  return action as unknown as ActionJson
}
function valueSaid(text: string): Json {
  if (/^-?\d+$/.test(text)) return Number(text)
  if (text === '-') return null
  if (!/[:,]/.test(text)) return text
  return Object.fromEntries(
    text.split(',').map(part => {
      const [name, n = '1'] = part.split(':')
      return [name, Number(n)]
    }),
  )
}

const COMMANDS = {
  en: {
    you: 'Player 1',
    'terminal.help':
      'a number plays; so does a verb with its parts: offer cards=salt:2,wine:1; / words filters; u undoes; c the chronicle; r RULE its text; q leaves',
    'terminal.more': '… and {n} more: / and a word to filter',
    'terminal.none': 'Nothing fits “{wanted}”.',
    'terminal.noRule': 'There is no rule {id}.',
  },
  ru: {
    you: 'Игрок 1',
    'terminal.help':
      'номер — ход; или глагол с частями: offer cards=salt:2,wine:1; / слова — отбор; u — отменить; c — летопись; r ПРАВИЛО — его текст; q — выйти',
    'terminal.more': '… и ещё {n}: / и слово, чтобы отобрать',
    'terminal.none': 'Ничего не подходит: «{wanted}».',
    'terminal.noRule': 'Правила {id} нет.',
  },
  it: {
    you: 'Giocatore 1',
    'terminal.help':
      'un numero gioca; anche un verbo con le sue parti: offer cards=salt:2,wine:1; / parole filtra; u annulla; c la cronaca; r REGOLA il testo; q esce',
    'terminal.more': '… e altre {n}: / e una parola per filtrare',
    'terminal.none': 'Niente corrisponde a «{wanted}».',
    'terminal.noRule': 'Non c’è una regola {id}.',
  },
} as const
