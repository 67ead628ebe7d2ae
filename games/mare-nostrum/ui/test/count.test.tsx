/** The question counts along with what is staged: losses, offers, gifts. */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { CarryOut } from '../stage/common.tsx'

// What stands beside the question is marked.
vi.mock('@ecumene/kit/prompt-slots.tsx', async load => ({
  ...(await load<object>()),
  Count: ({ children }: { children: ReactNode }) => <ins>{children}</ins>,
  Word: ({ children }: { children: ReactNode }) => children,
}))
function countOf(rows: number, of?: number): string | undefined {
  const p = { say: (key: string, args?: object) => `${key} ${JSON.stringify(args)}` }
  const plan = { rows: Array.from({ length: rows }, () => ({ verb: 'lose' })), isReady: rows === of, queue: {} }
  const page = renderToStaticMarkup(
    <CarryOut p={p as never} plan={plan as never} done="" {...(of === undefined ? {} : { of })} />,
  )
  return /<ins>(.*?)<\/ins>/
    .exec(page)?.[1]
    .replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
}
test('how many are chosen, of how many', () => {
  expect(countOf(0, 2)).toBe('ui.chosenOf {"n":0,"of":2}')
  expect(countOf(1, 2)).toBe('ui.chosenOf {"n":1,"of":2}')
  expect(countOf(1)).toBeUndefined()
})
