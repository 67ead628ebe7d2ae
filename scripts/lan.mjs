// The house's own network: where other devices find this machine, and that address as a code to scan in the terminal.
import { networkInterfaces } from 'node:os'
import { qrOf } from '../kit/src/qr.ts'

/** Addresses that routers give in houses come before those of virtual machines and tunnels. */
const FIRST = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./]

/** This machine's address in the house; null: it has none. */
export function lanAddress(interfaces = networkInterfaces()) {
  const all = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    /^(docker|br-|veth|virbr|tun|utun)/.test(name) ? [] : addresses,
  )
  const own = all.filter(a => a.family === 'IPv4' && !a.internal).map(a => a.address)
  const rank = address => FIRST.findIndex(form => form.test(address)) >>> 0
  return own.toSorted((a, b) => rank(a) - rank(b))[0] ?? null
}

/** Two rows of the code in one line of text, light on dark and dark on light alike: the margin is drawn, too. */
export function terminalCode(text) {
  const code = qrOf(text)
  const margin = 2
  const isDark = (x, y) => code[y - margin]?.[x - margin] === true
  const side = code.length + 2 * margin
  const lines = []
  for (let y = 0; y < side; y += 2) {
    let line = ''
    // A half block has the colour of the letter above and that of the ground below: white and black, said outright.
    for (let x = 0; x < side; x++)
      line += `\u001b[${isDark(x, y) ? 30 : 97};${isDark(x, y + 1) || y + 1 >= side ? 40 : 107}m▀`
    lines.push(`${line}\u001b[0m`)
  }
  return lines.join('\n')
}
