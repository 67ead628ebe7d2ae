/**
 * React as it is delivered, which draws three times as fast as the one for development: to be imported before anything
 * that imports React.
 */
import { createRequire } from 'node:module'

process.env.NODE_ENV = 'production'
const load = createRequire(import.meta.url)
// Tests are compiled for development: their elements are made by a function that only development has.
load('react/jsx-dev-runtime').jsxDEV = load('react/jsx-runtime').jsx
