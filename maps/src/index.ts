export { makeProjection, type ProjectionSpec } from './base.ts'
