import type { Paragraph } from './paragraph.ts'

/** Headings that every extension text has; their level is known even if the file does not show it. */
const titles: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:Name Strings|Contact|Contributors|Notice|Status|Version|Dependencies|Overview|Extension Name)$/,
    1,
  ],
  [/^(?:New Capabilities|Examples?|Issues|Revision History|Introduction|Validation Rules)$/, 1],
  [/^Modifications to /, 1],
  [/^(?:Capabilities|Instructions|Problem Statement|Solution Space)$/, 2],
]

/** Header rows of tables as they look in plain text. */
const tableHeader =
  /^(?:Capability|Decoration|BuiltIn|Storage Class|Value|Rev)\s.*(?:Capabilities|Declares|Depends On|Changes|Name)$/

const numbered = /^(\d+(?:\.\d+)*)\. ([A-Z][\w -]*)$/

/**
 * Classifies a paragraph, given the next one: text, or one of the forms of headings.
 *
 * @param chapter the first heading above it.
 */
export function headingOf(
  paragraph: Paragraph,
  next: Paragraph | undefined,
  chapter: string | undefined,
): { readonly title: string; readonly level: number } | 'none' | 'skip' {
  const { words, level, form } = paragraph
  const number = numbered.exec(words)
  // A numbered "Version" is a chapter; one without a number is front matter.
  const title = number ? (number[2] === 'Version' ? 'Versioning' : (number[2] ?? words)) : words
  const known = number ? 1 : titles.find(([pattern]) => pattern.test(title))?.[1]
  if (known !== undefined) return { title: shortened(title), level: known }
  if (paragraph.kind === 'heading') return { title: shortened(title), level: level ?? 1 }
  if (tableHeader.test(words)) return 'skip'
  const modified = /^Modify Section \*?([\d.]+?)\.?,? \*?"?([^*":]+)\*?"?\*?[,:]/.exec(words)
  if (modified) return { title: `${modified[1]} ${modified[2]}`, level: 2 }
  if (form !== 'item' && next?.kind === 'paragraph') {
    const opens = /[.:]$/.test(next.words)
    const term = chapter === 'Binary Form' ? /^[A-Z][A-Za-z0-9]+$/ : /^Op[A-Z]\w+$/
    if (opens && term.test(words)) return { title: words, level: 4 }
    const long = opens && next.words.length > 60
    const text = next.words.endsWith('.') || tableHeader.test(next.words) || long
    if (form === 'text' && text && /^[A-Z][a-z]+(?: [A-Za-z]+){1,4}$/.test(words)) {
      return { title: words, level: 2 }
    }
  }
  if (/^(?:\d+\. )?[A-Z].{0,110}\?$/.test(words)) return { title: shortened(words), level: 2 }
  return 'none'
}

function shortened(title: string): string {
  return title.startsWith('Modifications to the SPIR-V Specification')
    ? 'Modifications'
    : title.replace(/^\d+\. /, '').replace(/\?$/, '')
}
