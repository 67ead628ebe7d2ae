/** When bots may take the seats that nobody has taken: soon, unless the player says otherwise. */

/** Seconds, by pace; 0 stands for never. */
export const BOTS = { live: [0, 60, 300], slow: [0, 3600, 86_400] } as const

/** `said`: what the player chose, perhaps at another pace; undefined: nothing yet. */
export const botsFor = (pace: keyof typeof BOTS, said: number | undefined): number =>
  said !== undefined && BOTS[pace].some(after => after === said) ? said : BOTS[pace][1]
