import type { Rule } from '@ecumene/contract'

export function RuleText({ rule, isMain = false, onOpen }: { rule: Rule; isMain?: boolean; onOpen?: () => void }) {
  return (
    <article className={isMain ? 'rule main' : 'rule'} id={rule.id}>
      {isMain && <p className="soft small-text">{rule.chapter.join(' › ')}</p>}
      <p>
        {onOpen ? (
          <button type="button" className="link rule-id" onClick={onOpen}>
            {rule.id}
          </button>
        ) : (
          <span className="rule-id">{rule.id}</span>
        )}{' '}
        {rule.text}
      </p>
    </article>
  )
}
