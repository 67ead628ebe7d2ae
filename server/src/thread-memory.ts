/**
 * How much a thread may take for objects that have just been made, in megabytes. The engine's own measure is 192 for
 * each thread, and it takes them little by little as work goes on: a server would look as if it grew.
 */
export const THREAD_MEMORY = { maxYoungGenerationSizeMb: 48 } as const
