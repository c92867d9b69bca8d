import type { Statement } from '../trace/statement.ts'

/** A row of the catalogue to fill in: the place of one statement that may be a rule. */
export interface DraftRow {
  readonly family: string
  readonly slug: string
  readonly section: string
  readonly statement: Statement
}

/** Sections that do not make rules. */
const background =
  /^(?:Dependencies|Overview|Issues|Extension Name|New [A-Z]|Token Number|Contents|Introduction)/

/** Words of a statement that may be a rule: a requirement, or the limits of a permission. */
const requirement =
  /\b(?:must|shall|should|only|cannot|not|no other|required?|requires|invalid|same as|at least|at most|allows)\b/i

/** Cells of the table of an instruction: its opcode, its word count, its capability and its operands. */
const cell =
  /^(?:0x[0-9a-f]+|\d+|\d+\s*\+\s*variable|Capability:.*|(?:Optional |Literal |Scope |Result )*<id>.*|Result <id>|Optional [A-Z][\w ]*)$/i

/**
 * The reason why a statement has no rule, where that is plain: cells of tables are facts, and what a section of background
 * says without words of requirement is informative. The author fills in the others.
 */
export function plainSilence({ section, words }: Statement): 'fact' | 'informative' | undefined {
  if (cell.test(words) || /^(?:Extension Name|New [A-Z]|Token Number)/.test(section)) return 'fact'
  if (background.test(section) && !requirement.test(words)) return 'informative'
  return undefined
}

function hyphened(words: string): string {
  return words
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The name of the family of a section: the last heading that is not an instruction, without its number and its details. */
export function familyOf(section: string): string {
  const headings = section.split(' / ').filter((heading) => !/^Op[A-Z]\w+$/.test(heading))
  const heading = headings.at(-1) ?? section
  const [short = heading] = heading.replace(/^\d+\.[\w.]*\s+/, '').split(/[,:;(]/)
  return hyphened(short).split('-').slice(0, 4).join('-') || 'rules'
}

/** One row for each statement that reads like a requirement. Slugs are provisional. */
export function draftRows(statements: readonly Statement[]): readonly DraftRow[] {
  const counts = new Map<string, number>()
  return statements
    .filter(({ section, words }) => !background.test(section) && requirement.test(words))
    .map((statement) => {
      const family = familyOf(statement.section)
      const count = (counts.get(family) ?? 0) + 1
      counts.set(family, count)
      const { section } = statement
      return { family, slug: `${family}-${count}`, section, statement }
    })
}
