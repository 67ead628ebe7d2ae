/** An icon of game-icons.net, inlined at build time: the body of an SVG of 512 × 512. */
declare module 'virtual:icon/*' {
  const body: string
  export default body
}
