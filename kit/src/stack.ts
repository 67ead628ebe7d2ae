/** How equal pieces lie on one spot: side by side while there is room, then heaped with a count. */
export interface StackPiece {
  readonly x: number
  readonly y: number
}
export interface Heap {
  /** Middles of the pieces to draw, the lowest first, around (0, 0). */
  readonly pieces: readonly StackPiece[]
  /** A count to write on top, or 0: the pieces speak for themselves. */
  readonly count: number
}

export function heap(n: number, piece: number, width: number, most = 4): Heap {
  if (n <= 0) return { pieces: [], count: 0 }
  const gap = piece * 0.12
  if (n <= most && n * piece + (n - 1) * gap <= width) {
    const step = piece + gap
    return { pieces: row(n, step), count: 0 }
  }
  const shown = Math.min(n, most)
  // Overlapping, each a little higher than the one before: a heap seen from the front.
  const step = shown > 1 ? Math.min(piece * 0.45, (width - piece) / (shown - 1)) : 0
  return {
    pieces: row(shown, Math.max(2, step)).map((p, i) => ({ x: p.x, y: -i * piece * 0.06 })),
    count: n > 1 ? n : 0,
  }
}
const row = (n: number, step: number): StackPiece[] =>
  Array.from({ length: n }, (_, i) => ({ x: (i - (n - 1) / 2) * step, y: 0 }))
