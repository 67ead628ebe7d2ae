/** JSON packed by Brotli, unpacked at build time. */
declare module '*.json.br' {
  const value: unknown
  export default value
}
