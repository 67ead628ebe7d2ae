/** The seven landscapes as layers, from the mountains down to the coast, under a sky of bronze. */
const STARS: readonly (readonly [number, number])[] = [
  [108, 96],
  [136, 80],
  [176, 84],
  [198, 108],
  [122, 124],
  [168, 118],
  [150, 148],
  [186, 150],
  [114, 158],
]
export default function Bronze() {
  return (
    <>
      <defs>
        <linearGradient id="brz-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f0d9a8" />
          <stop offset="0.6" stopColor="#dba867" />
        </linearGradient>
        <radialGradient id="brz-disc">
          <stop offset="0" stopColor="#3f7470" />
          <stop offset="1" stopColor="#234a4c" />
        </radialGradient>
      </defs>
      <rect width="300" height="360" fill="url(#brz-sky)" />
      <circle cx="150" cy="122" r="88" fill="#a9713b" opacity="0.45" />
      <circle cx="150" cy="122" r="80" fill="url(#brz-disc)" stroke="#6d4520" strokeWidth="3" />
      <path
        d="M186 66a44 44 0 1 0 10 74a36 36 0 1 1-10-74z"
        fill="#ecc46f"
        transform="rotate(14 150 122)"
        opacity="0.95"
      />
      <circle cx="124" cy="112" r="20" fill="#ecc46f" />
      {STARS.map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="3" fill="#f6dd9c" />
      ))}
      <path d="M82 160a80 80 0 0 0 60 41" fill="none" stroke="#ecc46f" strokeWidth="6" strokeLinecap="round" />
      <path d="M0 236l38-46 26 26 40-62 42 58 30-30 44 52 36-34 44 40v120H0z" fill="#8f8272" />
      <path d="M104 154l14 20-8 6-10-6-9 8z" fill="#f2ead8" />
      <path d="M0 248q50-26 100-8t100-2 100 0v122H0z" fill="#5f7350" />
      <path d="M0 268q60-20 130-6t170-8v106H0z" fill="#9aa665" />
      <path d="M0 288q70-20 150-4t150-6v82H0z" fill="#c9b768" />
      <path d="M0 306q80-16 160-4t140-8v66H0z" fill="#e3c98c" />
      <path d="M0 324q70-12 150-2t150-8v46H0z" fill="#6f8f5a" />
      <path d="M0 340q40-10 75 0t75 0 75 0 75 0v20H0z" fill="#2f5d73" />
      <g fill="none" stroke="#fff7e0" strokeOpacity="0.28">
        <path d="M0 268q60-20 130-6t170-8M0 288q70-20 150-4t150-6M0 306q80-16 160-4t140-8" />
      </g>
      <g fill="#2b2118">
        <path d="M60 262l10-10 10 10v10H60zM84 258l8-8 8 8v9H84zM210 292l10-10 10 10v10h-20z" />
        <path d="M232 256c8-8 22-8 28 0l6-6-2 10 4 12h-5l-4-7h-16l-3 7h-5z" />
      </g>
    </>
  )
}
