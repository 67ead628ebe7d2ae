/** Icons are elements, never text that becomes HTML: the page's content policy refuses such text. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Icon, IconAt } from '../src/icon.tsx'

test('an icon is one path in the colour of the text around it', () => {
  const icon = renderToStaticMarkup(<Icon body="M0 0h512" />)
  expect(icon).toMatch(
    /^<svg class="kit-icon" viewBox="0 0 512 512".*><path fill="currentColor" d="M0 0h512"><\/path><\/svg>$/,
  )
})
test('what is no path is written as text, not as an element', () => {
  const placed = renderToStaticMarkup(<IconAt body={'"><script>alert(1)</script>'} x={256} y={256} size={512} />)
  expect(placed).toContain('translate(0 0) scale(1)')
  expect(placed).not.toContain('<script>')
})
