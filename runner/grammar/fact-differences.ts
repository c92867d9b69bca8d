import { instructionByName, operandKindByName } from '#spec/grammar/grammar'
import { instructionSets } from '#spec/grammar/instruction-sets'
import type {
  Enumerant,
  Instruction,
  InstructionSet,
  Operand,
  OperandKind,
} from '#spec/grammar/types'
import type { Facts, OperandFact } from '#spec/rule'

type TranscribedRow<Of> = Omit<
  Of,
  'version' | 'lastVersion' | 'extensions' | 'provisional' | 'class'
>

/** The parts of an operand kind that texts state. */
export interface FactKind extends Pick<OperandKind, 'kind'> {
  readonly enumerants: readonly TranscribedRow<Enumerant>[]
}

/** The parts of a machine-readable grammar that texts state. */
export interface FactGrammar {
  /** The row of an instruction, found by name or alias. */
  readonly instruction: (name: string) => TranscribedRow<Instruction> | undefined
  readonly operandKind: (name: string) => FactKind | undefined
  readonly sets: readonly Pick<InstructionSet, 'name' | 'instructions' | 'operandKinds'>[]
}

/** The grammar of this package. */
export const ownGrammar: FactGrammar = {
  instruction: instructionByName,
  operandKind: operandKindByName,
  sets: instructionSets,
}

/** One fact that a text and the grammar state differently; the grammar's is empty if it lacks the entry. */
export interface FactDifference {
  readonly fact: string
  readonly text: string
  readonly grammar: string
}

function* capabilityDifferences(
  path: string,
  text: readonly string[],
  grammar: readonly string[],
  { operandKind }: FactGrammar,
): Generator<FactDifference> {
  if (text.length !== grammar.length) {
    yield { fact: `${path}.length`, text: `${text.length}`, grammar: `${grammar.length}` }
  }
  const known = operandKind('Capability')?.enumerants ?? []
  const names = text.map(
    (name) => known.find(({ aliases }) => aliases.includes(name))?.name ?? name,
  )
  const [ours, theirs] = [names.sort(), [...grammar].sort()]
  for (const [index, name] of ours.entries()) {
    const other = theirs[index]
    if (other === undefined || other === name) continue
    yield { fact: `${path}[${index}]`, text: name, grammar: other }
  }
}

/** True of operands that one instruction may have more of than another. */
export function varies({ kind, quantifier }: OperandFact, { operandKind }: FactGrammar): boolean {
  const enumerants = operandKind(kind)?.enumerants ?? []
  return quantifier !== '' || enumerants.some(({ parameters }) => parameters.length > 0)
}

function* operandDifferences(
  path: string,
  text: readonly OperandFact[],
  grammar: readonly Operand[],
): Generator<FactDifference> {
  if (text.length !== grammar.length) {
    yield { fact: `${path}.length`, text: `${text.length}`, grammar: `${grammar.length}` }
  }
  for (const [index, operand] of text.entries()) {
    const other = grammar[index]
    if (other === undefined) continue
    for (const property of ['kind', 'quantifier', 'name'] as const) {
      const grammars = other[property]
      // Without a name in the grammar nothing can be compared.
      if (property === 'name' && grammars === '') continue
      if (operand[property] !== grammars) {
        const fact = `${path}[${index}].${property}`
        yield { fact, text: operand[property], grammar: grammars }
      }
    }
  }
}

/** Length of the shortest encoding by the grammar, with the text's quantifiers where they are known to differ. */
function shortest(facts: Facts, row: TranscribedRow<Instruction>, head: number): number {
  const fixed = row.operands.filter(({ quantifier }, index) => {
    const path = `${row.name}.operands[${index}].quantifier`
    return (facts.differences.find(({ fact }) => fact === path)?.text ?? quantifier) === ''
  })
  return head + fixed.length
}

/** Every difference between the facts of a text and the grammar, listed by the text or not. */
export function* factDifferences(
  facts: Facts,
  grammar: FactGrammar = ownGrammar,
): Generator<FactDifference> {
  const set = grammar.sets.find(({ name }) => name === facts.instructionSet)
  if (facts.instructionSet !== undefined && set === undefined) {
    yield { fact: 'instructionSet', text: facts.instructionSet, grammar: '' }
  }
  for (const text of facts.instructions) {
    const inSet = set?.instructions.find(({ name }) => name === text.name)
    const row = inSet ?? grammar.instruction(text.name)
    if (row === undefined) {
      yield { fact: text.name, text: `${text.opcode}`, grammar: '' }
      continue
    }
    if (row.opcode !== text.opcode) {
      yield { fact: `${text.name}.opcode`, text: `${text.opcode}`, grammar: `${row.opcode}` }
    }
    yield* operandDifferences(`${text.name}.operands`, text.operands, row.operands)
    const words = shortest(facts, row, inSet === undefined ? 1 : 5)
    if (words !== text.wordCount) {
      yield { fact: `${text.name}.wordCount`, text: `${text.wordCount}`, grammar: `${words}` }
    }
    const variable = text.operands.some((operand) => varies(operand, grammar))
    if (variable !== text.variable) {
      yield { fact: `${text.name}.variable`, text: `${text.variable}`, grammar: `${variable}` }
    }
    yield* capabilityDifferences(
      `${text.name}.capabilities`,
      text.capabilities,
      row.capabilities,
      grammar,
    )
  }
  for (const text of facts.enumerants) {
    const path = `${text.kind}.${text.name}`
    const kind: FactKind | undefined =
      set?.operandKinds.find((each) => each.kind === text.kind) ?? grammar.operandKind(text.kind)
    const row = kind?.enumerants.find(
      ({ name, aliases }) => name === text.name || aliases.includes(text.name),
    )
    if (row === undefined) {
      yield { fact: path, text: `${text.value}`, grammar: '' }
      continue
    }
    if (row.value !== text.value) {
      yield { fact: `${path}.value`, text: `${text.value}`, grammar: `${row.value}` }
    }
    yield* operandDifferences(`${path}.parameters`, text.parameters, row.parameters)
    yield* capabilityDifferences(
      `${path}.capabilities`,
      text.capabilities,
      row.capabilities,
      grammar,
    )
  }
}
