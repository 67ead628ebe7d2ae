/**
 * What was asked and told along recorded games, as numbers: prompts, lists, stand-ins, refusals and events of each line
 * that is walked. After a change of what players are asked that was meant, write them anew:
 * `ECUMENE_ASKED=record npx vitest run games/<game>/test/played.test.ts`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Lines = Record<string, number>
export class Asked {
  readonly #path: string
  readonly #isRecording = process.env.ECUMENE_ASKED === 'record'
  readonly #known: Readonly<Record<string, Lines>> | null
  readonly #met: Record<string, Lines> = {}

  /** `root`: the folder of a game. One that has no file is not looked at. */
  constructor(root: string) {
    this.#path = join(root, 'test', 'asked.json')
    this.#known = existsSync(this.#path) && !this.#isRecording ? JSON.parse(readFileSync(this.#path, 'utf8')) : null
  }
  of(file: string) {
    const known = this.#known?.[file] ?? {}
    this.#met[file] ??= {}
    const met = this.#met[file]
    return {
      /** The question at a line; what happened there has the line's number below nothing. */
      meet: (line: number, told: readonly unknown[]): readonly string[] => {
        const found = digest(JSON.stringify(told))
        met[line] = found
        if (!this.#known || known[line] === found) return []
        return [`line ${Math.abs(line)}: ${line > 0 ? 'asks' : 'tells'} otherwise than test/asked.json has it`]
      },
      keep: (): void => {
        if (this.#isRecording) writeFileSync(this.#path, `${JSON.stringify(this.#met, null, 2)}\n`)
      },
    }
  }
}
/** FNV-1a. */
function digest(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
