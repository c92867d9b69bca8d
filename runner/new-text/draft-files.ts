import type { EnumerantFact, Facts, InstructionFact, OperandFact } from '#spec/rule'
import { type FactDifference, factDifferences, ownGrammar } from '../grammar/fact-differences.ts'
import { groupBy } from '../report/group-by.ts'
import { operandsBySection } from '../trace/operands-by-section.ts'
import { statementsHash } from '../trace/statements-hash.ts'
import { termsOf } from '../trace/terms.ts'
import { anchorsFile } from './anchors-file.ts'
import { anchorsInSource } from './anchors-in-source.ts'
import type { TextDraft } from './draft.ts'
import { type DraftFact, type DraftFacts, draftFacts } from './draft-facts.ts'
import { type DraftRow, draftRows, plainSilence } from './draft-rows.ts'

/** A file of a new text, relative to the root of a checkout. */
export interface DraftFile {
  readonly path: string
  readonly content: string
}

function literal(value: string): string {
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}

function list(values: readonly string[]): string {
  return `[${values.map(literal).join(', ')}]`
}

function objects(values: readonly string[], indent: string): string {
  if (values.length === 0) return '[]'
  return `[\n${values.map((value) => `${indent}  ${value},`).join('\n')}\n${indent}]`
}

function printed({ kind, quantifier, name }: OperandFact): string {
  return literal(`${kind}${quantifier}${name && ` ${name}`}`)
}

function source(inText: boolean): string {
  return inText ? '' : '// The number is from the grammar: replace it by the one of the text.\n    '
}

function instructionRow({ fact, inText }: DraftFact<InstructionFact>): string {
  const words = literal(`${fact.wordCount}${fact.variable ? '+' : ''}`)
  const fields = [literal(fact.name), fact.opcode, words, list(fact.capabilities)]
  return `${source(inText)}instructionFact(${[...fields, ...fact.operands.map(printed)].join(', ')})`
}

function enumerantRow({ fact, inText }: DraftFact<EnumerantFact>): string {
  const { name, value, capabilities, parameters } = fact
  const further = capabilities.length + parameters.length > 0 ? [list(capabilities)] : []
  return `${source(inText)}${name}: [${[value, ...further, ...parameters.map(printed)].join(', ')}]`
}

function enumerantKinds(enumerants: readonly DraftFact<EnumerantFact>[]): readonly string[] {
  return [...groupBy(enumerants, ({ fact }) => fact.kind)].map(
    ([kind, rows]) =>
      `...enumerantFacts(${literal(kind)}, {\n${rows.map((row) => `      ${enumerantRow(row)},`).join('\n')}\n    })`,
  )
}

/**
 * The name of an instruction set as modules import it: some have a version after a dot, which is not part of the name.
 */
function setOf(name: string): string {
  const known = ownGrammar.sets.map((set) => set.name)
  return known.includes(`${name}.`) ? `${name}.` : name
}

/** The facts of a draft as the finished text has them, without differences from the grammar. */
function plainFacts({ name, extension }: TextDraft, found: DraftFacts): Facts {
  return {
    ...(extension === undefined ? { instructionSet: setOf(name) } : { extension }),
    instructions: found.instructions.map(({ fact }) => fact),
    enumerants: found.enumerants.map(({ fact }) => fact),
    differences: [],
  }
}

/** The differences between the document and the grammar, one line each. */
export function draftDifferences(draft: TextDraft): readonly FactDifference[] {
  return [...factDifferences(plainFacts(draft, draftFacts(draft)))]
}

function differenceRow({ fact, text, grammar }: FactDifference): string {
  const fields = [
    `fact: ${literal(fact)}`,
    `text: ${literal(text)}`,
    `grammar: ${literal(grammar)}`,
  ]
  return `{\n    ${fields.join(',\n    ')},\n    follow: 'text',\n    // Say which of them is right, and why.\n    why: '',\n  }`
}

function factsFile(draft: TextDraft): string {
  const facts = draftFacts(draft)
  const named =
    draft.extension === undefined
      ? `instructionSet: ${literal(setOf(draft.name))}`
      : `extension: ${literal(draft.extension)}`
  const made = [
    ...(facts.enumerants.length > 0 ? ['enumerantFacts'] : []),
    ...(facts.instructions.length > 0 ? ['instructionFact'] : []),
  ]
  const imported = made.length > 0 ? `import { ${made.join(', ')} } from '../fact.ts'\n` : ''
  return `${imported}import type { Facts } from '../rule.ts'

/** Names of operands and capabilities are from the grammar: compare each of them with the text. */
export const facts: Facts = {
  ${named},
  instructions: ${objects(facts.instructions.map(instructionRow), '  ')},
  enumerants: ${objects(enumerantKinds(facts.enumerants), '  ')},
  differences: ${objects(draftDifferences(draft).map(differenceRow), '  ')},
}
`
}

