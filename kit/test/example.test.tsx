import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TwoPlaces } from './example.tsx'

test('a board component stands alone: what may be chosen is a button with a spoken name, the rest is a picture', () => {
  const drawn = renderToStaticMarkup(
    <TwoPlaces tokens={{ egypt: 3, crete: 1 }} legal={new Set(['crete'])} onChoose={() => {}} />,
  )
  expect(drawn).toMatch(/role="img" aria-label="egypt, 3 tokens"/)
  expect(drawn).toMatch(/role="button" aria-label="crete, 1 tokens"/)
})
test('the example of README.md is this one', () => {
  const [readme, example] = ['../README.md', './example.tsx'].map(path =>
    readFileSync(new URL(path, import.meta.url), 'utf8'),
  )
  const shown = /```tsx\n([\s\S]*?)```/.exec(readme)?.[1] ?? 'nothing'
  expect(example).toContain(shown)
})
