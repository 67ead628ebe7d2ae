/** Announces a player who comes within one step of victory, once. */
import { isLaid, type Part, pathsOf } from './rules.ts'

/** What the last step of each way would be. */
export function nearOf(p: Part): string[] {
  if (!isLaid(p.view)) return []
  return p.seats.flatMap((_, seat) => {
    const { glory, cities, titles } = pathsOf(p.view, seat)
    return [
      ...(glory === 4 ? [p.say('ui.near.glory', { seat })] : []),
      ...(cities === 3 ? [p.say('ui.near.conquest', { seat })] : []),
      ...(titles === 2 ? [p.say('ui.near.titles', { seat })] : []),
    ]
  })
}
export function NearVictory({ p }: { p: Part }) {
  return (
    <div className="hidden-text" aria-live="polite" aria-relevant="additions" data-near>
      {nearOf(p).map(text => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
