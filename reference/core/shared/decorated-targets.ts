import type { RuleId } from '#spec/rule'
import type { Instruction, Module } from '../../module.ts'
import { isSpecConstantInstruction } from './constants.ts'
import type { Applied } from './decorations.ts'
import { isScalarOrVectorOf } from './fitting-types.ts'
import { enumerant, enumerantSet, instructionClass } from './grammar.ts'
import { resultType } from './operands.ts'
import {
  constituentType,
  innermostElement,
  isExtensionType,
  isMatrixType,
  isPointerType,
  isScalarType,
  isStructType,
  isVectorType,
  storageClassOf,
} from './types.ts'
import { declaresVariable, heldType } from './variables.ts'

const subpassData = enumerant('Dim', 'SubpassData')

const uniformConstant = enumerant('StorageClass', 'UniformConstant')

/** Whether a variable holds images of SubpassData, or something that is not for core to judge (3.2.19). */
export function holdsSubpassData(variable: Instruction, module: Module): boolean {
  if (!declaresVariable(variable)) return true
  // The Vulkan specification has a rule on it.
  if (module.environment.client === 'vulkan' && variable.valueAt(0) !== uniformConstant) return true
  const type = innermostElement(module, heldType(module, variable))
  if (type === undefined || isExtensionType(type)) return true
  return type.name === 'OpTypeImage' && type.valueAt(1) === subpassData
}

/** Whether what is decorated, or the structure type whose member is, is what a decoration is for. */
export type TargetFits = (target: Instruction, module: Module, applied: Applied) => boolean

/** The purposes of decorations. */
export interface TargetRow {
  readonly rule: RuleId
  readonly decorations: readonly string[]
  /** The requirement on the decorated id; absent if only members are meant. */
  readonly whole?: TargetFits
  /** The requirement on the structure type of a decorated member; absent if that is another rule. */
  readonly member?: TargetFits
}

/** Whether a target is an instruction with one of these names. */
export function named(...names: readonly string[]): TargetFits {
  const set: ReadonlySet<string> = new Set(names)
  return ({ name }) => set.has(name)
}

/** Whether a target is outside functions. */
export function isGlobal(target: Instruction, module: Module): boolean {
  return module.functionOf(target) === undefined
}

/** Without variables in memory that hold the pointer: that is seen where they are decorated. */
export const memoryObject: TargetFits = ({ name, result }, module) =>
  name === 'OpVariable' || (name === 'OpFunctionParameter' && isPointerType(module.typeOf(result)))

/** Whether a target is an OpVariable. */
export const variable = named('OpVariable')

/** No target fits: members alone are meant. */
export const never: TargetFits = () => false

/** Whether a variable is in one of the storage classes; what is not a variable breaks another rule. */
export function isIn(...classes: readonly string[]): TargetFits {
  const allowed = enumerantSet('StorageClass', ...classes)
  return (target) => !declaresVariable(target) || allowed.has(target.valueAt(0) ?? -1)
}

/** Whether a memory object declaration is in one of the storage classes: a parameter is in that of its pointer type. */
export function memoryObjectIn(...classes: readonly string[]): TargetFits {
  const allowed = enumerantSet('StorageClass', ...classes)
  const variableFits = isIn(...classes)
  return (target, module, applied) => {
    if (target.name !== 'OpFunctionParameter') return variableFits(target, module, applied)
    const storage = storageClassOf(module.typeOf(target.result))
    return storage === undefined || allowed.has(storage)
  }
}

/** Instructions whose results their set, or the instruction that they execute, describes. */
export const ofOtherInstructions: ReadonlySet<string> = new Set([
  'OpExtInst',
  'OpExtInstWithForwardRefsKHR',
  'OpSpecConstantOp',
])

const saturating: ReadonlySet<string> = new Set(['OpSatConvertUToS', 'OpSatConvertSToU'])

/** Whether it converts, or may do so, to integers without clamping by itself. */
export function isConversionToInteger(target: Instruction, module: Module): boolean {
  const converts = instructionClass(target) === 'Conversion' && !saturating.has(target.name)
  if (!converts && !ofOtherInstructions.has(target.name)) return false
  const type = resultType(module, target)
  return type === undefined || isExtensionType(type) || isScalarOrVectorOf(module, type, 'integer')
}

/** Whether it is a pointer, or a value that only an extension defines. */
export function isPointer({ result }: Instruction, module: Module): boolean {
  const type = module.typeOf(result)
  return isPointerType(type) || isExtensionType(type)
}

/** Whether the innermost element of a member is a matrix, or of a type that only an extension defines. */
export function isMatrixMember(
  structure: Instruction,
  module: Module,
  { member }: Applied,
): boolean {
  const type = innermostElement(module, constituentType(module, structure, member))
  if (type === undefined || isMatrixType(type)) return true
  return !isScalarType(type) && !isVectorType(type) && !isStructType(type) && !isPointerType(type)
}

/** The sentence asks for a scalar; SPV_KHR_constant_data replaces it by a list of its own. */
export function isScalarSpecConstant(target: Instruction, module: Module): boolean {
  if (module.extensions.has('SPV_KHR_constant_data')) return true
  return isSpecConstantInstruction(target) && isScalarType(module.typeOf(target.result))
}

/** Whether it is an object as 2.2.1 defines it; a function is not an object of its return type. */
export const isObject = ({ name, resultType }: Instruction, module: Module): boolean =>
  resultType !== 0 && name !== 'OpFunction' && module.definition(resultType)?.name !== 'OpTypeVoid'
