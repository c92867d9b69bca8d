import type { Module } from '../../module.ts'
import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { comparedAt, mayBeNull, operandWords } from '../shared/comparison-at.ts'
import { ruledOrdinals } from '../shared/ruled-ordinals.ts'
import { storageClassName } from '../shared/storage-class.ts'
import { withOperands } from '../shared/with-operands.ts'
import { isExplicit } from '../shared/world.ts'

/** Subtracts null pointers of a type that has no stride. */
function without(kind: 'typed' | 'untyped'): Way {
  return (module: Module, at) => {
    const compared = comparedAt(module, at)
    if (compared === undefined || compared.first.kind !== kind) return undefined
    if (!isExplicit(storageClassName(compared.first.storageClass))) return undefined
    if (!mayBeNull(module, compared.first)) return undefined
    const { pointee, storageClass } = compared.first
    let pointer: number | undefined
    return withOperands(module, at, {
      [operandWords.first]: (graft) => {
        const type =
          pointee === undefined
            ? graft.add('OpTypeUntypedPointerKHR', storageClass)
            : graft.add('OpTypePointer', storageClass, pointee)
        pointer = graft.add('OpConstantNull', type)
        return pointer
      },
      [operandWords.second]: () => pointer,
    })
  }
}

export const mutator = mutatorOf({
  name: 'difference-without-stride',
  rule: 'subtracted-operand-1-is-a-base-for-ptr-access-chains',
  summary: 'pointers of a type without stride are subtracted where a stride may be asked for',
  ordinals: (module) => ruledOrdinals(module, 'OpPtrDiff'),
  ways: { untyped: without('untyped'), typed: without('typed') },
})
