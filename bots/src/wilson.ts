/** The interval in which a share lies with 95 % confidence. */
export function wilson(wins: number, n: number): readonly [low: number, high: number] {
  if (n === 0) return [0, 1]
  const z = 1.96
  const p = wins / n
  const middle = p + (z * z) / (2 * n)
  const spread = z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))
  const scale = 1 + (z * z) / n
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)]
}
