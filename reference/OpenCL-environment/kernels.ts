import type { RuleId } from '#spec/rule'
import type { Check } from '../check.ts'
import { entryPoints } from '../core/modes/entry-points.ts'
import { enumerant, enumerantSet, opcodeSet } from '../core/shared/grammar.ts'
import { resultType } from '../core/shared/operands.ts'
import { isExtensionType } from '../core/shared/types.ts'
import type { Instruction, Module } from '../module.ts'
import { noRecursion } from '../shared/stages.ts'

const isNoArgument = opcodeSet([
  'OpTypeBool',
  'OpTypeArray',
  'OpTypeMatrix',
  'OpTypeSampledImage',
  'OpTypeEvent',
  'OpTypeDeviceEvent',
  'OpTypeReserveId',
  'OpTypePipeStorage',
  'OpTypeNamedBarrier',
  'OpTypeOpaque',
])
const isMember = opcodeSet([
  'OpTypeInt',
  'OpTypeFloat',
  'OpTypeStruct',
  'OpTypeVector',
  'OpTypePointer',
])
const storageClasses: ReadonlySet<number> = enumerantSet(
  'StorageClass',
  'CrossWorkgroup',
  'Workgroup',
  'UniformConstant',
)

const inFunction = enumerant('StorageClass', 'Function')
const parameterAttribute = enumerant('Decoration', 'FuncParamAttr')
const byValue = enumerant('FunctionParameterAttribute', 'ByVal')

/** Whether an argument is what its pointer into Function points to. */
function isByValue(module: Module, type: Instruction, parameter: Instruction): boolean {
  if (type.name !== 'OpTypePointer' || type.valueAt(0) !== inFunction) return false
  return module
    .decorations(parameter.result)
    .some((row) => row.decoration === parameterAttribute && row.operands[0]?.value === byValue)
}

/** The fault of the type of an argument of kernels. */
function ofArguments(
  rule: RuleId,
  fault: (type: Instruction, module: Module, parameter: Instruction) => string | undefined,
): Check {
  return {
    rule,
    among: ['OpEntryPoint'],
    judgeFunction({ definition, parameters }, module, report) {
      if (!entryPoints(module).has(definition.result)) return
      for (const parameter of parameters) {
        const type = resultType(module, parameter)
        const message = type && fault(type, module, parameter)
        if (message !== undefined)
          report(parameter.word + 1, `argument %${parameter.result} ${message}`)
      }
    },
  }
}

/** Common Properties: Kernels. */
export const checks: readonly Check[] = [
  {
    rule: 'OpenCL-environment/kernel-returns-void',
    among: ['OpEntryPoint'],
    judgeFunction({ definition }, module, report) {
      const type = resultType(module, definition)
      if (type === undefined || type.name === 'OpTypeVoid') return
      if (entryPoints(module).has(definition.result))
        report(definition.word + 1, `the kernel returns ${type.name}`)
    },
  },
  ofArguments('OpenCL-environment/kernel-argument-type', (type) =>
    isNoArgument(type) ? `is ${type.name}` : undefined,
  ),
  ofArguments('OpenCL-environment/kernel-argument-member-type', (type, module) => {
    if (type.name !== 'OpTypeStruct') return undefined
    for (const [index, { value }] of type.operands.entries()) {
      const member = module.definition(value)
      if (member === undefined || isExtensionType(member) || member.name === 'OpTypeArray') continue
      if (!isMember(member)) return `has a member ${index} of ${member.name}`
    }
    return undefined
  }),
  ofArguments('OpenCL-environment/kernel-argument-member-array', (type, module) => {
    if (type.name !== 'OpTypeStruct') return undefined
    const index = type.operands.findIndex(
      ({ value }) => module.definition(value)?.name === 'OpTypeArray',
    )
    return index === -1 ? undefined : `has a member ${index} that is an array`
  }),
  ofArguments('OpenCL-environment/kernel-argument-storage-class', (type, module, parameter) =>
    type.name === 'OpTypePointer' &&
    !storageClasses.has(type.valueAt(0) ?? -1) &&
    !isByValue(module, type, parameter)
      ? 'points into none of CrossWorkgroup, Workgroup and UniformConstant'
      : undefined,
  ),
  ofArguments('OpenCL-environment/kernel-argument-by-value', (type, module, parameter) =>
    isByValue(module, type, parameter) ? 'points into Function and has ByVal' : undefined,
  ),
  noRecursion('OpenCL-environment/no-recursion'),
]
