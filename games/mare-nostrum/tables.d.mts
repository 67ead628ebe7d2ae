import type { PowerCard } from './src/powers/card.ts'

export function cardsOf(game: string): Promise<ReadonlyMap<string, PowerCard>>
export function tables(game: string): Promise<Readonly<Record<string, string>>>
