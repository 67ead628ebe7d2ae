/** Writing for people: tables, and a bar for what takes long. Machines get JSON lines. */
export const line = (text: string): void => {
  process.stdout.write(`${text}\n`)
}
export const json = (value: unknown): void => line(JSON.stringify(value))

/** Columns padded to their widest cell; numbers stand right. */
export function grid(rows: readonly (readonly (string | number)[])[]): string {
  const widths = rows[0].map((_, c) => Math.max(...rows.map(r => String(r[c]).length)))
  return rows
    .map(r =>
      r
        .map((cell, c) => (typeof cell === 'number' ? String(cell).padStart(widths[c]) : cell.padEnd(widths[c])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** A bar on a terminal, nothing elsewhere. */
export function progress(what: string, total: number): { at(done: number): void; end(): void } {
  const { stderr } = process
  if (!stderr.isTTY) return { at: () => {}, end: () => {} }
  let shown = 0
  return {
    at(done) {
      const now = Date.now()
      if (now - shown < 100 && done < total) return
      shown = now
      const width = 30
      const full = Math.round((done / total) * width)
      stderr.write(`\r${what} ${'█'.repeat(full)}${'░'.repeat(width - full)} ${done}/${total}`)
    },
    end: () => void stderr.write('\r\x1b[K'),
  }
}
