/** The keyboard: single keys that reach everything at the table, and the page that lists them. */
import { useEffect } from 'react'
import type { OwnMarks } from '../marks/use-marks.ts'
import { useWords } from '../speech.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { TableView } from './view.ts'

const KEYS: readonly (readonly [keys: string, message: string])[] = [
  ['1 … 9', 'keys.nth'],
  ['↑ ↓', 'keys.walk'],
  ['/', 'keys.filter'],
  ['Enter', 'keys.done'],
  ['U', 'keys.undo'],
  ['P', 'keys.prompt'],
  ['L', 'keys.list'],
  ['M', 'keys.marks'],
  ['R', 'keys.rules'],
  ['E', 'keys.why'],
  ['[ ]', 'keys.replay'],
  ['N', 'keys.now'],
  [',', 'keys.settings'],
  ['?', 'keys.help'],
  ['Esc', 'keys.escape'],
]

export function Shortcuts({ onClose }: { onClose: () => void }) {
  const w = useWords()
  return (
    <Dialog title={w.say('keys.title')} onClose={onClose}>
      <dl className="keys">
        {KEYS.map(([keys, message]) => (
          <div key={message}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{w.say(message)}</dd>
          </div>
        ))}
      </dl>
      <p className="soft small-text">{w.say('keys.off')}</p>
    </Dialog>
  )
}

export function useShortcuts(view: TableView, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const hear = (e: KeyboardEvent): void => {
      if (e.ctrlKey || e.metaKey || e.altKey || isTyping(e.target)) return
      // Enter belongs to whatever has the focus, if that can be pressed.
      const isSaid = e.key === 'Enter' && !canBePressed(e.target) && sayWord(view)
      if (isSaid || (e.key !== 'Enter' && act(view, e.key))) e.preventDefault()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [view, isOn])
}

/** The game's own word stands in place of the table's; while something is held there is only that. */
function sayWord(view: TableView): boolean {
  const own = view.snapshot.held ? undefined : visible('.prompt-word button:not([data-beside])')[0]
  if (own) own.click()
  else view.word?.say()
  return own !== undefined || view.word !== null
}
export const isTyping = (t: EventTarget | null): boolean =>
  t instanceof HTMLElement &&
  (t.matches('input, select, textarea, [contenteditable]') || t.closest('dialog, [role=dialog]') !== null)
const canBePressed = (t: EventTarget | null): boolean =>
  t instanceof Element && t.closest('button, a, summary, [tabindex="0"], [role=button]') !== null
const visible = (selector: string): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(e => e.offsetParent !== null)

/** True if the key meant something here. */
function act(view: TableView, key: string): boolean {
  if (/^[1-9]$/.test(key)) {
    const button = visible('[data-action]')[Number(key) - 1]
    button?.focus()
    button?.click()
    return button !== undefined
  }
  const { lines, prompt, undo } = view.snapshot
  const at = view.moment ? lines.countTo(view.moment.seq) - 1 : lines.length - 1
  const keys: Record<string, () => void> = {
    '/': () => visible('[data-filter]')[0]?.focus(),
    u: () => undo.can && view.undo(),
    p: () => visible('[data-testid=prompt]')[0]?.focus(),
    l: () => view.ui && view.setList(!view.isList),
    m: () => mark(view.marks),
    r: view.openRules,
    e: () => prompt && view.openRule(prompt.rule),
    '[': () => at > 0 && view.jump(lines.at(at - 1).seq),
    ']': () => view.jump(at + 1 >= lines.length - 1 ? null : lines.at(at + 1).seq),
    n: () => view.jump(null),
    ',': view.openSettings,
    '?': view.openShortcuts,
    Escape: view.dismissRefusal,
  }
  const found = keys[key] ?? keys[key.toLowerCase()]
  found?.()
  return found !== undefined
}

/** What has the focus; without a thing that can be marked, the next click marks. */
function mark(marks: OwnMarks | null): void {
  const address = document.activeElement?.closest('.table-under [data-anchor]')?.getAttribute('data-anchor')
  if (address && !address.startsWith('tab:')) marks?.toggle(address)
  else marks?.setMarking(!marks.isMarking)
}
