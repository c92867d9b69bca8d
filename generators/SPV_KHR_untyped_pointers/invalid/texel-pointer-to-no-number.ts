import { mutatorOf, type Way } from '../../mutate/mutator-of.ts'
import { hasIdleResult } from '../shared/idle-result.ts'
import { notNumerical } from '../shared/not-numerical.ts'
import { pointerShape } from '../shared/pointer-shape.ts'
import { ruledOrdinals } from '../shared/ruled-ordinals.ts'
import { type Declare, withOperand } from '../shared/with-operand.ts'

function to(pointee: Declare): Way {
  return (module, at) => {
    const shape = pointerShape(module, module.instructions[at]?.words[0])
    if (shape?.kind !== 'typed') return undefined
    return withOperand(module, at, 0, (graft, ...where) => {
      const type = pointee(graft, ...where)
      return type === undefined ? undefined : graft.add('OpTypePointer', shape.storageClass, type)
    })
  }
}

export const mutator = mutatorOf({
  name: 'texel-pointer-to-no-number',
  rule: 'image-texel-pointer-typed-result-points-to-a-numerical-scalar-or-void',
  summary: 'a typed pointer to a texel points to what is neither a number nor void',
  ordinals: (module) =>
    ruledOrdinals(module, 'OpImageTexelPointer').filter((at) => hasIdleResult(module, at)),
  ways: {
    ...Object.fromEntries(
      Object.entries(notNumerical).map(([variant, pointee]) => [variant, to(pointee)]),
    ),
    'untyped-pointer': to((graft) => graft.add('OpTypeUntypedPointerKHR', 'Image')),
  },
})
