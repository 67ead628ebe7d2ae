// A table of the fewest players: a seat for the program, and bots in all others. It prints the table's id.
//   ECUMENE_TOKEN=ecu_... node docs/examples/propose-a-table.mjs http://localhost:4400 bronze
const [base, id] = process.argv.slice(2)
const token = process.env.ECUMENE_TOKEN
if (!base || !id || !token) throw new Error('ECUMENE_TOKEN=... node propose-a-table.mjs <address> <game>')

const games = await (await fetch(`${base}/api/games`)).json()
const game = games.find(g => g.id === id)
if (!game) throw new Error(`no game ${id}; there are ${games.map(g => g.id).join(', ')}`)
const [variant] = game.variants
const [fewest] = variant.seats
const bots = Array.from({ length: fewest - 1 }, () => ({ kind: 'bot', bot: game.standIn }))
const response = await fetch(`${base}/api/matches`, {
  method: 'POST',
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ game: id, variant: variant.id, seats: [{ kind: 'me' }, ...bots] }),
})
if (!response.ok) throw new Error(await response.text())
console.log((await response.json()).id)
