import { botNamed, learn, levelsOf, questionFor, type Reasons, reasonsFor } from '@ecumene/bots'
import { botsOf } from '@ecumene/contract'
import { type ActionJson, FastRng, type GameDef, type Match, NOBODY, type Seat } from '@ecumene/kernel'
import type { Words } from '@ecumene/words'
import { type Flags, UsageError } from '../args.ts'
import type { Command } from '../command.ts'
import { gameNamed } from '../games.ts'
import { namingOf } from '../play/naming.ts'
import { beforeLine } from '../records.ts'
import { languageOf, wordsOf } from '../speech.ts'
import { grid, json, line } from '../terminal.ts'

/** Actions that are listed at most; the one that was played always is. */
const LISTED = 10
/** Parts of a gain that are named at most. */
const NAMED = 4

export const why: Command = {
  summary: 'why a bot would play a line of a recorded game, or would not: every action with the values it sees',
  operands: 'FILE LINE',
  options: {
    bot: { value: 'NAME', about: 'the bot that is asked what it would play there; citizen unless given' },
    futures: { value: 'N', about: 'imagined futures in which the best actions are compared; 50 unless given' },
    lang: { value: 'en|ru|it', about: 'the language; that of the system unless given' },
    json: { about: 'one line of JSON, for programs' },
  },
  examples: [
    'why games/bronze/test/corpus/standard-1.v1.json.br 3',
    'why --bot strategist games/mare-nostrum/test/corpus/experts-1.v1.json.br 60',
  ],
  async run(flags) {
    const [file, text, ...more] = flags.words
    if (file === undefined || text === undefined || more.length > 0)
      throw new UsageError('why needs a record file and the number of a line, as `chronicle` prints it')
    if (!/^\d+$/.test(text)) throw new UsageError(`${text} is not the number of a line`)
    const { game, match, entry } = await beforeLine(file, Number(text))
    const { seat, action } = entry
    if (seat === NOBODY) throw new UsageError(`line ${text} is the table's own: no seat chose it`)
    if (action === null) throw new UsageError(`line ${text} takes an action back`)
    if (!botsOf(game).thinking) throw new UsageError(`${game.id} has no bot that weighs positions`)
    const bot = botOf(game, flags)
    await learn(game, match.setup.seats)
    const seed = Number(text)
    const question = () =>
      questionFor(game, match.setup, match.view(seat), seat, new FastRng(seed), { budget: Number.POSITIVE_INFINITY })
    const chosen = bot.choose(question())
    const answer = typeof chosen === 'number' ? game.verbs.toJson(chosen) : chosen
    const reasons = reasonsFor(question(), action, flags.number('futures', { min: 1, max: 10_000 }, 50))
    if (flags.on('json')) {
      json({ line: seed, seat, played: action, bot: bot.name, answer, ...reasons })
      return 0
    }
    const words = await wordsOf(gameNamed(game.id), languageOf(flags))
    const naming = await namingOf(gameNamed(game.id))
    const named = (one: ActionJson): string => words.action(naming(match, seat, one))
    for (const text of report({ match, seat, played: action, bot: bot.name, answer, reasons, words, named })) line(text)
    return 0
  },
}

function botOf(game: GameDef, flags: Flags): ReturnType<typeof botNamed> {
  try {
    return botNamed(game, flags.text('bot') ?? (levelsOf(game).includes('citizen') ? 'citizen' : levelsOf(game)[0]))
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

interface Explained {
  readonly match: Match
  readonly seat: Seat
  readonly played: ActionJson
  readonly bot: string
  readonly answer: ActionJson
  readonly reasons: Reasons
  readonly words: Words
  named(action: ActionJson): string
}
function report({ match, seat, played, bot, answer, reasons, words, named }: Explained): readonly string[] {
  const { worth, scores, compared } = reasons
  const number = (x: number): string => new Intl.NumberFormat(words.language, { maximumFractionDigits: 2 }).format(x)
  const gain = (x: number): string =>
    new Intl.NumberFormat(words.language, { maximumFractionDigits: 2, signDisplay: 'exceptZero' }).format(x)
  const part = (name: string): string =>
    name === 'rivals' ? words.say('why.rivals') : words.has(`part.${name}`) ? words.say(`part.${name}`) : name
  const isPlayed = (action: ActionJson): boolean => JSON.stringify(action) === JSON.stringify(played)
  const mark = (action: ActionJson): string => (isPlayed(action) ? '→' : ' ')
  const place = scores.findIndex(({ action }) => isPlayed(action))
  const listed = scores.map((row, i) => ({ ...row, i })).filter(({ i }) => i < LISTED || i === place)
  const prompt = match.prompt(seat)
  return [
    `${words.player(seat)}: ${prompt ? `${words.prompt(prompt)} [${prompt.rule}]` : ''}`,
    `→ ${named(played)}`,
    isPlayed(answer) ? words.say('why.same', { bot }) : words.say('why.other', { bot, action: named(answer) }),
    '',
    words.say('why.worth'),
    grid(Object.entries(worth).map(([name, points]) => ['', part(name), number(points)])),
    '',
    words.say('why.scores', { n: scores.length }),
    ...(listed.length === 0
      ? []
      : [grid(listed.map(({ action, score, i }) => [mark(action), i + 1, named(action), number(score)]))]),
    ...(place < 0 ? [words.say('why.unlisted')] : []),
    ...(compared.length < 2
      ? []
      : [
          '',
          words.say('why.futures', { n: compared[0].futures }),
          ...compared.flatMap(({ action, best, futures, gain: points, error, parts }) => [
            `${mark(action)} ${named(action)}`,
            `    ${words.say('why.gain', { gain: gain(points), error: number(error), best, futures })}`,
            `    ${
              parts
                .filter(one => Math.abs(one.gain) >= 0.005)
                .slice(0, NAMED)
                .map(one => `${part(one.name)} ${gain(one.gain)}`)
                .join(', ') || words.say('why.even')
            }`,
          ]),
        ]),
  ]
}
