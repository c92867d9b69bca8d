import type { Graft } from '../../mutate/graft.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { isPhysical } from '../shared/addressing.ts'
import { comparedAt, operandWords } from '../shared/comparison-at.ts'
import { ruledOrdinals } from '../shared/ruled-ordinals.ts'
import { voidType } from '../shared/things.ts'
import { type Declare, withOperand } from '../shared/with-operand.ts'
import { withOperands } from '../shared/with-operands.ts'

/** Subtracts pointers, null or undefined ones, to what no array can have as its element. */
function way(pointee: Declare, name: 'OpConstantNull' | 'OpUndef'): Way {
  return (module, at) => {
    const compared = comparedAt(module, at)
    if (compared === undefined || !isPhysical(module)) return undefined
    let pointer: number | undefined
    const declare = (graft: Graft) => {
      const type = pointee(graft, module, at)
      if (type === undefined) return undefined
      pointer ??= graft.add(name, graft.add('OpTypePointer', compared.first.storageClass, type))
      return pointer
    }
    return withOperands(module, at, {
      [operandWords.first]: declare,
      [operandWords.second]: declare,
    })
  }
}

const functionType: Declare = (graft, module, at) => {
  const nothing = voidType(graft, module, at)
  return nothing === undefined ? undefined : graft.type('OpTypeFunction', nothing)
}

export const mutator = mutatorOf({
  name: 'difference-of-no-elements',
  rule: 'subtracted-typed-pointers-point-to-a-type-for-arrays',
  summary: 'typed pointers that are subtracted point to void or to a function type',
  ordinals: (module) => ruledOrdinals(module, 'OpPtrDiff'),
  ways: {
    'void-by-null-pointers': way(voidType, 'OpConstantNull'),
    'void-by-undefined-pointers': way(voidType, 'OpUndef'),
    'function-type-by-null-pointers': way(functionType, 'OpConstantNull'),
    'first-void-beside-untyped': (module, at) => {
      const compared = comparedAt(module, at)
      if (compared?.second.kind !== 'untyped' || !isPhysical(module)) return undefined
      return withOperand(module, at, operandWords.first, (graft) => {
        const nothing = voidType(graft, module, at)
        return nothing === undefined
          ? undefined
          : graft.add(
              'OpConstantNull',
              graft.add('OpTypePointer', compared.first.storageClass, nothing),
            )
      })
    },
  },
})
