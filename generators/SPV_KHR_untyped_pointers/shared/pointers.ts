import { enumerantByName, enumerantByValue } from '#spec/grammar/grammar'
import { opcodeOf } from '#spec/grammar/opcodes'
import { MakerError } from '../../maker-error.ts'
import type { Module } from '../../module.ts'
import { declaresCapability } from '../../mutate/declares-capability.ts'
import { definition } from '../../mutate/definition.ts'
import { firstFunction, type Graft } from '../../mutate/graft.ts'
import { isUnused } from '../../mutate/is-unused.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { typeOf } from '../../mutate/type-of.ts'
import { resultsOf } from '../../words/results-of.ts'
import type { Declare, Put } from './operands.ts'
import type { Kind } from './pointer-into.ts'
import { noPointers, uintType } from './things.ts'

/** The value of the storage class with that name. */
export function storageClass(name: string): number {
  const row = enumerantByName('StorageClass', name)
  if (row === undefined) throw new MakerError('unknown-enumerant', `there is no class ${name}`)
  return row.value
}

/** The name of the storage class with that value; `''` where there is none. */
export function storageClassName(value: number | undefined): string {
  return enumerantByValue('StorageClass', value ?? -1)?.name ?? ''
}

const models = ['Logical', 'Physical32', 'Physical64'] as const

const physicalStorageBuffer64 = 5348

/** The addressing model of a module; `undefined` where it has none of the core specification's. */
export function addressingOf(
  module: Module,
): (typeof models)[number] | 'PhysicalStorageBuffer64' | undefined {
  const [at = -1] = ordinalsOf(module, 'OpMemoryModel')
  const value = module.instructions[at]?.words[0] ?? -1
  return value === physicalStorageBuffer64 ? 'PhysicalStorageBuffer64' : models[value]
}

/** True where pointers into every storage class are physical. */
export function isPhysical(module: Module): boolean {
  return addressingOf(module)?.match(/^Physical(32|64)$/) != null
}

/** True of storage classes, by value, into which the module's pointers are logical. */
export function isLogical(module: Module, value: number): boolean {
  const addressing = addressingOf(module)
  return addressing === 'PhysicalStorageBuffer64'
    ? value !== storageClass('PhysicalStorageBuffer')
    : addressing === 'Logical'
}

/** True where variable pointers are allowed. */
export function hasVariablePointers(module: Module): boolean {
  return (
    declaresCapability(module, 'VariablePointers') ||
    declaresCapability(module, 'VariablePointersStorageBuffer')
  )
}

/** True of an instruction, by its ordinal, whose result nobody asks for: its type may change. */
export function hasIdleResult(module: Module, at: number): boolean {
  const instruction = module.instructions[at]
  if (instruction === undefined) return false
  const { result } = resultsOf(instruction)
  return result !== 0 && isUnused(module, result)
}

/** A structure with nothing in it but a pointer, where there may be such. */
const wrapped: Declare = (graft, module, at) => {
  const pointee = isPhysical(module) ? uintType(graft, module, at) : undefined
  if (pointee === undefined) return undefined
  const pointer = graft.add('OpTypePointer', 'CrossWorkgroup', pointee)
  return graft.add('OpConstantNull', graft.add('OpTypeStruct', pointer))
}

/** Objects that are no pointers, by what they are. */
export const noPointerObjects: Readonly<Record<string, Declare>> = {
  ...noPointers,
  'structure-with-a-pointer': wrapped,
}

/** A pointer type of either kind as it stands in a module. */
export interface PointerShape {
  readonly kind: Kind
  readonly storageClass: number
}

const kindByOpcode = new Map<number | undefined, Kind>([
  [opcodeOf('OpTypePointer'), 'typed'],
  [opcodeOf('OpTypeUntypedPointerKHR'), 'untyped'],
])

/** What the type with that id is; `undefined` where it is no pointer type. */
export function pointerShape(module: Module, type: number | undefined): PointerShape | undefined {
  const { opcode, words } = definition(module, type) ?? {}
  const kind = kindByOpcode.get(opcode)
  const storageClass = words?.[1]
  return kind === undefined || storageClass === undefined ? undefined : { kind, storageClass }
}

/** A pointer as it stands in a module. */
export interface Pointer extends PointerShape {
  readonly id: number
  readonly type: number
  /** What a typed one points to. */
  readonly pointee: number | undefined
}

function pointerOf(module: Module, id: number, type: number | undefined): Pointer | undefined {
  const shape = pointerShape(module, type)
  if (type === undefined || shape === undefined) return undefined
  const pointee = shape.kind === 'typed' ? definition(module, type)?.words[2] : undefined
  return { ...shape, id, type, pointee }
}

/** The pointer with that id; `undefined` where it is something else. */
export function pointerWith(module: Module, id: number | undefined): Pointer | undefined {
  return id === undefined ? undefined : pointerOf(module, id, typeOf(module, id))
}

/** The pointer that stands in that word of the instruction with ordinal `at`; `undefined` where something else does. */
export function pointerAt(module: Module, at: number, word: number): Pointer | undefined {
  return pointerWith(module, module.instructions[at]?.words[word])
}

/** Pointers that stand outside every function. */
export function globalPointers(module: Module): readonly Pointer[] {
  return module.instructions.slice(0, firstFunction(module)).flatMap((instruction) => {
    const { result, resultType } = resultsOf(instruction)
    return resultType === 0 ? [] : (pointerOf(module, result, resultType) ?? [])
  })
}

/**
 * Ordinals of instructions of the core specification with one of those names, in modules in which the text has a say
 * about them: those that declare its capability.
 */
export function ruledOrdinals(module: Module, ...names: readonly string[]): readonly number[] {
  return declaresCapability(module, 'UntypedPointersKHR') ? ordinalsOf(module, ...names) : []
}

/**
 * Makes an untyped pointer to what a typed one points to, by a chain without indexes. `undefined` where that is a
 * pointer, through which no chain may look.
 */
export function untypedAgain(
  module: Module,
  declare: Graft,
  { id, storageClass, pointee }: Pointer,
): ((put: Put) => number) | undefined {
  if (pointee === undefined || pointerShape(module, pointee) !== undefined) return undefined
  const type = declare.add('OpTypeUntypedPointerKHR', storageClass)
  return (put) => put('OpUntypedAccessChainKHR', type, pointee, id)
}
