/** What drawings ask of a browser while they are drawn: a wide screen, a canvas on which nothing can be measured. */
const page = { documentElement: {}, createElement: () => ({ getContext: () => null }) }
const style = { getPropertyValue: () => '' }
const query = { matches: false, addEventListener: () => {}, removeEventListener: () => {} }
Object.assign(globalThis, { document: page, getComputedStyle: () => style, matchMedia: () => query })
