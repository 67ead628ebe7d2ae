/** The Culture Leader names who builds next (MN-3a). */
import { naming } from '../effects/naming.ts'

export const nameBuilder = naming('nameBuilder', 'MN-3a', 'build')
