// Random playouts of the toy on boardgame.io's reducer, without network or rendering. Prints one JSON line.
import { CreateGameReducer, InitializeGame, MAKE_MOVE } from './engine.mjs'
import { game, legal } from './toy.mjs'

const seconds = Number(process.argv[2] ?? 5)
const seats = Number(process.argv[3] ?? 4)
const reducer = CreateGameReducer({ game })

function playout() {
  let state = InitializeGame({ game, numPlayers: seats })
  let decisions = 0
  while (!state.ctx.gameover) {
    const { owed } = state.G
    const seat = owed[Math.floor(Math.random() * owed.length)]
    const moves = legal(state.G, seat)
    const [type, ...args] = moves[Math.floor(Math.random() * moves.length)]
    state = reducer(state, { type: MAKE_MOVE, payload: { type, args, playerID: String(seat) } })
    decisions++
  }
  return decisions
}
const until = ms => {
  const start = performance.now()
  let [decisions, games] = [0, 0]
  while (performance.now() - start < ms) {
    decisions += playout()
    games++
  }
  return { decisions, games, ms: performance.now() - start }
}
until(seconds * 200)
const { decisions, games, ms } = until(seconds * 1000)
console.log(
  JSON.stringify({
    engine: 'boardgame.io 0.50.2',
    game: 'toy',
    seats,
    decisionsPerSecond: Math.round((decisions / ms) * 1000),
    decisionsPerGame: decisions / games,
  }),
)
