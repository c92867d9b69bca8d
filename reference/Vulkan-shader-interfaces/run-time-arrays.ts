import type { Check } from '../check.ts'
import { constituentType } from '../core/shared/composite-type.ts'
import { isAnyArrayType } from '../core/shared/innermost.ts'
import { opcodeSet } from '../core/shared/opcode-set.ts'
import { heldType } from '../core/shared/variables.ts'
import type { Instruction, Module } from '../module.ts'

const isRunTimeArray = opcodeSet(['OpTypeRuntimeArray'])
const isResource = opcodeSet([
  'OpTypeStruct',
  'OpTypeImage',
  'OpTypeSampler',
  'OpTypeSampledImage',
  'OpTypeAccelerationStructureKHR',
  'OpTypeTensorARM',
])

const deepest = 16

/** Whether a type is an array of resources, in some dimension of a length that is known at run time only. */
function isRunTimeArrayOfResources(module: Module, type: Instruction | undefined): boolean {
  let inner = type
  let isLong = false
  // How long we look must not be for the input to choose.
  for (let depth = 0; depth < deepest && inner !== undefined && isAnyArrayType(inner); depth++) {
    isLong ||= isRunTimeArray(inner)
    inner = constituentType(module, inner, 0)
  }
  return isLong && inner !== undefined && isResource(inner)
}

/** Section "DescriptorSet and Binding Assignment". */
export const checks: readonly Check[] = [
  {
    rule: 'Vulkan-shader-interfaces/run-time-array-capability',
    at: ['OpVariable', 'OpUntypedVariableKHR'],
    among: ['OpTypeRuntimeArray'],
    judge(variable, module, report) {
      if (module.capabilities.has('RuntimeDescriptorArray')) return
      if (!isRunTimeArrayOfResources(module, heldType(module, variable))) return
      if (module.isDecorated(variable.result, 'Binding'))
        report(variable.word, 'a run-time array of descriptors, without RuntimeDescriptorArray')
    },
  },
]
