import { createHash } from 'node:crypto'
import { headingOf } from './headings.ts'
import { normalForm } from './normal-form.ts'
import type { Paragraph } from './paragraph.ts'
import { paragraphs } from './paragraphs.ts'
import { plainWords } from './plain-words.ts'
import { preamble } from './preamble.ts'
import { sentences } from './sentences.ts'
import { isSpecification } from './specification/is-specification.ts'
import { specificationStatements } from './specification/statements.ts'
import type { Statement } from './statement.ts'

/** Headings of front matter, such as contributors and dates, which does not concern modules. */
const frontMatter =
  /^(?:Name Strings|Contact|Contributors|Notice|Status|Version|Revision History)(?: \/|$)/

/**
 * Every statement of a text in order: sentences and table cells, without headings, table headers and front matter. Text
 * before the first section is in the section {@link preamble}. In the core specification, the cells of a row are one
 * statement.
 */
export function statements(text: string): readonly Statement[] {
  if (isSpecification(text)) return specificationStatements(text)
  const plain = paragraphs(text)
    .map((paragraph): Paragraph => ({ ...paragraph, words: plainWords(paragraph.words) }))
    .filter((paragraph) => paragraph.words !== '')
  const path: string[] = []
  const counts = new Map<string, number>()
  const found: Statement[] = []
  plain.forEach((paragraph, index) => {
    const heading = headingOf(paragraph, plain[index + 1], path[0])
    if (heading === 'skip') return
    if (heading !== 'none') {
      path.length = Math.max(0, heading.level - 1)
      if (heading.level > 0) path[heading.level - 1] = heading.title
      return
    }
    const section = path.filter((title) => title !== undefined).join(' / ') || preamble
    if (frontMatter.test(section)) return
    for (const words of sentences(paragraph.words.replace(/^\d+\. /, ''))) {
      const ordinal = (counts.get(section) ?? 0) + 1
      counts.set(section, ordinal)
      const hash = createHash('sha256').update(normalForm(words)).digest('hex').slice(0, 16)
      found.push({ hash, section, ordinal, words, line: paragraph.line })
    }
  })
  // A file without sections is not a text.
  return found.every(({ section }) => section === preamble) ? [] : found
}
