/** The market in the dock: on a phone all stalls, line by line; on a desk they stand around the map. */
import type { ActionJson } from '@ecumene/kernel'
import { usePhone } from '@ecumene/kit/media.ts'
import { usePressAgain } from '@ecumene/kit/moment.ts'
import type { Part } from '../rules.ts'
import { Phases } from './phases.tsx'
import type { StageProps } from './stage.ts'
import { Armed, Stall } from './stall-of-one.tsx'
import { takesOf } from './trade-strands.tsx'

export function Market({ p, play }: Pick<StageProps, 'p' | 'play'>) {
  const isPhone = usePhone()
  return isPhone ? (
    <Lines p={p} play={play} />
  ) : (
    <div className="mn-stalls-foot">
      <Takes p={p} />
      <Phases p={p} now="take" />
    </div>
  )
}
function Lines({ p, play }: Pick<StageProps, 'p' | 'play'>) {
  const { marked: armed, press } = usePressAgain<string>(p.view)
  const choose = (key: string, action: ActionJson): void => press(key, () => play(action))
  return (
    <div className="mn-stalls">
      <div className="mn-stalls-foot">
        {armed ? <Armed p={p} armed={armed} /> : <Takes p={p} />}
        <Phases p={p} now="take" />
      </div>
      {p.seats.map((_, seat) => (
        <Stall key={seat} p={p} seat={seat} armed={armed} choose={choose} />
      ))}
    </div>
  )
}
/** In the order in which they were made; the last one is in sight. */
const toLast = (list: HTMLElement | null): void => list?.scrollTo({ top: list.scrollHeight })
function Takes({ p }: { p: Part }) {
  const takes = takesOf(p)
  if (takes.length === 0) return null
  return (
    <ol className="mn-takes" aria-label={p.say('ui.takesSoFar')} key={takes.length} ref={toLast}>
      {takes.map((e, i) => (
        <li key={i} data-take={i + 1}>
          {p.sayEvent(e)}
        </li>
      ))}
    </ol>
  )
}
