const explicit = /^(.*\S)\s*\[\[([^\][]+)\]\]$/
const sectionNumber = /^(\d+(?:\.\d+)*)\. /

/** What AsciiDoctor makes of the words of a heading: letters, digits and `_` alone. */
function automatic(title: string): string {
  const kept = title.toLowerCase().replaceAll(/[^\w .-]/g, '')
  return `_${kept}`.replaceAll(/[ ._-]+/g, '_').replace(/_$/, '')
}

/** A heading of a page. */
export interface AnchoredHeading {
  /** The number of its section, `3.2.19`; empty if the page has none. */
  readonly number: string
  readonly title: string
  /** Without `#`. */
  readonly anchor: string
}

/**
 * Headings of a page with their anchors. A heading that ends with `[[name]]` has that anchor. For others AsciiDoctor joins the
 * words by `_`, and numbers the headings of the same words from the second on.
 *
 * @param isNumbered whether numbers before the words are those of sections, not words.
 */
export function automaticAnchors(
  headings: readonly string[],
  isNumbered: boolean,
): readonly AnchoredHeading[] {
  const counts = new Map<string, number>()
  return headings.map((heading) => {
    const [, words = heading, name] = explicit.exec(heading) ?? []
    const number = isNumbered ? (sectionNumber.exec(words)?.[1] ?? '') : ''
    const title = words.slice(number === '' ? 0 : number.length + 2)
    if (name !== undefined) return { number, title, anchor: name }
    const anchor = automatic(title)
    const count = (counts.get(anchor) ?? 0) + 1
    counts.set(anchor, count)
    return { number, title, anchor: count === 1 ? anchor : `${anchor}_${count}` }
  })
}
