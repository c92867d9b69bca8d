import { isPhysical } from './addressing.ts'
import { boolType, floatType, of, uintType, where } from './things.ts'
import type { Declare } from './with-operand.ts'

const array: Declare = (graft, module, at) => {
  const integer = uintType(graft, module, at)
  if (integer === undefined) return undefined
  return graft.add('OpTypeArray', integer, graft.add('OpConstant', integer, 2))
}

/** Types whose objects a bitcast neither takes nor gives. */
export const noNumberTypes: Readonly<Record<string, Declare>> = {
  structure: of(uintType, 'OpTypeStruct'),
  array,
  boolean: boolType,
  'boolean-vector': of(boolType, 'OpTypeVector', 2),
  matrix: where('Shader', of(of(floatType, 'OpTypeVector', 2), 'OpTypeMatrix', 2)),
  'structure-with-a-pointer': (graft, module) =>
    isPhysical(module)
      ? graft.add('OpTypeStruct', graft.add('OpTypeUntypedPointerKHR', 'CrossWorkgroup'))
      : undefined,
}
