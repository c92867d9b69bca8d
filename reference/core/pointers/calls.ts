import type { Check } from '../../check.ts'
import type { Instruction, Module, Operand } from '../../module.ts'
import { isLogicalPointer } from '../shared/addressing.ts'
import { constituentType } from '../shared/composite-type.ts'
import { enumerant } from '../shared/enumerant.ts'
import { isAnyArrayType } from '../shared/innermost.ts'
import { operandDefinition, operandType } from '../shared/operand.ts'
import { pointeeType, storageClassOf } from '../shared/pointer-type.ts'
import { resultType } from '../shared/result-type.ts'
import { isUntypedPointerType } from '../shared/untyped-pointers.ts'
import { hasVariablePointers } from './variable-pointers.ts'

const storageBuffer = enumerant('StorageClass', 'StorageBuffer')
const workgroup = enumerant('StorageClass', 'Workgroup')

/** Storage classes of core that arguments never point into. Those of extensions may be. */
const never: ReadonlySet<number> = new Set(
  [
    'Input',
    'Uniform',
    'Output',
    'CrossWorkgroup',
    'Generic',
    'PushConstant',
    'Image',
    'StorageBuffer',
  ].map((name) => enumerant('StorageClass', name)),
)
const variables: ReadonlySet<string> = new Set([
  'OpVariable',
  'OpUntypedVariableKHR',
  'OpFunctionParameter',
  'OpBufferPointerEXT',
])
const chains: ReadonlySet<string> = new Set(['OpAccessChain', 'OpInBoundsAccessChain'])
const untypedChains: ReadonlySet<string> = new Set([
  'OpUntypedAccessChainKHR',
  'OpUntypedInBoundsAccessChainKHR',
])
const opaqueElements: ReadonlySet<string> = new Set([
  'OpTypeSampler',
  'OpTypeImage',
  // Not listed by the text, yet what compilers pass; let pass.
  'OpTypeSampledImage',
  'OpTypeAccelerationStructureKHR',
  'OpTypeBufferEXT',
])

function isMemoryObjectDeclaration({ name }: Instruction): boolean {
  return variables.has(name)
}

/** The type that an untyped pointer points to is nowhere said; the type that its chain walks may be such an array. */
function walksArrayOfOpaque(module: Module, argument: Instruction): boolean {
  const type = operandDefinition(module, argument, 0)
  const element = isAnyArrayType(type) ? constituentType(module, type, 0) : undefined
  return element !== undefined && opaqueElements.has(element.name)
}

function isElementOfOne(module: Module, argument: Instruction): boolean {
  if (untypedChains.has(argument.name)) return walksArrayOfOpaque(module, argument)
  if (!chains.has(argument.name)) return false
  const base = operandDefinition(module, argument, 0)
  const element = pointeeType(module, resultType(module, argument))
  return (
    base !== undefined &&
    isMemoryObjectDeclaration(base) &&
    element !== undefined &&
    opaqueElements.has(element.name)
  )
}

function forEachPointer(
  module: Module,
  call: Instruction,
  visit: (operand: Operand, argument: Instruction, storage: number) => void,
): void {
  call.operands.forEach((operand, index) => {
    if (index === 0) return
    const type = operandType(module, call, index)
    const argument = module.definition(operand.value)
    const storage = storageClassOf(type)
    // What may be done with these, their own text says.
    if (argument?.name === 'OpUntypedImageTexelPointerEXT') return
    if (argument !== undefined && storage !== undefined && isLogicalPointer(module, type))
      visit(operand, argument, storage)
  })
}

/** Checks of pointers that are passed to functions. */
export const checks: readonly Check[] = [
  {
    rule: 'core/call-pointer-storage-class',
    at: ['OpFunctionCall'],
    judge: (instruction, module, report) =>
      forEachPointer(module, instruction, (operand, _, storage) => {
        if (storage === storageBuffer && hasVariablePointers(module)) return
        if (never.has(storage)) report(operand.word, 'no pointer into this storage class is passed')
      }),
  },
  {
    rule: 'core/call-pointer-object',
    at: ['OpFunctionCall'],
    judge: (instruction, module, report) =>
      forEachPointer(module, instruction, (operand, argument, storage) => {
        if (never.has(storage)) return
        const hasVariable = hasVariablePointers(module)
        // Either capability frees both storage classes, also the one that it gives no variable pointers into.
        if (hasVariable && (storage === storageBuffer || storage === workgroup)) return
        // The text on untyped pointers says it of them, but only without variable pointers.
        if (isUntypedPointerType(resultType(module, argument)) && !hasVariable) return
        if (!isMemoryObjectDeclaration(argument) && !isElementOfOne(module, argument))
          report(operand.word, `${argument.name} is no memory object declaration`)
      }),
  },
]
