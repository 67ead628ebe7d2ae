/** The same sea at night, a mountain that wakes, and a fan of cards. */
const CARDS: readonly (readonly [number, string, string])[] = [
  [-34, '#8e4a3a', '#f0c9a0'],
  [-17, '#3f6b52', '#d8e3b8'],
  [0, '#a9713b', '#f6e3b4'],
  [17, '#345f79', '#cfe0e6'],
  [34, '#6a4a72', '#e6d3e4'],
]
export default function AdvancedCivilization() {
  return (
    <>
      <defs>
        <linearGradient id="adv-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#142a37" />
          <stop offset="1" stopColor="#c9733f" />
        </linearGradient>
      </defs>
      <rect width="300" height="240" fill="url(#adv-sky)" />
      <g fill="#f2e3bd">
        <circle cx="40" cy="40" r="1.8" />
        <circle cx="84" cy="22" r="1.3" />
        <circle cx="238" cy="30" r="1.8" />
        <circle cx="268" cy="66" r="1.3" />
        <circle cx="60" cy="84" r="1.3" />
        <circle cx="204" cy="58" r="1.3" />
      </g>
      <path
        d="M150 118c-18-14-4-26-12-38s-22-14-12-32 30-14 40-26 40-8 34 12 10 20 0 36-22 10-24 24-6 18-14 24z"
        fill="#574a48"
      />
      <path d="M150 118c-10-10 0-20-6-30s-8-16 2-24 20-2 22 10-4 14-4 24-4 14-8 20z" fill="#74605a" />
      <path d="M30 226L128 116q22 14 44 0l98 110z" fill="#3b2c29" />
      <path d="M128 116q22 14 44 0l10 12-14 10 6 24-18-18-6 40-12-38-14 16 2-28-12-6z" fill="#e2722e" />
      <path d="M140 122q10 5 20 0l2 14-10 22-8-22z" fill="#f6c05a" />
      <rect y="222" width="300" height="138" fill="#1d4356" />
      <g fill="none" stroke="#f4ecd9" strokeOpacity="0.28" strokeWidth="1.5">
        <path d="M-10 236q18-8 36 0t36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0M8 254q18-8 36 0t36 0 36 0 36 0 36 0 36 0 36 0 36 0M-10 272q18-8 36 0t36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0" />
      </g>
      <g transform="translate(58 234)" stroke="#1d120b" strokeWidth="1.5" strokeLinejoin="round">
        <path d="M-26 0h52q-6 14-16 14h-22q-10 0-14-14z" fill="#7d4c1c" />
        <path d="M0 0v-44" fill="none" />
        <path d="M2-42q26 8 20 34H2z" fill="#efe0bd" />
      </g>
      <g stroke="#1d120b" strokeWidth="1.5">
        {CARDS.map(([turn, back, light]) => (
          <g key={turn} transform={`translate(150 452) rotate(${turn}) translate(0 -132)`}>
            <rect x="-34" y="-50" width="68" height="104" rx="7" fill="#f7efdb" />
            <rect x="-28" y="-44" width="56" height="40" rx="3" fill={back} stroke="none" />
            <circle cx="0" cy="-24" r="12" fill={light} stroke="none" />
            <path d="M-24 8h48M-24 18h48M-24 28h34" stroke="#b7a983" strokeWidth="3" />
          </g>
        ))}
      </g>
    </>
  )
}