/** The day of a version whose document names none. */
export const noDate = '2000-01-01'

function textFile({ name, revision, date, statements }: TextDraft): string {
  const hash = statementsHash(statements.map((statement) => statement.hash))
  const day = date ?? noDate
  return `import { modulesIn } from '../modules-in.ts'
import { type RuleFile, textOf } from '../text-of.ts'
import { facts } from './facts.ts'

const families = await modulesIn<RuleFile>(import.meta.url, /^rules\\/[^/]+$/)

/** The extension ${name}. */
export const text = textOf(${literal(name)}, facts, families, {
  date: ${literal(day)},
  revision: ${revision},
  statements: ${literal(hash)},
})
`
}

function ledgerFile(draft: TextDraft, rows: readonly DraftRow[]): string {
  const operandsOf = operandsBySection(draftFacts(draft).instructions.map(({ fact }) => fact))
  const slugs = new Map(rows.map(({ statement, slug }) => [statement, slug]))
  const entries = draft.statements.map((statement) => {
    const { hash, section, ordinal, words } = statement
    const terms = termsOf(words, operandsOf(section))
    const place = { hash, section, ordinal, ...(terms.length > 0 && { terms }) }
    const slug = slugs.get(statement)
    if (slug !== undefined) return { ...place, rules: [slug] }
    const why = plainSilence(statement)
    return { ...place, rules: [], ...(why === undefined ? {} : { why }) }
  })
  return `${JSON.stringify(entries, null, 2)}\n`
}

function rulesFile(rows: readonly DraftRow[]): string {
  const groups = groupBy(
    rows,
    ({ section, class: kind = 'operand' }) => `${literal(section)}, ${literal(kind)}`,
  )
  const filled = [...groups].map(([place, group]) => {
    const lines = group.map(
      ({
        slug,
        statement,
        summary = '',
      }) => `    // Statement ${statement.ordinal} of the section, line ${statement.line} of the document.
    ${literal(slug)}: ${literal(summary)},`,
    )
    return `...rowsIn(${place}, {\n${lines.join('\n')}\n  })`
  })
  return `import { rowsIn } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

/** To fill in: a slug that says the rule, a summary and a class for each row; rows that are not rules are deleted. */
export const rules: readonly RuleRow[] = ${objects(filled, '')}
`
}

const makersFile = `import type { Pair } from '../pairs/pair.ts'

/** To fill in: valid modules on both sides of each boundary, and ways of breaking one rule in them. */
export const pairs: readonly Pair[] = []
`

const checksFile = `import type { Check } from '../check.ts'

/** To fill in from the text, without looking at the makers. */
export const checks: readonly Check[] = []
`

function makersTest(name: string): string {
  return `import { itKeepsThePairsContract } from '../../support/pairs-contract.ts'

await itKeepsThePairsContract(${literal(name)})
`
}

/** The files of a new text. Its tests fail until rows, checks and makers are filled in. */
export function draftFiles(draft: TextDraft): readonly DraftFile[] {
  const { name, document } = draft
  const rows = draftRows(draft)
  const families = groupBy(rows, ({ family }) => family)
  const file = (path: string, content: string): DraftFile => ({ path, content })
  return [
    file(`spec/${name}/text.ts`, textFile(draft)),
    file(`spec/${name}/facts.ts`, factsFile(draft)),
    file(
      `spec/${name}/anchors.ts`,
      anchorsFile('the document', [{ page: name, ...anchorsInSource(document.split(/\r\n?|\n/)) }]),
    ),
    file(`spec/${name}/ledger.json`, ledgerFile(draft, rows)),
    file(`spec/${name}/NOTES.md`, `# ${name}: notes\n`),
    ...[...families].flatMap(([family, familyRows]) => [
      file(`spec/${name}/rules/${family}.ts`, rulesFile(familyRows)),
      file(`generators/${name}/${family}.ts`, makersFile),
      file(`reference/${name}/${family}.ts`, checksFile),
    ]),
    file(`test/generators/${name}/pairs.test.ts`, makersTest(name)),
  ]
}
