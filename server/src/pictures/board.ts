/** The board of a game as the game's own `ui/picture.ts` draws it, without a browser. */
import { existsSync } from 'node:fs'
import { games } from '@ecumene/games'
import { keyOf, layoutFor, Match, type Named, type Setup } from '@ecumene/kernel'
import { NATIONS, type SheetBoard, type SheetSeat } from './sheet.ts'

export interface PictureWish {
  readonly title: string
  readonly result: string
  readonly seats: readonly SheetSeat[]
  readonly game: string
  readonly version: number
  readonly setup: Setup
  /** Null: as the board is set up, with a luck that is nobody's. */
  readonly view: Named | null
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
    view === null ? new Match(game, setup, keyOf('preview')).view('table') : layoutFor(game, setup).fromNamed(view),
    seats.length === 0 ? NATIONS : seats.map(s => s.colour),
  )
}
