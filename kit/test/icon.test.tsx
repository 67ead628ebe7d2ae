import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { Icon, IconAt } from '../src/icon.tsx'

test('the same body is the same object: React parses it once, not at every position', () => {
  const html = (drawn: unknown): unknown =>
    (drawn as ReactElement<{ dangerouslySetInnerHTML: unknown }>).props.dangerouslySetInnerHTML
  const drawn = (body: string): readonly unknown[] => [
    html(Icon.type({ body })),
    html(IconAt.type({ body, x: 0, y: 0, size: 8 })),
  ]
  const [icon, placed] = drawn('<path d="M0 0"/>')
  expect(drawn('<path d="M0 0"/>')[0]).toBe(icon)
  expect(placed).toBe(icon)
  expect(icon).toEqual({ __html: '<path d="M0 0"/>' })
  expect(drawn('<path d="M1 1"/>')[0]).not.toBe(icon)
})
