import { isPhysical } from './addressing.ts'
import { noPointers as plain, uintType } from './things.ts'
import type { Declare } from './with-operand.ts'

/** A structure with nothing in it but a pointer, where there may be such. */
const wrapped: Declare = (graft, module, at) => {
  const pointee = isPhysical(module) ? uintType(graft, module, at) : undefined
  if (pointee === undefined) return undefined
  const pointer = graft.add('OpTypePointer', 'CrossWorkgroup', pointee)
  return graft.add('OpConstantNull', graft.add('OpTypeStruct', pointer))
}

/** Objects that are no pointers, by what they are. */
export const noPointerObjects: Readonly<Record<string, Declare>> = {
  ...plain,
  'structure-with-a-pointer': wrapped,
}
