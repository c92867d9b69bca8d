import { mutatorOf } from '../../mutate/mutator-of.ts'
import { openclsNamed } from '../shared/opencl-at.ts'
import { globalPointers, pointerAt } from '../shared/pointer-at.ts'
import { untypedAgain } from '../shared/untyped-again.ts'
import { withInserted } from '../shared/with-inserted.ts'
import { withOperand } from '../shared/with-operand.ts'

const pointerWord = 4

export const mutator = mutatorOf({
  name: 'opencl-prefetch-through-untyped',
  rule: 'opencl-prefetch-pointer-is-typed',
  summary: 'the extended instruction prefetches through an untyped pointer',
  ordinals: (module) => openclsNamed(module, 'prefetch'),
  ways: {
    'untyped-again': (module, at) => {
      const pointer = pointerAt(module, at, pointerWord)
      if (pointer === undefined) return undefined
      return withInserted(module, at, (declare) => {
        const make = untypedAgain(module, declare, pointer)
        return make === undefined ? undefined : (put) => ({ [pointerWord]: make(put) })
      })
    },
    variable: (module, at) => {
      const pointer = pointerAt(module, at, pointerWord)
      const other = globalPointers(module).find(
        ({ kind, storageClass }) => kind === 'untyped' && storageClass === pointer?.storageClass,
      )
      return other === undefined ? undefined : withOperand(module, at, pointerWord, () => other.id)
    },
  },
})
