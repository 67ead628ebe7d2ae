/** What a tip says of a thing: its name, a few lines, the rule behind it. */
import type { RuleId } from '@ecumene/kernel'
import { Icon } from './icon.tsx'

export interface TipText {
  readonly title: string
  readonly icon?: string | undefined
  readonly lines: readonly string[]
  readonly rule: RuleId
}
export function Telling({ told, openRule }: { told: TipText; openRule(id: RuleId): void }) {
  return (
    <div className="kit-told">
      <h3>
        {told.icon && <Icon body={told.icon} size="1.2em" />}
        {told.title}
      </h3>
      {told.lines.map(line => (
        <p key={line}>{line}</p>
      ))}
      <button type="button" className="link" onClick={() => openRule(told.rule)}>
        {told.rule}
      </button>
    </div>
  )
}
