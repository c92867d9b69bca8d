import { mutatorOf } from '../../mutate/mutator-of.ts'
import { globalPointers, pointerAt } from '../shared/pointer-at.ts'
import { ruledOrdinals } from '../shared/ruled-ordinals.ts'
import { untypedAgain } from '../shared/untyped-again.ts'
import { withInserted } from '../shared/with-inserted.ts'
import { withOperand } from '../shared/with-operand.ts'

const imageWord = 2

export const mutator = mutatorOf({
  name: 'texel-of-untyped-image',
  rule: 'image-texel-pointer-image-is-a-typed-pointer',
  summary: 'a texel is looked for in an image behind an untyped pointer',
  ordinals: (module) =>
    ruledOrdinals(module, 'OpImageTexelPointer').filter(
      (at) => pointerAt(module, at, imageWord)?.kind === 'typed',
    ),
  ways: {
    'untyped-again': (module, at) => {
      const pointer = pointerAt(module, at, imageWord)
      if (pointer === undefined) return undefined
      return withInserted(module, at, (declare) => {
        const make = untypedAgain(module, declare, pointer)
        return make === undefined ? undefined : (put) => ({ [imageWord]: make(put) })
      })
    },
    'untyped-variable': (module, at) => {
      const pointer = pointerAt(module, at, imageWord)
      const other = globalPointers(module).find(
        ({ kind, storageClass }) => kind === 'untyped' && storageClass === pointer?.storageClass,
      )
      return other === undefined ? undefined : withOperand(module, at, imageWord, () => other.id)
    },
  },
})
