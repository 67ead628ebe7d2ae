// npm start: builds the app, serves it on this machine, online tables included, and opens the browser. npm start -- --port 8080
import { install, run } from './bootstrap.mjs'

install()
console.log('Building ...')
process.exitCode = await run('vite', ['build', 'web', '--logLevel', 'error'])
if (process.exitCode === 0) process.exitCode = await run('node', ['scripts/host.mjs', ...process.argv.slice(2)])
