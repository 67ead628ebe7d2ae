/** `import castle from 'virtual:icon/castle'`: only the icons that are named end up in the build. */
import { icons } from '@iconify-json/game-icons'
import type { Plugin } from 'vite'

const PREFIX = 'virtual:icon/'

export const gameIcons = (): Plugin => ({
  name: 'game-icons',
  resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${PREFIX}`)) return null
    const name = id.slice(PREFIX.length + 1)
    const icon = icons.icons[name]
    if (!icon) throw new Error(`game-icons has no icon ${name}`)
    const [, path] = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icon.body) ?? []
    if (!path) throw new Error(`the icon ${name} is not one path`)
    return `export default ${JSON.stringify(path)}`
  },
})
