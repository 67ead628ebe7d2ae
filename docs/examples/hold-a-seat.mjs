// A program that holds a seat, with nothing but fetch. It plays by chance: write your own `choose`.
//   ECUMENE_TOKEN=ecu_... node docs/examples/hold-a-seat.mjs http://localhost:4400 <table>   one table, to its end
//   ECUMENE_TOKEN=ecu_... node docs/examples/hold-a-seat.mjs http://localhost:4400           every seat you hold, until stopped
const [base, table] = process.argv.slice(2)
const token = process.env.ECUMENE_TOKEN
if (!base || !token) throw new Error('ECUMENE_TOKEN=... node hold-a-seat.mjs <address> [table]')
const headers = { authorization: `Bearer ${token}` }

/** `legal` is what the rules allow, `view` the position as this seat may know it, by the names of its fields. */
const choose = ({ legal }) => legal[Math.floor(Math.random() * legal.length)]

async function ask(method, path, body) {
  const response = await fetch(`${base}/api${path}`, {
    method,
    headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const answer = await response.json()
  return response.ok ? answer : Promise.reject(Object.assign(new Error(answer.error.message), answer.error))
}

/** The lines of a stream as they come, again and again should it break; empty ones only say that it lives. */
async function* lines(path) {
  for (let wait = 500; ; wait = Math.min(30_000, wait * 2)) {
    try {
      const response = await fetch(`${base}/api${path}`, { headers })
      if (response.status === 401 || response.status === 403) throw new Error(`refused: ${await response.text()}`)
      let rest = ''
      for await (const part of response.ok ? response.body.pipeThrough(new TextDecoderStream()) : []) {
        const found = (rest + part).split('\n')
        rest = found.pop()
        for (const line of found) if (line) yield JSON.parse(line)
        wait = 500
      }
    } catch (error) {
      if (error.message.startsWith('refused')) throw error
    }
    await new Promise(resolve => setTimeout(resolve, wait))
  }
}

/** Plays as long as the seat is asked; a failure is told, and looked at again. True: the game is over. */
async function play(match) {
  for (let failures = 0; ; failures++)
    try {
      return await playOn(match)
    } catch (error) {
      if (failures === 5) throw error
      console.error(error)
      await new Promise(resolve => setTimeout(resolve, 1000))
    }
}

async function playOn(match) {
  for (;;) {
    const position = await ask('GET', `/matches/${match}/position`)
    if (position.outcome) return true
    if (position.legal.length === 0) return false
    const { seq } = position
    try {
      // The key names the action: sent twice, it counts once. After a lost answer, send the same again.
      await ask('POST', `/matches/${match}/actions`, {
        seq,
        key: `program.${seq}.${position.viewer}`,
        action: choose(position),
      })
    } catch (error) {
      // Somebody was quicker: the seat is not asked any more, or what it chose is gone. Look again.
      if (!['stale', 'refused', 'not-owed', 'conflict', 'busy', 'over', 'slow-down'].includes(error.code)) throw error
      await new Promise(resolve => setTimeout(resolve, error.code === 'slow-down' ? 5000 : 100))
    }
  }
}

if (table) {
  for await (const line of lines(`/matches/${table}/stream`)) if (line.t === 'update' && (await play(table))) break
  console.log((await ask('GET', `/matches/${table}`)).outcome.places)
  process.exit(0)
} else for await (const line of lines('/me/stream')) if (line.t === 'turn') await play(line.match).catch(console.error)
