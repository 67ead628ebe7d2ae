export * from './language.ts'
export * from './message.ts'
export * from './rulebook.ts'
export * from './words.ts'
