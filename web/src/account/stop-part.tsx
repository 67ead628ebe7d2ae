/** Where the link of a letter leads that ends such letters: opening it is enough, without signing in. */
import { useEffect } from 'react'
import { server } from '../online/session.ts'
import { useWords } from '../speech.tsx'
import { Link } from '../ui/link.tsx'
import { FailureNote, useAct } from '../ui/use-act.tsx'
import { Section } from './section.tsx'

export function StopPart() {
  const w = useWords()
  const { run, done, failure } = useAct()
  useEffect(() => {
    // Behind the #: what stands there is sent to nobody on the way.
    const [channel, key] = location.hash.slice(1).split('.')
    void run(() => server.call('POST', '/letters/stop', { channel, key }), 'notice.stopped')
  }, [run])
  return (
    <Section title={w.say('notice.stop.title')}>
      {done && (
        <p className="notice good" role="status" data-test="letters-stopped">
          {w.say(done)}
        </p>
      )}
      {!done && !failure && <p className="soft">{w.say('account.loading')}</p>}
      <FailureNote failure={failure} />
      <p>
        <Link to="/account/notices">{w.say('notice.title')}</Link>
      </p>
    </Section>
  )
}
