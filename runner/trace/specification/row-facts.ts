import { instructionByName, operandKindByName, operandKinds } from '#spec/grammar/grammar'
import type { Operand, OperandKind } from '#spec/grammar/types'
import type { EnumerantFact, Facts, InstructionFact } from '#spec/rule'
import type { FactRow } from '../facts/fact-row.ts'
import { capabilitiesIn } from '../facts/fact-rows.ts'
import type { SpecificationRow } from './row.ts'

/** Rows of the core specification, and the grammar's data about them: core has no facts of its own. */
export interface RowFacts {
  readonly rows: readonly FactRow[]
  readonly facts: Pick<Facts, 'instructions' | 'enumerants'>
}

/** Chapters of enumerants that have another title than their operand kind. */
const kindOfTable: Readonly<Record<string, string>> = {
  MemoryOperands: 'MemoryAccess',
  RayQueryCommittedType: 'RayQueryCommittedIntersectionType',
  RayQueryCandidateType: 'RayQueryCandidateIntersectionType',
}

function kindOf(table: string): OperandKind | undefined {
  const title = table.replace(' <id>', '').replaceAll(' ', '')
  const wanted = (kindOfTable[title] ?? title).toLowerCase()
  return operandKinds.find(({ kind }) => kind.toLowerCase() === wanted)
}

/** Operands that an instruction can have several times, or that can have parameters or more words. */
function varies({ kind, quantifier }: Operand): boolean {
  const enumerants = operandKindByName(kind)?.enumerants ?? []
  return (
    quantifier !== '' ||
    kind === 'LiteralString' ||
    enumerants.some(({ parameters }) => parameters.length > 0)
  )
}

function instructionFact(name: string): InstructionFact | undefined {
  const row = instructionByName(name)
  if (row === undefined) return undefined
  const fixed = row.operands.filter(({ quantifier }) => quantifier === '')
  return {
    name,
    opcode: row.opcode,
    wordCount: 1 + fixed.length,
    variable: row.operands.some(varies),
    operands: [],
    capabilities: row.capabilities,
  }
}

function enumerantFact(row: SpecificationRow): EnumerantFact | undefined {
  const kind = kindOf(row.table)
  const found = kind?.enumerants.find(({ name, aliases }) =>
    row.names.some((each) => each === name || aliases.includes(each)),
  )
  const [name] = row.names
  if (kind === undefined || found === undefined || name === undefined) return undefined
  const { value, capabilities } = found
  return { kind: kind.kind, name, value, capabilities, parameters: [] }
}

/** Capabilities in the last cell of an enumerant; those of the grammar where that cell holds something else. */
function enumerantCapabilities(row: SpecificationRow, known: readonly string[]) {
  const found = capabilitiesIn(row.cells.at(-1) ?? '')
  const names = new Set(operandKindByName('Capability')?.enumerants.map(({ name }) => name))
  return found.some((name) => names.has(name)) ? found : known
}

/** The facts of rows of the core specification beside those of the grammar tables, without operands. */
export function rowFacts(rows: readonly SpecificationRow[]): RowFacts {
  const instructions: InstructionFact[] = []
  const enumerants: EnumerantFact[] = []
  const found = rows.map((row): FactRow => {
    const [name = ''] = row.names
    const { kind, line } = row
    const number = Number(row.value)
    if (kind === 'enumerant') {
      const fact = enumerantFact(row)
      if (fact !== undefined) enumerants.push(fact)
      const capabilities = enumerantCapabilities(row, fact?.capabilities ?? [])
      return {
        ...{ kind, name, number, line, capabilities },
        ...(fact === undefined ? {} : { operandKind: fact.kind }),
      }
    }
    const fact = instructionFact(name)
    if (fact !== undefined) instructions.push(fact)
    const [count = ''] = row.wordCount?.split(' ') ?? []
    const words = { count: Number(count), variable: row.wordCount?.includes('variable') ?? false }
    const capabilities = capabilitiesIn(row.capability ?? '')
    return { kind, name, number, line, words, capabilities }
  })
  return { rows: found, facts: { instructions, enumerants } }
}
