// A program becomes a guest, without a browser: it prints a token. Keep it: nobody can show it again.
//   node docs/examples/become-a-guest.mjs http://localhost:4400
const [base] = process.argv.slice(2)
if (!base) throw new Error('node become-a-guest.mjs <address>')

/** What a session asks for must come from the server's own page, so it says that it does. */
async function post(path, body, cookie) {
  const response = await fetch(`${base}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(base).origin, ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response
}

const session = await post('/auth/sign-in/anonymous', {})
const cookie = session.headers
  .getSetCookie()
  .map(line => line.split(';')[0])
  .join('; ')
const made = await post('/me/tokens', { name: 'a program', scopes: ['read', 'play', 'lobby'] }, cookie)
console.log((await made.json()).token)
