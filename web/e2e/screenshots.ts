/** npm run screenshots [-- <screen> …]: every screen, both sizes, both themes, three languages, into screenshots/. */
import { mkdirSync } from 'node:fs'
import { SIZES, type Size, stage } from './harness.ts'
import { screens } from './screens.ts'

const wanted = process.argv.slice(2)
const isQuick = wanted.includes('--quick')
const names = wanted.filter(w => !w.startsWith('--'))
const folder = new URL('../../screenshots/', import.meta.url).pathname
mkdirSync(folder, { recursive: true })
const set = await stage()
try {
  for (const screen of screens) {
    if (names.length > 0 && !names.includes(screen.name)) continue
    for (const size of Object.keys(SIZES) as Size[])
      for (const theme of ['light', 'dark'] as const)
        for (const language of ['en', 'ru', 'it'] as const) {
          if (screen.only && screen.only !== size) continue
          // A quick look: each language once, each theme once.
          if (
            isQuick &&
            (size === 'desk' ? (theme === 'light') !== (language === 'en') || language === 'it' : language !== 'it' || theme === 'dark')
          )
            continue
          const { page, context, complaints } = await set.open(size, { theme, language })
          const file = `${folder}${screen.name}-${size}-${theme}-${language}.png`
          try {
            await screen.go(page, size)
            await page.evaluate(() => document.fonts.ready)
            await page.screenshot({ path: file, fullPage: screen.name === 'shelf' || screen.name === 'continue' })
            console.log(file, complaints.length > 0 ? complaints.join(' | ') : '')
          } catch (error) {
            await page.screenshot({ path: file })
            console.error(`${file}: ${error instanceof Error ? error.message.split('\n')[0] : error}`, complaints.join(' | '))
            process.exitCode = 1
          }
          await context.close()
        }
  }
} finally {
  await set.close()
}
