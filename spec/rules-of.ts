import { AuthorError } from './author-error.ts'
import { type GivenRow, row } from './row.ts'
import { type RuleClass, type RuleRow, ruleClasses } from './rule.ts'

const confidences = ['certain', 'derived', 'open'] as const

/** Lines below a rule, and what each of them is in the row. */
const details: Readonly<Record<string, (value: string) => Partial<GivenRow>>> = {
  notes: (notes) => ({ notes }),
  runtime: (why) => ({ decidable: 'runtime', why }),
}

function isClass(word: string | undefined): word is RuleClass {
  return ruleClasses.some((known) => known === word)
}

/**
 * Rules as lines of text. A line that begins with `#` is the section of the rules after it. A rule is a line
 * `class slug: summary`, or `open class slug: summary` with another confidence than `certain`. Lines below it that begin with
 * two blanks are its `notes:`, or say why only a run decides it (`runtime:`). The defaults are those of {@link row}.
 */
export function rulesOf(lines: string): readonly RuleRow[] {
  const rows: GivenRow[] = []
  let section: string | undefined
  for (const line of lines.split('\n')) {
    const fault = (what: string) =>
      new AuthorError('unreadable-rule', `${what} in the line: ${line}`)
    if (line.trim() === '') continue
    if (line.startsWith('# ')) {
      section = line.slice(2)
      continue
    }
    const [head = '', ...rest] = line.split(': ')
    const value = rest.join(': ')
    if (value === '') throw fault('no colon')
    const last = rows.at(-1)
    if (line.startsWith('  ')) {
      const detail = details[head.trim()]
      if (detail === undefined) throw fault(`none of ${Object.keys(details).join(', ')}`)
      if (last === undefined) throw fault('no rule before it')
      rows[rows.length - 1] = { ...last, ...detail(value) }
      continue
    }
    const words = head.split(' ')
    const confidence = confidences.find((known) => known === words[0])
    const [ruleClass, slug] = confidence === undefined ? words : words.slice(1)
    if (!isClass(ruleClass) || slug === undefined)
      throw fault(`no class (${ruleClasses.join(', ')}) and slug`)
    if (section === undefined) throw fault('no section before it')
    rows.push({
      slug,
      section,
      class: ruleClass,
      summary: value,
      ...(confidence && { confidence }),
    })
  }
  return rows.map(row)
}
