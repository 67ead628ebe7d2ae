/**
 * npm run screenshots [-- <screen> …] [--quick]: every screen, both sizes, both themes, three languages, into
 * screenshots/.
 */
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { SIZES, type Size, stage } from './harness.ts'
import { stages as seaStages } from './mare-nostrum/stages.ts'
import { type Screen, screens, WALKED } from './screens.ts'
import { stages as ageStages } from './through-the-ages/stages.ts'

const names = process.argv.slice(2).filter(a => !a.startsWith('--'))
// A name means every screen that begins with it.
const isWanted = (s: Screen): boolean => names.length === 0 || names.some(name => s.name.startsWith(name))
/** With the chronicle beside the board, for screens that read it; or as people find the table. */
const walks = [
  { wanted: screens.filter(isWanted), but: { ...WALKED, chronicle: true } },
  { wanted: [...seaStages, ...ageStages].filter(isWanted), but: WALKED },
]
const folder = fileURLToPath(new URL('../../screenshots/', import.meta.url))
mkdirSync(folder, { recursive: true })

const all = (Object.keys(SIZES) as Size[]).flatMap(size =>
  (['light', 'dark'] as const).flatMap(theme =>
    (['en', 'ru', 'it'] as const).map(language => ({ size, theme, language })),
  ),
)
// A quick look: each size, theme and language once.
const quick = ['desk-light-en', 'desk-dark-ru', 'phone-light-it', 'phone-dark-ru']
const looks = process.argv.includes('--quick')
  ? all.filter(l => quick.includes(`${l.size}-${l.theme}-${l.language}`))
  : all

const set = await stage()
try {
  for (const look of looks)
    for (const { wanted, but } of walks) {
      if (wanted.length === 0) continue
      const { page, context, complaints } = await set.open(look.size, { ...look, but })
      const take = async (screen: Screen): Promise<void> => {
        const file = `${folder}${screen.name}-${look.size}-${look.theme}-${look.language}.png`
        let trouble = ''
        try {
          await page.goto('/')
          await page.locator('.boxes').waitFor()
          await screen.go(page, look.size)
          await page.evaluate(() => document.fonts.ready)
        } catch (error) {
          trouble = String(error instanceof Error ? error.message : error).split('\n')[0]
          process.exitCode = 1
        }
        await page.screenshot({ path: file, fullPage: ['shelf', 'continue'].includes(screen.name) })
        console.log(file, trouble, ...complaints.splice(0))
      }
      for (const screen of wanted) if (screen.only === undefined || screen.only === look.size) await take(screen)
      await context.close()
    }
} finally {
  await set.close()
}
