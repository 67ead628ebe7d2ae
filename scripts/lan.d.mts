interface Interface {
  readonly address: string
  readonly internal: boolean
  readonly family: string
}
export function lanAddress(interfaces?: Readonly<Record<string, readonly Interface[]>>): string | null
export function terminalCode(text: string): string
