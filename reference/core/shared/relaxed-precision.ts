import type { Instruction, Module } from '../../module.ts'
import { containing, isImageObjectType } from './contained-types.ts'
import { opcodeSet } from './grammar.ts'
import { perModule } from './surveys.ts'
import {
  componentType,
  innermostElement,
  isBoolType,
  isExtensionType,
  isMatrixType,
  isNumericalType,
  isStructType,
  isUntypedPointerType,
  pointeeType,
  scalarWidth,
} from './types.ts'

/** Bits of the numbers that can have relaxed precision. */
const relaxedWidth = 32

/** Whether values of a type can have relaxed precision (2.14); yes where that is not for core to judge. */
export function canBeRelaxed(module: Module, type: Instruction | undefined): boolean {
  const inner = innermostElement(module, pointeeType(module, type) ?? type)
  if (inner === undefined) return true
  if (isBoolType(inner) || isStructType(inner) || inner.name === 'OpTypeVoid') return false
  const column = isMatrixType(inner) ? module.definition(inner.valueAt(0) ?? 0) : inner
  const component = componentType(module, column)
  if (isBoolType(component)) return false
  return !isNumericalType(component) || scalarWidth(component) === relaxedWidth
}

/** Whether a type consists of numbers of another width than those that can have relaxed precision. */
function isOfOtherWidth(module: Module, type: Instruction | undefined): boolean {
  const inner = innermostElement(module, type)
  const column = isMatrixType(inner) ? module.definition(inner?.valueAt(0) ?? 0) : inner
  const component = componentType(module, column)
  return isNumericalType(component) && scalarWidth(component) !== relaxedWidth
}

const hasValue = opcodeSet(['OpVariable', 'OpFunctionParameter', 'OpFunction', 'OpFunctionCall'])

/** Whether what RelaxedPrecision refers to at an id can have it; other instructions are for {@link mayWorkRelaxed}. */
export function mayBeRelaxed(target: Instruction, module: Module): boolean {
  if (!hasValue(target)) return true
  const type = module.definition(target.resultType)
  return type?.name === 'OpTypeVoid' || canBeRelaxed(module, type)
}

/** Whether an instruction whose result has RelaxedPrecision may work with it, as far as the numbers that it results in tell. */
export function mayWorkRelaxed(target: Instruction, module: Module): boolean {
  return hasValue(target) || !isOfOtherWidth(module, module.definition(target.resultType))
}

const holdsNumber = containing((type) => isNumericalType(type))

/** Whether a value of a type is, holds or points to numbers, or is what texels are read from. */
function isOfNumbers(module: Module, type: Instruction | undefined): boolean {
  const held = pointeeType(module, type) ?? type
  return (
    isImageObjectType(held) ||
    isExtensionType(held) ||
    isUntypedPointerType(held) ||
    holdsNumber(module, held)
  )
}

/** Keyed by id, whether its instruction takes numbers: an id may be decorated many times. */
const takingNumbers = perModule(() => new Map<number, boolean>())

function takesNumbers(module: Module, { index, result }: Instruction): boolean {
  const known = takingNumbers(module)
  const before = known.get(result)
  if (before !== undefined) return before
  let isMet = false
  module.eachId(index, (id) => {
    isMet ||= isOfNumbers(module, module.typeOf(id))
  })
  known.set(result, isMet)
  return isMet
}

/** Whether an id is the result of an instruction that may operate on numbers (2.14). */
export function worksOnNumbers(target: Instruction, module: Module): boolean {
  if (hasValue(target)) return true
  if (target.resultType === 0) return false
  return isOfNumbers(module, module.definition(target.resultType)) || takesNumbers(module, target)
}
