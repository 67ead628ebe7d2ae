export interface Machine {
  readonly platform: NodeJS.Platform
  readonly env: Readonly<Record<string, string | undefined>>
  readonly home: string
  exists(file: string): boolean
  list(folder: string): readonly string[]
  isSnap(file: string): boolean
}
export interface Browsers {
  readonly whole: string | null
  readonly shell: string | null
}
export function findBrowsers(on?: Machine): Browsers
