/** Verbs, decisions and programs of the calamities and of Monotheism. They follow those of verbs.ts, in this order. */
export const calamityVerbs = {} as const
export const calamityDecisionIds = [] as const
export const calamityProgramIds = [] as const
