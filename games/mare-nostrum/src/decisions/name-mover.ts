/** The Military Leader names who moves and fights next (MN-4a). */
import { naming } from '../effects/naming.ts'

export const nameMover = naming('nameMover', 'MN-4a', 'war')
