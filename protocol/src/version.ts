/** Raised when an older client could misread a message. Stands alone: the browser's client needs no validators. */
export const PROTOCOL_VERSION = 1
