import { mutatorOf } from '../../mutate/mutator-of.ts'
import { castWords, genericCastAt, idleCasts } from '../shared/generic-cast-at.ts'
import { uintType } from '../shared/things.ts'
import { withOperand } from '../shared/with-operand.ts'

export const mutator = mutatorOf({
  name: 'cast-to-generic-of-the-other-kind',
  rule: 'ptr-cast-to-generic-keeps-the-kind-of-pointer',
  summary:
    'a typed pointer is cast to an untyped one into Generic, or an untyped one to a typed one',
  ordinals: (module) => idleCasts(module, 'OpPtrCastToGeneric'),
  ways: {
    'untyped-result': (module, at) =>
      genericCastAt(module, at)?.result.kind === 'typed'
        ? withOperand(module, at, castWords.resultType, (graft) =>
            graft.add('OpTypeUntypedPointerKHR', 'Generic'),
          )
        : undefined,
    'typed-result': (module, at) =>
      genericCastAt(module, at)?.result.kind === 'untyped'
        ? withOperand(module, at, castWords.resultType, (graft, ...where) => {
            const pointee = uintType(graft, ...where)
            return pointee === undefined
              ? undefined
              : graft.add('OpTypePointer', 'Generic', pointee)
          })
        : undefined,
  },
})
