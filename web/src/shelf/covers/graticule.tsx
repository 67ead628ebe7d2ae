/** Meridians and parallels: the ground pattern of the app. */
const MERIDIANS = [-520, -390, -260, -130, 0, 130, 260, 390, 520]
const PARALLELS = [40, 90, 140, 190, 240]

export function Graticule() {
  return (
    <svg className="graticule" viewBox="0 0 1200 260" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.5">
        {MERIDIANS.map(x => (
          <path
            key={x}
            vectorEffect="non-scaling-stroke"
            d={`M${600 + x * 0.8} -20 Q${600 + x * 1.25} 120 ${600 + x * 1.5} 290`}
          />
        ))}
        {PARALLELS.map(y => (
          <path key={y} vectorEffect="non-scaling-stroke" d={`M-20 ${y - 20} Q600 ${y + 40} 1220 ${y - 20}`} />
        ))}
      </g>
    </svg>
  )
}
