/** One matter of the account: a heading, what it is about, and what can be done. */
import { type ReactNode, useId } from 'react'

export function Section({ title, about, children }: { title: string; about?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="account-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {about && <p className="soft">{about}</p>}
      {children}
    </section>
  )
}
