interface Tree {
  readonly body: readonly unknown[]
}
export function parsed(source: string, path: string): { readonly tree: Tree; lineAt(at: number): number }
export function namesIn(tree: Tree): readonly { readonly name: string; readonly at: number; readonly isPair: boolean }[]
export function typesIn(tree: Tree): readonly string[]
export function roomOf(path: string): string
