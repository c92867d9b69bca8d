import { instructions } from '#spec/grammar/grammar'
import type { Instruction as Row, Operand as RowOperand } from '#spec/grammar/types'
import type { Instruction, Module } from '../../module.ts'
import { isDescribed } from './availability.ts'
import { enumerant, enumerantSet } from './grammar.ts'
import { isCooperativeVectorType } from './types.ts'

/** Classes of core instructions that have operands whose only rule is that they are objects. */
const judgedClasses: ReadonlySet<string> = new Set(['Image', 'Primitive', 'Group', 'Non-Uniform'])

/** Operands that rules of their own say more about. */
const ruled: ReadonlySet<string> = new Set(['Image', 'Sampled Image', 'Sampler'])

/** Classes of instructions that take types, sets, labels, or what else is not a value. */
const withoutValues: ReadonlySet<string> = new Set([
  'Debug',
  'Annotation',
  'Extension',
  'Mode-Setting',
  'Constant-Creation',
  'Control-Flow',
])

/** Names of operands of other instructions that are not values. */
const noValue = /\b(?:type|function|set|label)\b|Func$/i

function ownOperands({ operands }: Row): readonly RowOperand[] {
  return operands.filter(({ kind }) => kind !== 'IdResult' && kind !== 'IdResultType')
}

/** Indexes of the operands that have a row of kind `IdRef` and are `wanted`. */
function indexesOf(row: Row, isWanted: (operand: RowOperand) => boolean): readonly number[] {
  return ownOperands(row).flatMap((operand, index) =>
    operand.kind === 'IdRef' && isWanted(operand) ? [index] : [],
  )
}

/** Per core instruction of those classes, the indexes of operands that no other rule looks at. */
const ofCore: ReadonlyMap<string, readonly number[]> = new Map(
  instructions
    .filter((row) => row.version !== null && judgedClasses.has(row.class))
    .map((row) => [
      row.name,
      indexesOf(row, ({ quantifier, name }) => quantifier === '' && !ruled.has(name)),
    ]),
)

/** Per instruction of an extension without a folder, the indexes of the operands that are not values. */
const ofOthers: ReadonlyMap<string, ReadonlySet<number>> = new Map(
  instructions
    .filter(
      (row) => row.version === null && !isDescribed(row.opcode) && !withoutValues.has(row.class),
    )
    .filter((row) => indexesOf(row, () => true).length > 0)
    .map((row) => [row.name, new Set(indexesOf(row, ({ name }) => noValue.test(name)))]),
)

const partitioned: ReadonlySet<number> = enumerantSet(
  'GroupOperation',
  'PartitionedReduceEXT',
  'PartitionedInclusiveScanEXT',
  'PartitionedExclusiveScanEXT',
)
const [operationAt, ballotAt] = [1, 3]

/** Whether the optional operand of a non-uniform arithmetic instruction is a ballot: of a size of clusters core says more. */
function hasBallot({ operands }: Instruction): boolean {
  const operation = operands[operationAt]
  return (
    operation?.kind === 'GroupOperation' &&
    partitioned.has(operation.value) &&
    operands.length > ballotAt
  )
}

/** Other instructions with operands of whose type no rule is: the index of the first of these, and the index after the last. */
const unruled: Readonly<Record<string, readonly [first: number, end?: number]>> = {
  OpRetainEvent: [0],
  OpReleaseEvent: [0],
  // Local Size.
  OpEnqueueKernel: [10],
  // Component Count.
  OpTypeVectorIdEXT: [1],
  // The further operands, whose types SPV_NV_cooperative_matrix2 compares with those of the parameters of Func.
  OpCooperativeMatrixPerElementOpEXT: [2],
  // SBT Index and Callable Data Number, and Payload number: SPV_NV_ray_tracing says nothing about their types.
  OpExecuteCallableNV: [0],
  OpTraceNV: [10],
  // Ray Flags: SPV_EXT_shader_invocation_reorder says nothing about their type.
  OpHitObjectRecordMissEXT: [1, 2],
  OpHitObjectRecordMissMotionEXT: [1, 2],
}

/** Names of the instructions with operands whose only rule is that they are objects. */
export const withObjectOperands: readonly string[] = [
  ...ofCore.keys(),
  ...ofOthers.keys(),
  ...Object.keys(unruled),
]

const tensorView = enumerant('TensorAddressingOperands', 'TensorView')

/** Index of the first function that decodes a block of a tensor; a tensor view comes before these. */
function firstDecoding({ operands }: Instruction): number {
  const mask = operands.findIndex(({ kind }) => kind === 'TensorAddressingOperands')
  if (mask < 0) return operands.length
  return mask + 1 + ((operands[mask]?.value ?? 0) & tensorView ? 1 : 0)
}

function coreIndexes(instruction: Instruction): readonly number[] {
  const { name, operands } = instruction
  const optional = operands.findIndex(({ kind }) => kind === 'ImageOperands')
  const others = operands.flatMap(({ kind }, index) =>
    optional >= 0 && index > optional && kind === 'IdRef' ? [index] : [],
  )
  if (hasBallot(instruction)) others.push(ballotAt)
  return [...(ofCore.get(name) ?? []), ...others]
}

/** Indexes of the operands of one of {@link withObjectOperands} that must be objects. */
export function objectOperandsOf(instruction: Instruction): readonly number[] {
  const range = unruled[instruction.name]
  if (range !== undefined) return [...instruction.operands.keys()].slice(...range)
  const exempt = ofOthers.get(instruction.name)
  if (exempt === undefined) return coreIndexes(instruction)
  const decoding = firstDecoding(instruction)
  return instruction.operands.flatMap(({ kind }, index) =>
    kind === 'IdRef' && !exempt.has(index) && index < decoding ? [index] : [],
  )
}

/** Whether it is a result with a type and not a function. */
export function hasType({ resultType, name }: Instruction): boolean {
  return resultType !== 0 && name !== 'OpFunction'
}

/** Core instructions of whose operands no other rule has the type. */
const takesAnyType: ReadonlySet<string> = new Set([
  'OpImageSparseTexelsResident',
  ...Object.keys(unruled),
])

/**
 * Whether a definition is an object as an operand of an instruction (2.2.1). For most core instructions, other rules
 * report that a value of type void does not fit.
 */
export function isObjectAt(
  module: Module,
  instruction: Instruction,
  index: number,
  definition: Instruction,
): boolean {
  // Its text says more about the Component Count.
  if (isCooperativeVectorType(module, instruction)) return true
  if (!hasType(definition)) return false
  const { name } = instruction
  const isUnruled = ofOthers.has(name) || takesAnyType.has(name)
  if (!isUnruled && !(index === ballotAt && hasBallot(instruction))) return true
  return module.definition(definition.resultType)?.name !== 'OpTypeVoid'
}
