/**
 * The chronicle of a server's table: a line that is there already stays the same object, which keeps what was made of
 * it.
 */
import type { WireLine } from '@ecumene/protocol'
import type { ChronicleLine } from '../table/lines.ts'
import { Lines } from '../table/lines.ts'

export class FollowedLines {
  now = Lines.none
  /** The lines of the server that `now` was made of. */
  #heard: WireLine[] = []

  /**
   * The lines as the server has them now. Returns the last one that still stands if others were taken back, else null.
   */
  follow(lines: readonly WireLine[], placeOf: (seq: number) => Pick<ChronicleLine, 'round' | 'phase'>): number | null {
    const heard = this.#heard
    let same = Math.min(heard.length, lines.length)
    while (same > 0 && heard[same - 1] !== lines[same - 1]) same--
    const stands = same < heard.length ? (heard[same - 1]?.seq ?? 0) : null
    heard.length = same
    const add: ChronicleLine[] = []
    for (let i = same; i < lines.length; i++) {
      const { round, phase } = placeOf(lines[i].seq)
      add.push({ ...lines[i], round, phase } as ChronicleLine)
      heard.push(lines[i])
    }
    this.now = this.now.followedBy(heard[same - 1]?.seq ?? -1, add)
    return stands
  }
  /** Makes every line anew with the next that come. */
  forget(): void {
    this.#heard = []
  }
}
