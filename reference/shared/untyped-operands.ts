import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { enumerant, storageClassName } from '../core/shared/grammar.ts'
import { operandDefinition, operandType, operandWord, resultType } from '../core/shared/operands.ts'
import { operationCheck } from '../core/shared/operation-check.ts'
import { perModule } from '../core/shared/surveys.ts'
import { isTypeDeclaration, type Named, storageClassOf } from '../core/shared/types.ts'
import type { Instruction, Module, Operand } from '../module.ts'

/** A check that looks at instructions one by one. */
export type InstructionCheck = Extract<Check, { readonly at: unknown }> & {
  readonly at: readonly string[]
}

/** The check, asked of `OpSpecConstantOp` as well where it executes one of the check's instructions. */
export function alsoEmbedded({ rule, at: opcodes, among, judge }: InstructionCheck): Check {
  return { ...operationCheck(rule, opcodes, judge), ...(among === undefined ? {} : { among }) }
}

/** The check, asked only where UntypedPointersKHR is declared: elsewhere the rule of core that it replaces in part speaks. */
export function whereDeclared({ rule, at: opcodes, judge }: InstructionCheck): InstructionCheck {
  return { rule, at: opcodes, among: ['UntypedPointersKHR'], judge }
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

/** Id of the type that a typed pointer type points to; `undefined` otherwise. */
export function pointeeId(type: Instruction | undefined): number | undefined {
  return isTypedPointerType(type) ? type.operands[1]?.value : undefined
}

/** Operands where a rule requires a value of some type. */
interface OperandValue {
  readonly definition: Instruction
  /** Its type; `undefined` where it is not a value: a type, a label, a string. */
  readonly type: Instruction | undefined
}

/**
 * The value at operand `index`. `undefined` if there is no such operand, and if other rules are broken: nothing defines
 * the id, or its result type is not a type.
 */
export function valueAt(
  module: Module,
  instruction: Instruction,
  index: number,
): OperandValue | undefined {
  const definition = operandDefinition(module, instruction, index)
  if (definition === undefined) return undefined
  const type = resultType(module, definition)
  return type === undefined && definition.resultType !== 0 ? undefined : { definition, type }
}

/**
 * The check that operands of the instructions named in `opcodes` are values of a type that `fits`.
 *
 * @param operands names of the operands and their places after result type and result.
 * @param wanted what fits, for messages: `a pointer`.
 */
export function operandOfType(
  rule: RuleId,
  opcodes: readonly string[],
  operands: Readonly<Record<string, number>>,
  fits: (type: Instruction | undefined) => boolean,
  wanted: string,
): InstructionCheck {
  const places = Object.entries(operands)
  return {
    rule,
    at: opcodes,
    judge(instruction, module, report) {
      for (const [name, index] of places) {
        const value = valueAt(module, instruction, index)
        if (value === undefined || fits(value.type)) continue
        const { definition, type } = value
        const what = type === undefined ? `is an ${definition.name}` : `is of ${type.name}`
        report(
          operandWord(instruction, index),
          `${name} %${definition.result} ${what}, not ${wanted}`,
        )
      }
    },
  }
}

/** The check that operand `index` of the instructions named in `opcodes`, where it is a pointer, points into `wanted`. */
export function pointerInStorageClass(
  rule: RuleId,
  opcodes: readonly string[],
  index: number,
  wanted: number,
): InstructionCheck {
  return {
    rule,
    at: opcodes,
    judge(instruction, module, report) {
      const storage = storageClassOf(operandType(module, instruction, index))
      if (storage !== undefined && storage !== wanted)
        report(
          operandWord(instruction, index),
          `the pointer is into ${storageClassName(storage)}, not ${storageClassName(wanted)}`,
        )
    },
  }
}

/** The check that the Result Type of the instructions named in `opcodes`, where it is a pointer type, has one of `classes`. */
export function resultInStorageClass(
  rule: RuleId,
  opcodes: readonly string[],
  classes: readonly number[],
): InstructionCheck {
  return {
    rule,
    at: opcodes,
    judge(instruction, module, report) {
      const storage = storageClassOf(resultType(module, instruction))
      if (storage !== undefined && !classes.includes(storage))
        report(
          instruction.word + 1,
          `Result Type %${instruction.resultType} has the storage class ${storageClassName(storage)}`,
        )
    },
  }
}

/**
 * The check that the Result Type of the instructions named in `opcodes` is a type that `fits`. Result types that are
 * not types break another rule.
 *
 * @param wanted what fits, for messages: `a pointer type`.
 */
export function resultOfType(
  rule: RuleId,
  opcodes: readonly string[],
  fits: (type: Instruction) => boolean,
  wanted: string,
): InstructionCheck {
  return {
    rule,
    at: opcodes,
    judge(instruction, module, report) {
      const type = resultType(module, instruction)
      if (type !== undefined && !fits(type))
        report(instruction.word + 1, `Result Type %${type.result} is ${type.name}, not ${wanted}`)
    },
  }
}

/** Names of the instructions that make variables. */
export const variables: readonly string[] = ['OpVariable', 'OpUntypedVariableKHR']

/** Whether it is an `OpVariable` or an `OpUntypedVariableKHR`. */
export function isVariable(instruction: Instruction | undefined): boolean {
  return instruction !== undefined && variables.includes(instruction.name)
}

/** Whether it is a variable outside every function. */
export function isGlobalVariable(module: Module, instruction: Instruction): boolean {
  return isVariable(instruction) && module.functionOf(instruction) === undefined
}

/** The Data Type of an `OpUntypedVariableKHR`; `undefined` where it has none or the operand is not a type. */
export function dataType(module: Module, variable: Instruction): Instruction | undefined {
  const type = module.definition(variable.operands[1]?.value ?? 0)
  return isTypeDeclaration(type) ? type : undefined
}

/** The Initializer of an `OpUntypedVariableKHR`. */
export function initializer({ operands }: Instruction): Operand | undefined {
  return operands[2]
}

/** The type of the object that a variable of either kind makes; `undefined` where it is not said. */
export function allocatedType(module: Module, variable: Instruction): Instruction | undefined {
  if (variable.name === 'OpUntypedVariableKHR') return dataType(module, variable)
  const pointer = module.definition(variable.resultType)
  if (pointer?.name !== 'OpTypePointer') return undefined
  const type = module.definition(pointer.operands[1]?.value ?? 0)
  return isTypeDeclaration(type) ? type : undefined
}

const model = {
  Logical: enumerant('AddressingModel', 'Logical'),
  Physical32: enumerant('AddressingModel', 'Physical32'),
  Physical64: enumerant('AddressingModel', 'Physical64'),
  PhysicalStorageBuffer64: enumerant('AddressingModel', 'PhysicalStorageBuffer64'),
} as const

const widthByModel = new Map<number, number>([
  [model.Logical, 0],
  [model.Physical32, 32],
  [model.Physical64, 64],
])

const modelOf = perModule((module) => ({
  model: module.all('OpMemoryModel')[0]?.operands[0]?.value,
}))

/**
 * Bits of a pointer into a storage class, 0 if pointers into it are logical. `undefined` if there is no addressing
 * model, or one that no text here describes.
 */
export function pointerWidth(module: Module, storage: number): number | undefined {
  const { model: declared } = modelOf(module)
  if (declared === undefined) return undefined
  if (declared === model.PhysicalStorageBuffer64)
    return storage === storageClass.PhysicalStorageBuffer ? 64 : 0
  return widthByModel.get(declared)
}

/** Whether it declares a pointer type, of either kind, whose storage class does not use physical addressing. */
export function isLogicalPointerType(module: Module, type: Instruction | undefined): boolean {
  const storage = storageClassOf(type)
  return storage !== undefined && pointerWidth(module, storage) === 0
}
