/** The board of a finished game as the game's own `ui/picture.ts` draws it, without a browser. */
import { existsSync } from 'node:fs'
import { games } from '@ecumene/games'
import { layoutFor, type Named, type Setup } from '@ecumene/kernel'
import type { SheetBoard, SheetSeat } from './sheet.ts'

export interface PictureWish {
  readonly title: string
  readonly result: string
  readonly seats: readonly SheetSeat[]
  readonly game: string
  readonly version: number
  readonly setup: Setup
  readonly view: Named
}
type DrawBoard = (view: unknown, colours: readonly string[]) => SheetBoard

/** Null: the game draws none, or the position is one of older rules. */
export async function boardOf({ game: id, version, setup, view, seats }: PictureWish): Promise<SheetBoard | null> {
  const about = games.find(g => g.id === id)
  const file = about && new URL(`../../../${about.folder}/ui/picture.ts`, import.meta.url)
  if (!file || !existsSync(file)) return null
  const game = await about.load()
  if (game.version !== version) return null
  const { picture } = (await import(file.href)) as { picture: DrawBoard }
  return picture(
    layoutFor(game, setup).fromNamed(view),
    seats.map(s => s.colour),
  )
}
