import type { Instruction, Module } from '../../module.ts'
import { constituentType } from './composite-type.ts'
import { isAnyArrayType } from './innermost.ts'
import { opcodeSet } from './opcode-set.ts'
import { heldType } from './variables.ts'

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

/** Whether a variable is an array of resources, in some dimension of a length that is known at run time only. */
export function isRunTimeArrayOfResources(module: Module, variable: Instruction): boolean {
  let inner = heldType(module, variable)
  let isLong = false
  // How long we look must not be for the input to choose.
  for (let depth = 0; depth < deepest && inner !== undefined && isAnyArrayType(inner); depth++) {
    isLong ||= isRunTimeArray(inner)
    inner = constituentType(module, inner, 0)
  }
  return isLong && inner !== undefined && isResource(inner)
}
