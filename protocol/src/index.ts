export * from './common.ts'
export * from './rest.ts'
export * from './socket.ts'
export * from './wire.ts'
