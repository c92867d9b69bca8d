import type { RuleRow } from '#spec/rule'
import type { Statement } from '../trace/statement.ts'
import type { TextDraft } from './draft.ts'

/** A row of the catalogue to fill in: the place of one statement that may be a rule. */
export interface DraftRow {
  readonly family: string
  readonly slug: string
  readonly section: string
  readonly statement: Statement
  /** Filled in where it says the same in every text. */
  readonly summary?: string
  readonly class?: RuleRow['class']
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
 * The reason why a statement has no rule, if it is plain: cells of tables are facts, and sentences of background
 * sections without words of requirement are informative. The author fills in the others.
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

/** The part of a draft that says how a module declares the text. */
export type DeclaredText = Pick<TextDraft, 'statements' | 'extension'>

/** The rule that a module which uses a text declares its extension, of the first statement that asks for it. */
function declaration({ statements, extension }: DeclaredText): DraftRow | undefined {
  const statement = statements.find(
    ({ words }) => /\bOpExtension\b/.test(words) && /\bmust\b/i.test(words),
  )
  if (statement === undefined || extension === undefined) return undefined
  return {
    family: 'module',
    slug: 'extension-is-declared',
    section: statement.section,
    statement,
    summary: `A module that declares a capability of the text has an OpExtension "${extension}".`,
    class: 'capability',
  }
}

/** One row for each statement that reads like a requirement. Slugs are provisional. */
export function draftRows(draft: DeclaredText): readonly DraftRow[] {
  const { statements } = draft
  const counts = new Map<string, number>()
  const declared = declaration(draft)
  const rows = statements
    .filter((statement) => statement !== declared?.statement)
    .filter(({ section, words }) => !background.test(section) && requirement.test(words))
    .map((statement) => {
      const family = familyOf(statement.section)
      const count = (counts.get(family) ?? 0) + 1
      counts.set(family, count)
      const { section } = statement
      return { family, slug: `${family}-${count}`, section, statement }
    })
  return declared === undefined ? rows : [declared, ...rows]
}
