import { isLogical } from './addressing.ts'
import { storageClass } from './storage-class.ts'
import { uintType } from './things.ts'
import type { Declare } from './with-operand.ts'

function pointer(name: 'OpTypeUntypedPointerKHR' | 'OpTypePointer', into: string): Declare {
  return (graft, module, at) => {
    if (!isLogical(module, storageClass(into))) return undefined
    if (name === 'OpTypeUntypedPointerKHR') return graft.add(name, into)
    const pointee = uintType(graft, module, at)
    return pointee === undefined ? undefined : graft.add(name, into, pointee)
  }
}

function around(content: Declare, ...names: readonly ('array' | 'structure')[]): Declare {
  return (graft, module, at) => {
    const integer = uintType(graft, module, at)
    let type = content(graft, module, at)
    if (integer === undefined || type === undefined) return undefined
    for (const name of names) {
      type =
        name === 'structure'
          ? graft.add('OpTypeStruct', integer, type)
          : graft.add('OpTypeArray', type, graft.add('OpConstant', integer, 3))
    }
    return type
  }
}

const untyped = pointer('OpTypeUntypedPointerKHR', 'Function')

/** Logical pointer types of either kind, where a module's addressing model makes them so. */
export const logicalPointerTypes: Readonly<Record<string, Declare>> = {
  'untyped-pointer': untyped,
  'typed-pointer': pointer('OpTypePointer', 'Function'),
}

/** Types that contain one. */
export const typesWithLogicalPointers: Readonly<Record<string, Declare>> = {
  array: around(untyped, 'array'),
  structure: around(untyped, 'structure'),
  'array-of-structures': around(untyped, 'structure', 'array'),
  'structure-with-a-typed-pointer': around(pointer('OpTypePointer', 'Workgroup'), 'structure'),
  'nested-structures': around(untyped, 'array', 'structure', 'structure'),
}
