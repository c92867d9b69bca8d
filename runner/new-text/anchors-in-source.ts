import type { PageAnchors } from '#spec/page-anchors'

const underline = /^(?:-{3,}|~{3,}|\^{3,}|\+{4,})$/
const marks = /^={2,6}\s+(\S.*)$/
const block = /^\[\[([^\][,]+)(?:,[^\][]*)?\]\]$/
const listing = /^-{4,}$/
const attribute = /\{\w+\}/

/** The heading that begins at a line, as the data has it. */
function headingAt(lines: readonly string[], index: number): string | undefined {
  const [line = '', next = ''] = [lines[index], lines[index + 1]]
  const isUnderlined = underline.test(next) && Math.abs(next.length - line.length) <= 1
  const title = marks.exec(line)?.[1] ?? (isUnderlined && /^\w/.test(line) ? line : undefined)
  const name = block.exec(lines[index - 1] ?? '')?.[1]
  return title === undefined || name === undefined ? title : `${title} [[${name}]]`
}

/** Headings and inline anchors of a source in AsciiDoc; a heading with an attribute of the document is left out. */
export function anchorsInSource(
  lines: readonly string[],
): Pick<PageAnchors, 'isNumbered' | 'headings' | 'names'> {
  const headings: string[] = []
  const names: string[] = []
  let isListing = false
  for (const [index, line] of lines.entries()) {
    const heading = isListing ? undefined : headingAt(lines, index)
    if (heading !== undefined) {
      if (!attribute.test(heading)) headings.push(heading)
    } else if (listing.test(line) && headingAt(lines, index - 1) === undefined)
      isListing = !isListing
    else if (!isListing && headingAt(lines, index + 1) === undefined)
      names.push(
        ...[...line.matchAll(/\[\[([^\][,]+)(?:,[^\][]*)?\]\]/g)].map(([, name = '']) => name),
      )
  }
  return { isNumbered: false, headings, names: [...new Set(names)] }
}
