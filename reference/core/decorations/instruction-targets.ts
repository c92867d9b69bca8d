import type { Instruction, Module } from '../../module.ts'
import { isMatrixType, isStructType } from '../shared/composite-type.ts'
import { enumerant } from '../shared/enumerant.ts'
import { isExtensionType } from '../shared/extension-type.ts'
import { innermostElement } from '../shared/innermost.ts'
import { opcodeSet } from '../shared/opcode-set.ts'
import { pointeeType } from '../shared/pointer-type.ts'
import { isBoolType, isNumericalType, scalarWidth } from '../shared/scalar-type.ts'
import { heldType } from '../shared/variables.ts'
import { componentType } from '../shared/vector-type.ts'

/** From this version on, FPFastMathMode is for negation and comparisons, too. */
const moreFastMath = 0x0001_0600

const fastMath = opcodeSet([
  'OpFAdd',
  'OpFSub',
  'OpFMul',
  'OpFDiv',
  'OpFRem',
  'OpFMod',
  'OpExtInst',
  'OpExtInstWithForwardRefsKHR',
  'OpSpecConstantOp',
])
const laterFastMath = opcodeSet([
  'OpFNegate',
  'OpOrdered',
  'OpUnordered',
  ...['Equal', 'NotEqual', 'LessThan', 'GreaterThan', 'LessThanEqual', 'GreaterThanEqual'].flatMap(
    (relation) => [`OpFOrd${relation}`, `OpFUnord${relation}`],
  ),
])

/** Whether FPFastMathMode is for it (3.2.14). Capabilities of two extensions widen the list. */
export function mayBeFast(target: Instruction, { version, capabilities }: Module): boolean {
  return (
    fastMath(target) ||
    (version >= moreFastMath && laterFastMath(target)) ||
    capabilities.has('FloatControls2') ||
    capabilities.has('FPFastMathModeINTEL')
  )
}

const subpassData = enumerant('Dim', 'SubpassData')
const uniformConstant = enumerant('StorageClass', 'UniformConstant')

/** Whether a variable holds images of SubpassData, or something that is not for core to judge (3.2.19). */
export function holdsSubpassData(variable: Instruction, module: Module): boolean {
  if (variable.name !== 'OpVariable') return true
  // That the Vulkan specification has a rule on.
  if (module.environment.client === 'vulkan' && variable.valueAt(0) !== uniformConstant) return true
  const type = innermostElement(module, heldType(module, variable))
  if (type === undefined || isExtensionType(type)) return true
  return type.name === 'OpTypeImage' && type.valueAt(1) === subpassData
}

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
