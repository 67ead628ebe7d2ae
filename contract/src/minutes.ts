/** The time a table gives a whole game. */
import type { Setup } from '@ecumene/kernel'

/**
 * How long a game lasts until its table makes a round the last, in minutes; 0: as long as it likes. Rules know no
 * clock: the option `minutes` is the table's.
 */
export const minutesOf = ({ options }: Setup): number => (typeof options.minutes === 'number' ? options.minutes : 0)
