/** An icon of game-icons.net, inlined at build time: the data of its one path, in a square of 512 × 512. */
declare module 'virtual:icon/*' {
  const body: string
  export default body
}
