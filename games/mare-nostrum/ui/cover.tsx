/** A galley under full sail, and the sun of the inner sea. */
const OARS = [92, 110, 128, 146, 164, 182, 200]
export default function MareNostrum() {
  return (
    <>
      <defs>
        <linearGradient id="mare-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f5e6c4" />
          <stop offset="1" stopColor="#e9b872" />
        </linearGradient>
        <clipPath id="mare-sail">
          <path d="M92 92q58 14 118-2 12 58-4 112-56 18-112 2-14-56-2-112z" />
        </clipPath>
      </defs>
      <rect width="300" height="360" fill="url(#mare-sky)" />
      <circle cx="150" cy="166" r="112" fill="#cf6d3c" opacity="0.92" />
      <path d="M0 246l40-22 30 12 36-26 24 18v30H0zM300 250l-34-30-26 16-30-18-24 32z" fill="#a98f63" />
      <path d="M150 60v184" stroke="#3a2614" strokeWidth="6" />
      <path d="M84 90h132" stroke="#3a2614" strokeWidth="5" strokeLinecap="round" />
      <path d="M150 60l34-8-34-12z" fill="#8a2d23" />
      <g clipPath="url(#mare-sail)">
        <rect x="70" y="80" width="160" height="140" fill="#f6ecd4" />
        <path d="M84 80h24v140H84zM138 80h24v140h-24zM192 80h24v140h-24z" fill="#a5402c" />
      </g>
      <path
        d="M92 92q58 14 118-2 12 58-4 112-56 18-112 2-14-56-2-112z"
        fill="none"
        stroke="#3a2614"
        strokeWidth="2.5"
      />
      <circle cx="150" cy="146" r="24" fill="#e8c178" stroke="#3a2614" strokeWidth="2" />
      <path d="M150 128v36M132 146h36M137 133l26 26M163 133l-26 26" stroke="#7d4c1c" strokeWidth="2.5" />
      <path
        d="M40 214c2 24 18 46 46 50h136c28-2 44-22 44-44 0-12-10-18-18-12 8 4 6 14-4 20-20 12-150 12-176 2-12-4-18-16-28-16z"
        fill="#6b4423"
        stroke="#2b1a0c"
        strokeWidth="2.5"
      />
      <path d="M60 244q90 14 190-4" fill="none" stroke="#e8c178" strokeWidth="4" />
      <path d="M40 214l-22 26 30 4z" fill="#a9713b" stroke="#2b1a0c" strokeWidth="2" />
      <circle cx="70" cy="236" r="6" fill="#f6ecd4" stroke="#2b1a0c" strokeWidth="2" />
      <circle cx="70" cy="236" r="2" fill="#2b1a0c" />
      <g stroke="#3a2614" strokeWidth="3">
        {OARS.map(x => (
          <path key={x} d={`M${x} 256l-14 40`} />
        ))}
      </g>
      <path d="M0 278q18-12 37 0t38 0 37 0 38 0 37 0 38 0 37 0 38 0v82H0z" fill="#2f5d73" />
      <path d="M0 302q18-12 37 0t38 0 37 0 38 0 37 0 38 0 37 0 38 0v58H0z" fill="#234c60" />
      <path d="M0 328q18-12 37 0t38 0 37 0 38 0 37 0 38 0 37 0 38 0v32H0z" fill="#173848" />
    </>
  )
}
