export function Plain() {
  return (
    <>
      <rect width="300" height="360" fill="#cbbf9a" />
      <path d="M0 240q75-40 150 0t150 0v120H0z" fill="#b7a983" />
      <circle cx="150" cy="150" r="62" fill="#a9713b" stroke="#5b3a1a" strokeWidth="3" />
      <circle cx="150" cy="150" r="48" fill="none" stroke="#e8d2a0" strokeWidth="2" strokeDasharray="3 7" />
      <path d="M150 118l9 22 24 2-18 15 6 23-21-13-21 13 6-23-18-15 24-2z" fill="#e8d2a0" />
    </>
  )
}
