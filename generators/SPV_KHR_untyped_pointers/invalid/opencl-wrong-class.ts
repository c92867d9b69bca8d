import type { Way } from '../../mutate/mutator-of.ts'
import { isPhysical } from '../shared/addressing.ts'
import { openclClasses } from '../shared/opencl.ts'
import { openclAt } from '../shared/opencl-at.ts'
import { openclMutator } from '../shared/opencl-mutator.ts'
import { pointerAt } from '../shared/pointer-at.ts'
import { withOperand } from '../shared/with-operand.ts'

/** Storage classes that kernels have pointers into, by the name of the way. */
const classes = {
  constant: 'UniformConstant',
  input: 'Input',
  image: 'Image',
  global: 'CrossWorkgroup',
  local: 'Workgroup',
  function: 'Function',
  generic: 'Generic',
} as const

/** A null pointer like the one that is there, but into that storage class. */
function into(storageClass: string): Way {
  return (module, at) => {
    const places = openclAt(module, at)
    const pointer = places === undefined ? undefined : pointerAt(module, at, places.pointerWord)
    if (places === undefined || pointer === undefined || !isPhysical(module)) return undefined
    if (openclClasses(places.row).includes(storageClass)) return undefined
    return withOperand(module, at, places.pointerWord, (graft) => {
      const type =
        pointer.pointee === undefined
          ? graft.add('OpTypeUntypedPointerKHR', storageClass)
          : graft.add('OpTypePointer', storageClass, pointer.pointee)
      return graft.add('OpConstantNull', type)
    })
  }
}

/** The same for pointers of one kind only, to tell their cases apart. */
function ofKind(kind: 'typed' | 'untyped', way: Way): Way {
  return (module, at) => {
    const word = openclAt(module, at)?.pointerWord
    return word !== undefined && pointerAt(module, at, word)?.kind === kind
      ? way(module, at)
      : undefined
  }
}

export const mutator = openclMutator(
  {
    name: 'opencl-wrong-class',
    rule: 'opencl-pointer-operand-is-in-its-storage-classes',
    summary: 'the pointer of an extended instruction points into a storage class that it may not',
  },
  Object.fromEntries(
    Object.entries(classes).flatMap(([name, storageClass]) => [
      [`untyped-into-${name}`, ofKind('untyped', into(storageClass))],
      [`typed-into-${name}`, ofKind('typed', into(storageClass))],
    ]),
  ),
  ['untyped-into-constant', 'typed-into-constant', 'untyped-into-input', 'typed-into-input'],
)
