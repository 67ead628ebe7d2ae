/** One person at a terminal: the position, the question, the plain list of answers. */
import { createInterface } from 'node:readline/promises'
import { answer, type Bot } from '@ecumene/bots'
import type { RulesIndex } from '@ecumene/contract'
import { type ActionJson, current, FastRng, has, type Match, type Seat } from '@ecumene/kernel'
import { standingOf, type Words } from '@ecumene/words'
import { gameNamed } from '../games.ts'
import { line } from '../terminal.ts'
import type { NamesAction } from './naming.ts'
import type { PositionWriter } from './position.ts'
import { actionSaid, usageOf } from './typed-action.ts'

const SHOWN = 40
const ME: Seat = 0

export class Terminal {
  readonly #match: Match
  readonly #bots: readonly (Bot | null)[]
  readonly #words: Words
  readonly #rules: RulesIndex
  readonly #position: PositionWriter
  readonly #naming: NamesAction
  readonly #rng = new FastRng(Date.now())
  #read = -1 // the last line of the chronicle that was shown
  #others = 0 // how often the bots have acted
  #pictured = '' // the question at which the position was last shown

  constructor(
    match: Match,
    bots: readonly (Bot | null)[],
    words: Words,
    rules: RulesIndex,
    game: { readonly position: PositionWriter; readonly naming: NamesAction },
  ) {
    this.#match = match
    this.#bots = bots
    this.#words = words
    this.#rules = rules
    this.#position = game.position
    this.#naming = game.naming
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
    this.#others++
  }
  /** Shows the question and takes one answer. False: the player leaves. */
  async #ask(lines: AsyncIterator<string>): Promise<boolean> {
    const prompt = this.#match.prompt(ME)
    this.#picture(prompt?.key ?? '')
    if (prompt) line(`\n${this.#words.prompt(prompt)}  [${prompt.rule}]`)
    let actions = this.#match.legal(ME)
    this.#list(actions)
    this.#usage()
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
      if (word === 'p') {
        this.#show()
        continue
      }
      if (word === 'u') {
        const undone = this.#match.undo(ME)
        if (undone.ok) return true
        line(this.#words.prompt(undone.refusal))
      } else if (word === 'c') this.#chronicle(-1)
      else if (word === 'r') this.#rule(rest[0] ?? prompt?.rule ?? '')
      else if (word === '/') {
        const wanted = rest.join(' ').toLowerCase()
        const all = this.#match.legal(ME)
        const fitting = all.filter(a => this.#said(a).toLowerCase().includes(wanted))
        if (fitting.length === 0) line(this.#words.say('terminal.none', { wanted }))
        actions = fitting.length > 0 ? fitting : all
        this.#list(actions)
      } else line(this.#words.say('terminal.help'))
    }
  }
  #said(action: ActionJson): string {
    return this.#words.action(this.#naming(this.#match, ME, action))
  }
  #list(actions: readonly ActionJson[]): void {
    for (const [i, a] of actions.slice(0, SHOWN).entries()) line(`${String(i + 1).padStart(3)}  ${this.#said(a)}`)
    if (actions.length > SHOWN) line(this.#words.say('terminal.more', { n: actions.length - SHOWN }))
  }
  /** The position before a new kind of question, and whenever others have acted. */
  #picture(question: string): void {
    const pictured = `${question} ${this.#others}`
    if (pictured !== this.#pictured) this.#show()
    this.#pictured = pictured
  }
  #show(): void {
    line('')
    for (const text of this.#position(this.#match, ME, this.#words)) line(text)
  }
  /** What cannot be listed, offers say, is typed. */
  #usage(): void {
    const form = current(this.#match.game, this.#match.state)?.form
    if (form) line(this.#words.say('terminal.typed', { usage: usageOf(form) }))
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
    const about = gameNamed(this.#match.game.id)
    for (const { place, seat } of order)
      line(`${place}. ${this.#words.player(seat)}: ${standingOf(this.#words.say, about, outcome, seat)}`)
  }
}
