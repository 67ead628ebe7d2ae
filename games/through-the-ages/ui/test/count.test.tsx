/** The question counts along with what is staged against an attack or for a colony. */
import type * as React from 'react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { StagedWord } from '../joint-answer.tsx'
import { clearStage, stageAll } from '../joint-choice.ts'
import { planOf } from '../plan.ts'
import { type Played, partOf, walk } from './positions.ts'

// What stands beside the question is marked; nothing is heard without a page.
vi.mock('@ecumene/kit/prompt-slots.tsx', async load => ({
  ...(await load<object>()),
  Count: ({ children }: { children: ReactNode }) => <ins>{children}</ins>,
  Word: () => null,
}))
vi.mock('react', async load => {
  const react = await load<typeof React>()
  const once: typeof React.useSyncExternalStore = (_, get) => get()
  return { ...react, useSyncExternalStore: once }
})
afterEach(clearStage)

/** What stands beside the question. */
function countOf(match: Played, seat: number): string {
  const p = { ...partOf(match, seat), say: (key: string, args?: object) => `${key} ${JSON.stringify(args)}` }
  const page = renderToStaticMarkup(<StagedWord p={p} isPhone={false} />)
  return /<ins>(.*?)<\/ins>/.exec(page)?.[1].replaceAll('&quot;', '"') ?? ''
}

test('defence and colonization: what is chosen, what is needed, how many cards', () => {
  const met = { defend: 0, force: 0 }
  walk(
    400,
    (match, seat) => {
      const plan = planOf(partOf(match, seat))
      const smallest = plan?.smallest()
      if (!plan || !smallest || smallest.length === 0) return
      met[plan.decision as keyof typeof met]++
      clearStage()
      const none = countOf(match, seat)
      expect(none).toBe(
        `ui.staged.${plan.decision} ${JSON.stringify({ total: plan.total([]), need: plan.need, n: 0, allowed: plan.allowed })}`,
      )
      stageAll(smallest)
      const some = JSON.parse(countOf(match, seat).slice(`ui.staged.${plan.decision} `.length)) as object
      expect(some).toMatchObject({ total: plan.total(smallest), n: smallest.length })
    },
    name => name === 'defend' || name === 'force',
  )
  expect(met.defend).toBeGreaterThan(2)
  expect(met.force).toBeGreaterThan(2)
})
