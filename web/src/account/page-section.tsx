/** The page about oneself: who may read it, and everything the server keeps, to take away. */
import type { Profile } from '@ecumene/protocol'
import { server } from '../online/session.ts'
import { useWords } from '../speech.tsx'
import { Check } from '../ui/check.tsx'
import { download } from '../ui/download.ts'
import { Link } from '../ui/link.tsx'
import { Outcome, useAct } from '../ui/use-act.tsx'
import { LoadingNote, useLoaded } from '../ui/use-loaded.tsx'
import { Section } from './section.tsx'

const loadProfile = (): Promise<Profile> => server.call('GET', '/me/profile')

export function PageSection() {
  const w = useWords()
  const profile = useLoaded(loadProfile)
  const act = useAct(profile.reload)
  const found = profile.value
  const setPublic = (isPublic: boolean): Promise<boolean> =>
    act.run(() => server.call('PUT', '/me/profile', { ...found, isPublic }), 'account.saved')
  const takeAway = (): Promise<boolean> =>
    act.run(async () => {
      const everything = await server.call('GET', '/me/everything')
      download('ecumene-everything.json', JSON.stringify(everything, null, 2))
    })
  return (
    <Section title={w.say('people.yours')} about={w.say('people.yoursAbout')}>
      <LoadingNote of={profile} />
      {found && (
        <Check
          label={w.say('people.letRead')}
          isOn={found.isPublic !== false}
          data-test="public"
          disabled={act.isBusy}
          onChange={setPublic}
        />
      )}
      <div className="row">
        <Link to="/people/me" className="button">
          {w.say('people.look')}
        </Link>
        <button type="button" className="button" data-test="everything" disabled={act.isBusy} onClick={takeAway}>
          {w.say('people.takeAway')}
        </button>
      </div>
      <Outcome act={act} />
    </Section>
  )
}
