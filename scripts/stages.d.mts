export interface Stage {
  readonly name: string
  readonly run: readonly string[]
  ensure?(): void | Promise<void>
  has?(path: string): boolean
}
export declare const checks: readonly Stage[]
export declare const tests: readonly Stage[]
export declare const clusterTests: readonly Stage[]
interface Around {
  log?(line: string): void
  readonly mustRunAll?: boolean
  start?(program: string, args: readonly string[]): Promise<number>
}
export function runStages(stages: readonly Stage[], filter?: readonly string[], around?: Around): Promise<number>
