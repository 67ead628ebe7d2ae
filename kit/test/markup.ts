/** The texts of markup that React has written, each with the elements it stands in. */
export interface MarkupElement {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
}
export interface MarkupText {
  readonly text: string
  /** From the outermost to the one that holds it. */
  readonly within: readonly MarkupElement[]
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const decode = (text: string): string => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name) => ENTITIES[name])

/** Every element in order, and every text. */
export function readMarkup(
  markup: string,
  seen: { element?(element: MarkupElement): void; text(text: MarkupText): void },
): void {
  const within: MarkupElement[] = []
  const piece = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/g
  for (const [, closes, tag, attributes, isEmpty, text] of markup.matchAll(piece)) {
    if (text !== undefined) seen.text({ text: decode(text), within: [...within] })
    else if (closes) within.pop()
    else {
      const element = { tag, attributes: attributesIn(attributes) }
      seen.element?.(element)
      if (!isEmpty) within.push(element)
    }
  }
}
function attributesIn(text: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [, name, value = ''] of text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)) attributes[name] = decode(value)
  return attributes
}
