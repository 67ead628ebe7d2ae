/** ecumene <command>: the games in a terminal, for people and for programs. */
import { UsageError } from './args.ts'
import { arena } from './commands/arena.ts'
import { bench } from './commands/bench.ts'
import { chronicle } from './commands/chronicle.ts'
import { corpus } from './commands/corpus.ts'
import { games } from './commands/games.ts'
import { ladder } from './commands/ladder.ts'
import { play } from './commands/play.ts'
import { replay } from './commands/replay.ts'
import { rules } from './commands/rules.ts'
import { simulate } from './commands/simulate.ts'
import { yardsticks } from './commands/yardsticks.ts'
import { line } from './terminal.ts'

const commands: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  games,
  play,
  simulate,
  arena,
  ladder,
  yardsticks,
  replay,
  chronicle,
  corpus,
  bench,
  rules,
}

const help = `ecumene <command>

  games     [--json]                                        the games, their player counts and variants
  play      [ID] [--seats N] [--bots random,…] [--variant V] [--seed N] [--lang en|ru|it]
                                                            play in the terminal
  simulate  --game ID [--seats N] [--games K] [--seed S] [--bots a,b,…] [--variant V] [--save DIR] [--json]
                                                            bots against bots
  arena     --game ID --a NAME --b NAME [--seats 2,3] [--games N] [--effort E[,E]] [--seed S] [--seconds T]
            [--save FILE] [--variant V] [--json]            which of two bots finishes ahead, on the same deals
  ladder    --save DIR [--game ID,…] [--seats 2,4] [--steps citizen,…] [--games N] [--seconds T] [--effort E[,E]]
            [--seed S] [--json]                             every level against the one below; goes on where it stopped
  yardsticks --save DIR [--game ID,…] [--level L] [--seats N] [--games N] [--seconds T] [--effort E] [--json]
                                                            how bots play among themselves, against what good play asks
  replay    FILE … [--json]                                 check records, action by action
  chronicle FILE … [--lang en|ru|it]                        what happened in a recorded game, in words
  corpus    --game ID                                       record the games that tests replay after every change
  bench     [--game ID] [--seats N] [--variant V] [--seconds N] [--json]
                                                            speed on one core
  rules     [--game ID] [RULE-ID] [--json]                  totals and tests, or one rule with its code`

async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help') {
    line(help)
    return name === undefined ? 2 : 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new UsageError(`there is no command ${name}; there are ${Object.keys(commands).join(', ')}`)
  return command(args)
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  process.stderr.write(`ecumene: ${error.message}\n`)
  process.exitCode = 2
}
