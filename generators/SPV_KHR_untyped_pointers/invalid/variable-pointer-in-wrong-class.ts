import type { Module } from '../../module.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { ordinalOfCapability } from '../../mutate/ordinal-of-capability.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { hasVariablePointers, isLogical } from '../shared/addressing.ts'
import { calledInVain } from '../shared/called-in-vain.ts'
import { hasIdleResult } from '../shared/idle-result.ts'
import { joinedByPhi } from '../shared/joined-by-phi.ts'
import { type Pointer, pointerAt } from '../shared/pointer-at.ts'
import { storageClass, storageClassName } from '../shared/storage-class.ts'
import { type Take, unlistedUses } from '../shared/unlisted-uses.ts'
import { variablePointersOf, withStorageBufferOnly } from '../shared/variable-pointers-of.ts'
import { withInserted } from '../shared/with-inserted.ts'
import { withOperand } from '../shared/with-operand.ts'

const allowed: ReadonlySet<string> = new Set(['StorageBuffer', 'Workgroup'])

/** The untyped pointer that a load goes through, where no variable pointer may point there. */
function loadedThrough(module: Module, at: number): Pointer | undefined {
  const pointer = ordinalsOf(module, 'OpLoad').includes(at) ? pointerAt(module, at, 2) : undefined
  return pointer?.kind === 'untyped' &&
    isLogical(module, pointer.storageClass) &&
    !allowed.has(storageClassName(pointer.storageClass))
    ? pointer
    : undefined
}

function way(take: Take): Way {
  return (module, at) => {
    const pointer = loadedThrough(module, at)
    if (pointer === undefined) return undefined
    return withInserted(module, at, (declare) => {
      const write = take({ module, pointer, declare })
      if (write === undefined) return undefined
      return (put) => {
        write(put)
        return {}
      }
    })
  }
}

/** Reads the memory of a Function or Private variable as a pointer into that class. */
function loadOf(into: string): Way {
  return (module, at) => {
    const pointer = loadedThrough(module, at)
    const holds = ['Function', 'Private'].includes(storageClassName(pointer?.storageClass))
    return holds && hasIdleResult(module, at) && isLogical(module, storageClass(into))
      ? withOperand(module, at, 0, (graft) => graft.add('OpTypeUntypedPointerKHR', into))
      : undefined
  }
}

export const mutator = mutatorOf({
  name: 'variable-pointer-in-wrong-class',
  rule: 'variable-pointer-is-into-storage-buffer-or-workgroup',
  summary: 'a variable pointer points into a storage class that has no variable pointers',
  ordinals: (module) => {
    const at = ordinalOfCapability(module, 'VariablePointers')
    return hasVariablePointers(module)
      ? [...ordinalsOf(module, 'OpLoad'), ...(at === undefined ? [] : [at])]
      : []
  },
  ways: {
    select: way(unlistedUses.select),
    'ptr-access-chain': way(unlistedUses['untyped-ptr-access-chain']),
    null: way(({ declare, pointer }) => {
      declare.add('OpConstantNull', pointer.type)
      return () => {}
    }),
    'chain-of-null': way(({ declare, pointer }) => {
      const integer = declare.type('OpTypeInt', 32, 0)
      const nothing = declare.add('OpConstantNull', pointer.type)
      return integer === undefined
        ? undefined
        : (put) => put('OpUntypedInBoundsAccessChainKHR', pointer.type, integer, nothing)
    }),
    'copy-of-null': way(({ declare, pointer }) => {
      const nothing = declare.add('OpConstantNull', pointer.type)
      return (put) => put('OpCopyObject', pointer.type, nothing)
    }),
    phi: (module, at) => {
      const pointer = loadedThrough(module, at)
      return pointer === undefined ? undefined : joinedByPhi(module, at, pointer)
    },
    call: (module, at) => {
      const type = loadedThrough(module, at)?.type
      return type === undefined ? undefined : calledInVain(module, at, type)
    },
    'load-of-uniform': loadOf('Uniform'),
    'load-of-private': loadOf('Private'),
    'workgroup-by-the-lesser-capability': (module, at) =>
      ordinalOfCapability(module, 'VariablePointers') === at &&
      ordinalsOf(module, 'OpPtrEqual', 'OpPtrNotEqual', 'OpPtrDiff').length === 0 &&
      variablePointersOf(module, 'Workgroup').length > 0 &&
      variablePointersOf(module, 'Workgroup').every(({ kind }) => kind === 'untyped')
        ? withStorageBufferOnly(module)
        : undefined,
  },
})
