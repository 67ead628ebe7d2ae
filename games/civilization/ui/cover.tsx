/** An island sea, farms at its rim and the first city. */
const WAVES = [206, 224, 242, 262, 284, 308, 334]
export default function Civilization() {
  return (
    <>
      <defs>
        <linearGradient id="civ-sea" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#4f8396" />
          <stop offset="1" stopColor="#173848" />
        </linearGradient>
      </defs>
      <rect width="300" height="360" fill="#f2e3bd" />
      <circle cx="222" cy="84" r="38" fill="#d98f4e" />
      <g stroke="#d98f4e" strokeWidth="2" opacity="0.6">
        <path d="M222 30v-16M222 154v-16M168 84h-16M292 84h-16M184 46l-11-11M260 46l11-11" />
      </g>
      <path d="M0 150l46-34 34 24 42-40 60 52 40-22 78 44v40H0z" fill="#cdb88a" />
      <path d="M0 176q70-26 140-6t160-4v60H0z" fill="#b9a574" />
      <rect y="196" width="300" height="164" fill="url(#civ-sea)" />
      <g fill="none" stroke="#f4ecd9" strokeOpacity="0.35" strokeWidth="1.5">
        {WAVES.map((y, i) => (
          <path key={y} d={`M${-30 + (i % 2) * 18} ${y}q18 -9 36 0t36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0`} />
        ))}
      </g>
      <path
        d="M-10 300c30-34 70-18 96-40s60-12 84 6 64 4 88 28 30 30 52 32v44H-10z"
        fill="#e9dfc7"
        stroke="#2b2118"
        strokeWidth="2"
      />
      <path d="M6 318c40-26 60-16 92-34" fill="none" stroke="#b7a983" strokeWidth="6" />
      <path d="M20 340q50-20 90-8t90-6 90 8v30H20z" fill="#bfcf9e" />
      <g stroke="#2b2118" strokeWidth="2" strokeLinejoin="round">
        <path d="M90 262h120v-16h-14v-16h-14v-16h-14v-16h-36v16h-14v16h-14v16H90z" fill="#dca968" />
        <path d="M140 262v-64h20v64z" fill="#c08a49" />
        <path d="M140 198v-12h20v12z" fill="#7d4c1c" />
      </g>
      <g fill="none" stroke="#7d4c1c" strokeWidth="1">
        <path d="M142 256h16M142 248h16M142 240h16M142 232h16M142 224h16M142 216h16M142 208h16" />
      </g>
      <g stroke="#2b2118" strokeWidth="1.5">
        <circle cx="62" cy="322" r="8" fill="#0072b2" />
        <circle cx="80" cy="330" r="8" fill="#0072b2" />
        <circle cx="226" cy="312" r="8" fill="#d55e00" />
        <circle cx="246" cy="322" r="8" fill="#d55e00" />
        <circle cx="232" cy="332" r="8" fill="#d55e00" />
      </g>
      <path
        d="M258 292q3-30-2-44M256 248c-14-8-24 0-26 8 10-4 18-4 26-8zM256 248c14-10 26-2 28 6-10-4-20-2-28-6zM256 248c-4-14-16-16-24-10 10 2 18 6 24 10zM256 248c6-12 16-14 24-8-10 0-18 4-24 8z"
        fill="#4f6a3d"
        stroke="#3a4f2c"
        strokeWidth="2"
      />
    </>
  )
}
