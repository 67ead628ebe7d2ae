/** Until when somebody is silent or banned, if they are. */
import type { FoundPerson } from '@ecumene/protocol'
import { spellFullDate } from '../online/time.ts'
import { useWords } from '../speech.tsx'

export function Standing({
  person: { name, silencedUntil, bannedUntil },
}: {
  person: { readonly name: string } & Pick<FoundPerson, 'silencedUntil' | 'bannedUntil'>
}) {
  const w = useWords()
  const holds = (until: number | null): until is number => until !== null && until > Date.now()
  return (
    <>
      {holds(silencedUntil) && (
        <p>{w.say('account.reports.silentUntil', { name, when: spellFullDate(silencedUntil, w.language) })}</p>
      )}
      {holds(bannedUntil) && (
        <p>{w.say('measure.bannedUntil', { name, when: spellFullDate(bannedUntil, w.language) })}</p>
      )}
    </>
  )
}
