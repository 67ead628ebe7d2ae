/** One road through four ages: pyramid, cathedral, factory, rocket. */
export default function ThroughTheAges() {
  return (
    <>
      <defs>
        <linearGradient id="tta-sky" x1="0" y1="1" x2="0" y2="0">
          <stop offset="0" stopColor="#efd6a2" />
          <stop offset="0.45" stopColor="#7fa3a5" />
          <stop offset="1" stopColor="#14283a" />
        </linearGradient>
      </defs>
      <rect width="300" height="360" fill="url(#tta-sky)" />
      <g fill="none" stroke="#f4ecd9" strokeOpacity="0.3">
        <circle cx="150" cy="180" r="60" />
        <circle cx="150" cy="180" r="100" />
        <circle cx="150" cy="180" r="140" strokeDasharray="2 8" />
        <path d="M150 30v26M150 304v26M0 180h26M274 180h26" />
      </g>
      <g fill="#fff7e0">
        <circle cx="40" cy="34" r="2" />
        <circle cx="92" cy="20" r="1.5" />
        <circle cx="252" cy="28" r="2" />
        <circle cx="276" cy="86" r="1.5" />
        <circle cx="30" cy="98" r="1.5" />
        <circle cx="120" cy="62" r="1.5" />
      </g>
      <path
        d="M-10 332c80-30 240-8 250-52s-170-24-180-70 130-22 140-62-20-34-20-34"
        fill="none"
        stroke="#f2e3bd"
        strokeWidth="16"
        strokeLinecap="round"
        opacity="0.9"
      />
      <path
        d="M-10 332c80-30 240-8 250-52s-170-24-180-70 130-22 140-62-20-34-20-34"
        fill="none"
        stroke="#a9713b"
        strokeWidth="2"
        strokeDasharray="7 7"
      />
      <g stroke="#2b2118" strokeWidth="2" strokeLinejoin="round">
        <path d="M18 330l62-82 62 82z" fill="#e3b96f" />
        <path d="M80 248l62 82H96z" fill="#c18f49" />
        <path d="M200 270v-46h10v-20l9-20 9 20v20h26v-12l8-14 8 14v58z" fill="#b9a58a" />
        <path d="M226 270v-18a9 9 0 0 1 18 0v18z" fill="#4b3a2a" />
        <path d="M28 208v-40l22 14v-14l22 14v-14l22 14v26z" fill="#9c5a3c" />
        <path d="M34 168v-34h12v40z" fill="#7d4631" />
        <path d="M36 190h10v8H36zM58 190h10v8H58zM80 190h10v8H80z" fill="#f3d48d" />
      </g>
      <path
        d="M40 130c-10-8 4-16-4-24M46 128c4-10 14-6 12-18"
        fill="none"
        stroke="#f4ecd9"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.7"
      />
      <g transform="translate(196 84) rotate(18)" stroke="#1d2a33" strokeWidth="2" strokeLinejoin="round">
        <path d="M-14 36l-14 20 14-4zM14 36l14 20-14-4z" fill="#a5402c" />
        <path d="M-14 46c-8-44 2-76 14-92 12 16 22 48 14 92z" fill="#f7efdb" />
        <circle cy="-6" r="8" fill="#56a0b8" />
        <path d="M-9 46q9 34 18 0z" fill="#f0a63c" />
        <path d="M-13-22q13 8 26 0" fill="none" stroke="#a5402c" strokeWidth="4" />
      </g>
    </>
  )
}
