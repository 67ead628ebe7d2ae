/** An address as a square that a phone reads. Dark on light in every theme: readers expect it so. */
import { qrOf } from '@ecumene/kit/qr.ts'
import { useMemo } from 'react'

/** Modules of light around the code. */
const MARGIN = 3

export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const rows = qrOf(text)
    const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    return { size: rows.length, path: dark.join('') }
  }, [text])
  const side = size + 2 * MARGIN
  return (
    <svg className="qr" viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`} role="img" aria-label={label} data-qr={text}>
      <rect x={-MARGIN} y={-MARGIN} width={side} height={side} fill="#ffffff" />
      <path d={path} fill="#1b1712" shapeRendering="crispEdges" />
    </svg>
  )
}
