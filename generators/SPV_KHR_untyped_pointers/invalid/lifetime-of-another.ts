import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { isPhysical } from '../shared/addressing.ts'
import { noPointerObjects } from '../shared/no-pointers.ts'
import { pointerAt } from '../shared/pointer-at.ts'
import { ruledOrdinals } from '../shared/ruled-ordinals.ts'
import { operandWays, withOperand } from '../shared/with-operand.ts'

const pointerWord = 0

const classes = {
  global: 'CrossWorkgroup',
  local: 'Workgroup',
  generic: 'Generic',
  constant: 'UniformConstant',
} as const

/** A null pointer like the one that is there, but into that storage class. */
function into(storageClass: string, kind: 'typed' | 'untyped'): Way {
  return (module, at) => {
    const pointer = pointerAt(module, at, pointerWord)
    if (pointer?.kind !== kind || !isPhysical(module)) return undefined
    return withOperand(module, at, pointerWord, (graft) =>
      graft.add(
        'OpConstantNull',
        pointer.pointee === undefined
          ? graft.add('OpTypeUntypedPointerKHR', storageClass)
          : graft.add('OpTypePointer', storageClass, pointer.pointee),
      ),
    )
  }
}

export const mutator = mutatorOf({
  name: 'lifetime-of-another',
  rule: 'lifetime-pointer-is-into-function',
  summary: 'a lifetime is said of what is in another storage class than Function, or no pointer',
  ordinals: (module) => ruledOrdinals(module, 'OpLifetimeStart', 'OpLifetimeStop'),
  ways: {
    ...Object.fromEntries(
      Object.entries(classes).flatMap(([name, storageClass]) => [
        [`untyped-into-${name}`, into(storageClass, 'untyped')],
        [`typed-into-${name}`, into(storageClass, 'typed')],
      ]),
    ),
    ...operandWays(pointerWord, noPointerObjects),
  },
})
