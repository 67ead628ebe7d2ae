/** Library of Alexandria: its symbols raise both hand limits; the number in `gives` says it (TTA-R-74a). */
import type { Wonder } from '../wonder.ts'

export const libraryOfAlexandria: Wonder = {
  worth: () => 2,
}
