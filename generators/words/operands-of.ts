import { instructionByOpcode, operandKindByName, operandKinds } from '#spec/grammar/grammar'
import { instructionSetByName, instructionSets } from '#spec/grammar/instruction-sets'
import type {
  Enumerant,
  Instruction as GrammarRow,
  InstructionSet,
  Operand,
  OperandKind,
} from '#spec/grammar/types'
import type { Instruction } from '../module.ts'
import type { IdFacts } from './facts.ts'
import { stringLength } from './strings.ts'

/** Which words of an instruction are one operand. Composite kinds come as their parts. */
export interface OperandPlace {
  readonly kind: string
  /** The grammar's label, `''` where it has none; of a parameter, its own. */
  readonly name: string
  /** Index of its first word in `Instruction.words`. */
  readonly word: number
  /** In words. */
  readonly length: number
  /** The kind's row where it is an enumeration, the instruction set's own ones included. */
  readonly enumeration?: OperandKind
  /** The enumerant that asks for it, of a parameter. */
  readonly parameterOf?: string
  /** True of the numbers of `OpSwitch`, which are as wide as the selector's type. */
  readonly inSwitch?: true
}

const ids: readonly Operand[] = [{ kind: 'IdRef', quantifier: '*', name: '' }]

/** Operands without result type and result. */
export function operandsOfRow({ operands }: GrammarRow): readonly Operand[] {
  return operands.filter(({ kind }) => kind !== 'IdResultType' && kind !== 'IdResult')
}

interface OperandWalk {
  readonly opcode: number
  readonly words: readonly number[]
  readonly known: IdFacts
  readonly places: OperandPlace[]
  at: number
  set: InstructionSet | undefined
}

function numberLength({ known }: OperandWalk, type: number | undefined): number | undefined {
  const width = type === undefined ? undefined : known.numberType(type)?.width
  return width === undefined ? undefined : Math.max(1, Math.ceil(width / 32))
}

/** Words of a literal, `undefined` where its end is not to be seen. */
function lengthOf(walk: OperandWalk, kind: string, inSwitch: boolean): number | undefined {
  const { words, at: index, known } = walk
  if (kind === 'LiteralString') return stringLength(words, index)
  if (kind === 'LiteralContextDependentNumber') {
    return numberLength(walk, words[0]) ?? words.length - index
  }
  return inSwitch ? (numberLength(walk, known.typeOf(words[0] ?? 0)) ?? 1) : 1
}

function place(
  walk: OperandWalk,
  operand: Operand,
  parameterOf?: string,
  inSwitch = false,
): boolean {
  const { kind, name } = operand
  const length = lengthOf(walk, kind, inSwitch)
  if (length === undefined || length === 0 || walk.at + length > walk.words.length) return false
  const row = walk.set?.operandKinds.find((each) => each.kind === kind) ?? operandKindByName(kind)
  const enumeration = row?.category.endsWith('Enum') ? row : undefined
  const value = walk.words[walk.at] as number
  walk.places.push({
    kind,
    name,
    word: walk.at,
    length,
    ...(enumeration === undefined ? {} : { enumeration }),
    ...(parameterOf === undefined ? {} : { parameterOf }),
    ...(inSwitch ? { inSwitch } : {}),
  })
  walk.at += length
  if (kind === 'LiteralExtInstInteger') return extended(walk, value)
  if (kind === 'LiteralSpecConstantOpInteger') return operation(walk, value)
  return enumeration === undefined || parameters(walk, enumeration, value)
}

/** By kind, the enumerants that take parameters, in ascending order: few do, and most operands are none of them. */
const withParameters: ReadonlyMap<OperandKind, readonly Enumerant[]> = new Map(
  [...operandKinds, ...instructionSets.flatMap((set) => set.operandKinds)].map((kind) => [
    kind,
    kind.enumerants
      .filter((row) => row.parameters.length > 0)
      .sort((left, right) => left.value - right.value),
  ]),
)

function parameters(walk: OperandWalk, kind: OperandKind, value: number): boolean {
  for (const row of withParameters.get(kind) ?? []) {
    const asked = kind.category === 'ValueEnum' ? row.value === value : (row.value & value) !== 0
    if (asked && !row.parameters.every((each) => run(walk, each, row.name))) return false
  }
  return true
}

function extended(walk: OperandWalk, opcode: number): boolean {
  const set = instructionSetByName(walk.known.instructionSet(walk.words[2] ?? 0) ?? '')
  const row = set?.instructions.find((each) => each.opcode === opcode)
  walk.set = row === undefined ? undefined : set
  return (row?.operands ?? ids).every((each) => run(walk, each))
}

function operation(walk: OperandWalk, opcode: number): boolean {
  const row = instructionByOpcode(opcode)
  return (row === undefined ? ids : operandsOfRow(row)).every((each) => run(walk, each))
}

function once(walk: OperandWalk, operand: Operand, parameterOf?: string): boolean {
  const bases = operandKindByName(operand.kind)?.bases ?? []
  if (bases.length === 0) return place(walk, operand, parameterOf)
  return bases.every((kind) =>
    place(
      walk,
      { ...operand, kind },
      parameterOf,
      kind === 'LiteralInteger' && operand.kind === 'PairLiteralIntegerIdRef',
    ),
  )
}

/** False when the words cannot be followed any further. */
function run(walk: OperandWalk, operand: Operand, parameterOf?: string): boolean {
  const { length } = walk.words
  if (operand.quantifier === '') return once(walk, operand, parameterOf)
  if (operand.quantifier === '?') return walk.at >= length || once(walk, operand, parameterOf)
  while (walk.at < length) if (!once(walk, operand, parameterOf)) return false
  return true
}

/**
 * The operands of an instruction, result type and result included, as the grammar lays them out. Total: where the words
 * do not follow the grammar, or go on after it ends, the list stops short of the last word; unknown opcodes have none.
 */
export function operandsOf(instruction: Instruction, known: IdFacts): readonly OperandPlace[] {
  const { opcode, words } = instruction
  const walk: OperandWalk = { opcode, words, known, places: [], at: 0, set: undefined }
  for (const operand of instructionByOpcode(opcode)?.operands ?? []) if (!run(walk, operand)) break
  return walk.places
}
