import type { EnumerantFact, Facts, InstructionFact, OperandFact } from '#spec/rule'
import type { FactRow } from './fact-row.ts'

/** A fact that a file states otherwise than the catalogue. */
export interface MovedFact {
  /** Path of the fact: `OpConstantDataKHR.opcode`. */
  readonly fact: string
  /** The file's statement; absent if it has no row about it. */
  readonly file?: string
  /** The catalogue's statement; absent if it has no such fact. */
  readonly known?: string
  /** Line of the file, from 1. */
  readonly line?: number
}

/** One line: `OpConstantDataKHR.opcode: 5149, known as 5147, line 210`. */
export function movedFactText({ fact, file, known, line }: MovedFact): string {
  const parts = [
    file === undefined ? 'not in the file' : `${file || 'none'}`,
    known === undefined ? 'not known' : `known as ${known || 'none'}`,
    ...(line === undefined ? [] : [`line ${line}`]),
  ]
  return `${fact}: ${parts.join(', ')}`
}

/** The letters of a name: texts differ in spaces and capitals. */
function letters(words: string): string {
  return words.toLowerCase().replace(/[^a-z0-9]/g, '')
}

function quantifierOf(printed: string): OperandFact['quantifier'] {
  if (printed.includes('…')) return '*'
  return printed.startsWith('Optional') ? '?' : ''
}

/** Whether a printed operand can be the transcribed one. */
function isSame(printed: string, { quantifier, name }: OperandFact): boolean {
  const named = printed.replaceAll('<id>', '')
  return quantifierOf(printed) === quantifier && letters(named).includes(letters(name))
}

const operandText = ({ quantifier, name, kind }: OperandFact) =>
  `${quantifier === '?' ? 'Optional ' : ''}${name || kind}${quantifier === '*' ? ' …' : ''}`

function* instructionFacts(row: FactRow, known: InstructionFact): Generator<MovedFact> {
  const { name, line, words, operands } = row
  const moved = (path: string, file: string, other: string) => ({
    ...{ fact: `${name}.${path}`, file, known: other, line },
  })
  if (row.number !== known.opcode) yield moved('opcode', `${row.number}`, `${known.opcode}`)
  const length = ({ count, variable }: NonNullable<FactRow['words']>) =>
    `${count}${variable ? ' + variable' : ''}`
  if (words !== undefined) {
    const [file, other] = [
      length(words),
      length({ count: known.wordCount, variable: known.variable }),
    ]
    if (file !== other) yield moved('wordCount', file, other)
  }
  if (operands === undefined) return
  if (operands.length !== known.operands.length)
    yield moved('operands.length', `${operands.length}`, `${known.operands.length}`)
  else
    for (const [index, printed] of operands.entries()) {
      const operand = known.operands[index]
      if (operand !== undefined && !isSame(printed, operand))
        yield moved(`operands[${index}]`, printed, operandText(operand))
    }
}

function* capabilityFacts(
  path: string,
  row: FactRow,
  known: { readonly capabilities: readonly string[] },
): Generator<MovedFact> {
  const text = (names: readonly string[]) => names.toSorted().join(', ')
  const [file, other] = [text(row.capabilities), text(known.capabilities)]
  if (file !== other) yield { fact: `${path}.capabilities`, file, known: other, line: row.line }
}

/**
 * Statements in the tables of a file that differ from the transcribed facts of its text, in the order of the file; then
 * the facts that have no row in the file. Nothing about a file without rows: tables of plain text cannot be read.
 */
export function movedFacts(
  rows: readonly FactRow[],
  facts: Pick<Facts, 'instructions' | 'enumerants'>,
): readonly MovedFact[] {
  if (rows.length === 0) return []
  const found: MovedFact[] = []
  const seen = new Set<InstructionFact | EnumerantFact>()
  for (const row of rows) {
    const { name, line } = row
    if (row.kind === 'instruction') {
      const known = facts.instructions.find((instruction) => instruction.name === name)
      if (known === undefined) {
        found.push({ fact: name, file: `${row.number}`, line })
        continue
      }
      seen.add(known)
      found.push(...instructionFacts(row, known), ...capabilityFacts(name, row, known))
      continue
    }
    const known = facts.enumerants.find(
      (enumerant) =>
        enumerant.name === name && (row.operandKind ?? enumerant.kind) === enumerant.kind,
    )
    // A table of all numbers of an instruction set has the shape of a table of enumerants.
    const listed = facts.instructions.find((instruction) => instruction.name === name)
    if (known === undefined && listed !== undefined) {
      const [file, other] = [`${row.number}`, `${listed.opcode}`]
      if (file !== other) found.push({ fact: `${name}.opcode`, file, known: other, line })
      continue
    }
    if (known === undefined) {
      found.push({ fact: name, file: `${row.number}`, line })
      continue
    }
    seen.add(known)
    const path = `${known.kind}.${name}`
    if (row.number !== known.value)
      found.push({ fact: `${path}.value`, file: `${row.number}`, known: `${known.value}`, line })
    found.push(...capabilityFacts(path, row, known))
  }
  for (const instruction of facts.instructions)
    if (!seen.has(instruction))
      found.push({ fact: instruction.name, known: `${instruction.opcode}` })
  for (const enumerant of facts.enumerants)
    if (!seen.has(enumerant))
      found.push({ fact: `${enumerant.kind}.${enumerant.name}`, known: `${enumerant.value}` })
  return found
}
