// Flags of our scripts: what is allowed, and one line for a flag that is not.
import { parseArgs } from 'node:util'

/** The flags, checked; `--help` and a mistake print `usage` and end the program. */
export function flagsOf(usage, options) {
  try {
    const { values } = parseArgs({ options: { ...options, help: { type: 'boolean' } } })
    if (values.help) {
      console.log(usage)
      process.exit(0)
    }
    if (values.port !== undefined && !isPort(values.port))
      throw new Error(`--port takes 0 to 65535, not ${values.port}`)
    return values
  } catch (error) {
    console.error(`${error.message.split('. ')[0]}\n\n${usage}`)
    process.exit(2)
  }
}
const isPort = text => /^\d{1,5}$/.test(text) && Number(text) < 65_536
