import { operandDefinition, operandType } from '../core/shared/operands.ts'
import { perModule } from '../core/shared/surveys.ts'
import {
  constituentCount,
  isCompositeType,
  isIntegerType,
  isStructType,
  isTypeDeclaration,
  type Named,
  scalarWidth,
  storageClassOf,
} from '../core/shared/types.ts'
import type { Instruction, Module, Operand } from '../module.ts'
import { laidOutClasses, ptrAccessChains } from './untyped-operands.ts'

/** Places of operands that all four chains have. */
export const chainOperand = { baseType: 0, base: 1 } as const

/** Place of Element in the two pointer access chains. */
export const elementOperand = 2

/** The Base Type of one of the four chains; `undefined` where it is not a type. */
export function baseType(module: Module, chain: Instruction): Instruction | undefined {
  const type = operandDefinition(module, chain, chainOperand.baseType)
  return isTypeDeclaration(type) ? type : undefined
}

/** The storage class of the type of Base; `undefined` where Base is not a pointer. */
export function storageClassOfBase(module: Module, chain: Instruction): number | undefined {
  return storageClassOf(operandType(module, chain, chainOperand.base))
}

/** The Indexes of one of the four chains, Element not among them. */
export function indexesOf({ name, operands }: Instruction): readonly Operand[] {
  return operands.slice(ptrAccessChains.includes(name) ? 3 : 2)
}

/** How many elements of an array type follow each other at least: without end in a run-time array, 1 where specialization decides. */
export function elementCount(module: Module, array: Instruction): number {
  return array.name === 'OpTypeRuntimeArray'
    ? Number.POSITIVE_INFINITY
    : (constituentCount(module, array) ?? 1)
}

/** Whether operand `index` is a pointer into one of the four storage classes that ask for an explicit layout. */
export function pointsIntoLaidOutMemory(
  module: Module,
  instruction: Instruction,
  index: number,
): boolean {
  const storage = storageClassOf(operandType(module, instruction, index))
  return storage !== undefined && laidOutClasses.has(storage)
}

/** The Base Type of a chain whose Base is a pointer into one of the four storage classes. */
export function laidOutBaseType(module: Module, chain: Instruction): Instruction | undefined {
  return pointsIntoLaidOutMemory(module, chain, chainOperand.base)
    ? baseType(module, chain)
    : undefined
}

/** An index and the composite type that it selects a part of. */
interface UntypedStep {
  readonly index: Operand
  readonly into: Instruction
}

/** The way of Indexes down the types, up to its first fault. */
interface UntypedWalk {
  /** The last one is the fault where an index into a structure selects no member. */
  readonly steps: readonly UntypedStep[]
  /** The first index that meets a type without parts, and that type; `undefined` where none does. */
  readonly leftOver: UntypedStep | undefined
  /** The type that is reached; `undefined` if the walk stops at a fault or at something that is not judged. */
  readonly reached: Instruction | undefined
}

/** Types of other extensions that have parts, or may have: where a walk through one leads is not judged. */
const foreignComposites: ReadonlySet<string> = new Set([
  'OpTypeCooperativeMatrixKHR',
  'OpTypeCooperativeMatrixNV',
  'OpTypeTensorARM',
])

/**
 * The member that an index into a structure selects, as a signed number; `undefined` where the index is not an `OpConstant`
 * of an integer type.
 */
export function memberNumber(module: Module, { value }: Operand): bigint | undefined {
  const type = module.typeOf(value)
  if (module.definition(value)?.name !== 'OpConstant' || !isIntegerType(type)) return undefined
  const number = module.integerValue(value)
  return number === undefined ? undefined : BigInt.asIntN(scalarWidth(type) ?? 32, number)
}

function partOf(module: Module, { index, into }: UntypedStep): Instruction | undefined {
  if (!isStructType(into)) return module.definition(into.operands[0]?.value ?? 0)
  const number = memberNumber(module, index)
  if (number === undefined || number < 0n || number >= BigInt(into.operands.length))
    return undefined
  return module.definition(into.operands[Number(number)]?.value ?? 0)
}

/** The walk of `indexes` from a type; none where it is `undefined`. */
export function walk(
  module: Module,
  from: Instruction | undefined,
  indexes: readonly Operand[],
): UntypedWalk {
  const steps: UntypedStep[] = []
  let into = from
  for (const index of indexes) {
    if (into === undefined || foreignComposites.has(into.name))
      return { steps, leftOver: undefined, reached: undefined }
    const step: UntypedStep = { index, into }
    if (!isCompositeType(into)) return { steps, leftOver: step, reached: undefined }
    steps.push(step)
    into = partOf(module, step)
  }
  return { steps, leftOver: undefined, reached: into }
}

/** The last walk, by the operands of its chain, which are made again after a while: several checks ask for the same one. */
interface Walked {
  operands: readonly Operand[] | undefined
  walk: UntypedWalk | undefined
}

const walked = perModule((): Walked => ({ operands: undefined, walk: undefined }))

/** The walk of one of the four chains from its Base Type. */
export function walkOf(module: Module, chain: Instruction): UntypedWalk {
  const last = walked(module)
  const { operands } = chain
  if (last.walk === undefined || last.operands !== operands) {
    last.operands = operands
    last.walk = walk(module, baseType(module, chain), indexesOf(chain))
  }
  return last.walk
}

/** The instruction that the rules on run-time array lengths look at. */
export const arrayLength: readonly string[] = ['OpUntypedArrayLengthKHR']

/** Places of its operands. */
export const arrayLengthOperand = { structure: 0, pointer: 1, member: 2 } as const

/** The Structure of an `OpUntypedArrayLengthKHR`; `undefined` where it is not a structure type. */
export function structureOf(
  module: Module,
  instruction: Instruction,
): Named<'OpTypeStruct'> | undefined {
  const type = operandDefinition(module, instruction, arrayLengthOperand.structure)
  return isStructType(type) ? type : undefined
}

/** Whether the last member of a structure is a run-time array; `undefined` where the member's type is not defined. */
export function endsInRunTimeArray(module: Module, { operands }: Instruction): boolean | undefined {
  const last = operands.at(-1)
  if (last === undefined) return false
  const type = module.definition(last.value)
  return type === undefined ? undefined : type.name === 'OpTypeRuntimeArray'
}

/** Place of the pointer that a pointer into the same object is made of. */
const handsOn: Readonly<Record<string, number>> = {
  OpCopyObject: 0,
  OpAccessChain: 0,
  OpInBoundsAccessChain: 0,
  OpUntypedAccessChainKHR: 1,
  OpUntypedInBoundsAccessChainKHR: 1,
}

/** The origin of a pointer through copies and access chains without Element; `undefined` if other rules are broken. */
export function pointerOrigin(module: Module, pointer: Instruction): Instruction | undefined {
  let step = pointer
  for (;;) {
    const place = handsOn[step.name]
    if (place === undefined) return step
    const next = operandDefinition(module, step, place)
    // Whatever a pointer is made from comes before it, else another rule is broken.
    if (next === undefined || next.index >= step.index) return undefined
    step = next
  }
}
