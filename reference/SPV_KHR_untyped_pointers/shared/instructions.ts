import type { Check } from '../../check.ts'
import { enumerant } from '../../core/shared/enumerant.ts'
import type { Named } from '../../core/shared/named.ts'
import { operandDefinition } from '../../core/shared/operand.ts'
import { operationCheck } from '../../core/shared/operation.ts'
import { resultType } from '../../core/shared/result-type.ts'
import type { Instruction, Module } from '../../module.ts'

/** A check that looks at instructions one by one. */
export type InstructionCheck = Extract<Check, { readonly at: unknown }> & {
  readonly at: readonly string[]
}

/** The check, asked of `OpSpecConstantOp` as well where it executes one of the check's instructions. */
export function alsoEmbedded({ rule, at, among, judge }: InstructionCheck): Check {
  return { ...operationCheck(rule, at, judge), ...(among === undefined ? {} : { among }) }
}

/** The check, asked only where UntypedPointersKHR is declared: elsewhere the rule of core that it replaces in part speaks. */
export function whereDeclared({ rule, at, judge }: InstructionCheck): InstructionCheck {
  return { rule, at, among: ['UntypedPointersKHR'], judge }
}

/** Operands: Base Type, Base, Indexes. */
export const accessChains: readonly string[] = [
  'OpUntypedAccessChainKHR',
  'OpUntypedInBoundsAccessChainKHR',
]

/** Operands: Base Type, Base, Element, Indexes. */
export const ptrAccessChains: readonly string[] = [
  'OpUntypedPtrAccessChainKHR',
  'OpUntypedInBoundsPtrAccessChainKHR',
]

/** The four access chains of the text. */
export const chains: readonly string[] = [...accessChains, ...ptrAccessChains]

/** The three chains that the lists on layouts and small types name. */
export const listedChains: readonly string[] = [...accessChains, 'OpUntypedPtrAccessChainKHR']

/** The access chains of the core specification. Operands: Base, then Element in the last two, then Indexes. */
export const typedChains: readonly string[] = [
  'OpAccessChain',
  'OpInBoundsAccessChain',
  'OpPtrAccessChain',
  'OpInBoundsPtrAccessChain',
]

/** The eight instructions that the text adds. */
export const newInstructions: readonly string[] = [
  'OpTypeUntypedPointerKHR',
  'OpUntypedVariableKHR',
  ...chains,
  'OpUntypedArrayLengthKHR',
  'OpUntypedPrefetchKHR',
]

/** Values of the storage classes that rules of the text name. */
export const storageClass = {
  UniformConstant: enumerant('StorageClass', 'UniformConstant'),
  Input: enumerant('StorageClass', 'Input'),
  Uniform: enumerant('StorageClass', 'Uniform'),
  Output: enumerant('StorageClass', 'Output'),
  Workgroup: enumerant('StorageClass', 'Workgroup'),
  CrossWorkgroup: enumerant('StorageClass', 'CrossWorkgroup'),
  Private: enumerant('StorageClass', 'Private'),
  Function: enumerant('StorageClass', 'Function'),
  Generic: enumerant('StorageClass', 'Generic'),
  PushConstant: enumerant('StorageClass', 'PushConstant'),
  Image: enumerant('StorageClass', 'Image'),
  StorageBuffer: enumerant('StorageClass', 'StorageBuffer'),
  PhysicalStorageBuffer: enumerant('StorageClass', 'PhysicalStorageBuffer'),
} as const

/** The storage classes whose composite objects are explicitly laid out: "the four" of the notes. */
export const laidOutClasses: ReadonlySet<number> = new Set([
  storageClass.Uniform,
  storageClass.PushConstant,
  storageClass.StorageBuffer,
  storageClass.PhysicalStorageBuffer,
])

/** Whether it declares an untyped pointer type. */
export function isUntypedPointerType(
  type: Instruction | undefined,
): type is Named<'OpTypeUntypedPointerKHR'> {
  return type?.name === 'OpTypeUntypedPointerKHR'
}

/** Whether it declares a typed pointer type. */
export function isTypedPointerType(type: Instruction | undefined): type is Named<'OpTypePointer'> {
  return type?.name === 'OpTypePointer'
}

/** Id of the type that a typed pointer type points to; `undefined` for all else. */
export function pointeeId(type: Instruction | undefined): number | undefined {
  return isTypedPointerType(type) ? type.operands[1]?.value : undefined
}

/** What stands where a rule asks for a value of some type. */
interface Value {
  readonly definition: Instruction
  /** Its type; `undefined` where it is no value: a type, a label, a string. */
  readonly type: Instruction | undefined
}

/**
 * The value at operand `index`. `undefined` where there is no such operand, and where other rules are broken: nothing
 * defines the id, or its result type is no type.
 */
export function valueAt(
  module: Module,
  instruction: Instruction,
  index: number,
): Value | undefined {
  const definition = operandDefinition(module, instruction, index)
  if (definition === undefined) return undefined
  const type = resultType(module, definition)
  return type === undefined && definition.resultType !== 0 ? undefined : { definition, type }
}
