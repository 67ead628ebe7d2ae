/** How far a long proof is: a line that is drawn anew at a terminal, and a line for each step elsewhere. */
const WIDTH = 30

export function bar(done: number, of: number, text: string): void {
  const drawn = '#'.repeat(Math.round((done / of) * WIDTH)).padEnd(WIDTH, '.')
  const line = `[${drawn}] ${done} of ${of}: ${text}`
  process.stdout.write(process.stdout.isTTY ? `\r${line}\x1b[K${done === of ? '\n' : ''}` : `${line}\n`)
}
