// Shows an address in the browser of this machine, if there is one to see it.
import { spawn } from 'node:child_process'

const hasDisplay = () => process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)

export function open(address) {
  if (process.env.CI || !hasDisplay()) return
  const [program, ...args] =
    process.platform === 'darwin' ? ['open'] : process.platform === 'win32' ? ['cmd', '/c', 'start', ''] : ['xdg-open']
  // Without a browser the address is still there to be copied.
  spawn(program, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}
